/** Product ids in another form: §2.1 says 32 hexadecimal digits of the samples alone. */
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

/** Back to the catalog's id; an id of another form stays as it is. */
export const catalogId = ({ productIds }: Reading, id: string): string => {
  if (productIds === 'hexadecimal') return id
  const [, head, rest] = WITH_SIGNS.exec(id) ?? []
  return head === undefined || rest === undefined ? id : (head + rest).toUpperCase()
}
