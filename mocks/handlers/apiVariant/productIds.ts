/** Product ids in another form: §2.1 describes 32 hexadecimal digits for the samples only. */
import type { Reading } from './reading.ts'

const HEXADECIMAL = /^([0-9A-F]{8})([0-9A-F]{24})$/
const WITH_SIGNS = /^p\/([0-9a-f]{8})\+([0-9a-f]{24})&é$/

/** The catalog's id as this service writes it. */
export const productIdIn = ({ productIds }: Reading, id: string): string =>
  productIds === 'with signs'
    ? id.replace(HEXADECIMAL, (_, head: string, rest: string) =>
        `p/${head}+${rest}&é`.toLowerCase(),
      )
    : id

/** Converts back to the catalog's id; an id in another form is unchanged. */
export const catalogId = ({ productIds }: Reading, id: string): string => {
  if (productIds === 'hexadecimal') return id
  const [, head, rest] = WITH_SIGNS.exec(id) ?? []
  return head === undefined || rest === undefined ? id : (head + rest).toUpperCase()
}
