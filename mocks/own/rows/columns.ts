/** Which column of a table or of a merchant feed is which field of the catalog, guessed from names and first values. */

import { FIELDS, type FieldName } from './fields.ts'

/** Google's prefix, case, accents, blanks and marks say nothing. */
const foldName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^g:/, '')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')

export type Column = { name: string; samples: readonly string[] }

const CODE = /^\d{8}(?:\d{4,6})?$/
const ADDRESS = /^https?:\/\//i
const PICTURE = /\.(?:jpe?g|png|webp|gif|avif)(?:\?|$)/i

const most = ({ samples }: Column, holds: (sample: string) => boolean): boolean => {
  const given = samples.filter((sample) => sample !== '')
  return given.length > 0 && given.filter(holds).length > given.length / 2
}

/** What a column's values look like, for fields whose name was not found. */
const LOOKS: readonly (readonly [FieldName, (column: Column) => boolean])[] = [
  ['code', (column) => most(column, (sample) => CODE.test(sample))],
  ['imageUrl', (column) => most(column, (sample) => ADDRESS.test(sample) && PICTURE.test(sample))],
  [
    'productUrl',
    (column) => most(column, (sample) => ADDRESS.test(sample) && !PICTURE.test(sample)),
  ],
]

/** In Google's feeds `price` is the list price and `sale_price` what is asked; in §2.1 `salePrice` is the MRP, beside `offerPrice`. */
const saleField = (folded: ReadonlySet<string>): FieldName =>
  folded.has('offerprice') ? 'salePrice' : 'offerPrice'

/** German tables have an `Artikel` for what it is called, and for its number: a number has a figure and no blank. */
const articleField = (column: Column): FieldName =>
  most(column, (sample) => /\d/.test(sample) && !/\s/.test(sample)) ? 'id' : 'title'

export const guessColumns = (columns: readonly Column[]): Record<string, string> => {
  const found = new Map<string, string>()
  const taken = new Set<string>()
  const take = (field: FieldName, column: string | undefined): void => {
    if (column === undefined || found.has(field) || taken.has(column)) return
    found.set(field, column)
    taken.add(column)
  }
  const byName = new Map(columns.toReversed().map(({ name }) => [foldName(name), name]))
  for (const { name, names } of FIELDS) {
    const known = names.find((each) => byName.has(each))
    if (known !== undefined) take(name, byName.get(known))
  }
  take(saleField(new Set(byName.keys())), byName.get('saleprice'))
  const article = columns.find(({ name }) => foldName(name) === 'artikel')
  if (article) take(articleField(article), article.name)
  for (const [field, looks] of LOOKS) {
    if (found.has(field)) continue
    take(field, columns.find((column) => !taken.has(column.name) && looks(column))?.name)
  }
  return Object.fromEntries(found)
}

/** Whether a head is one: data has no names, but numbers, addresses and empty cells. */
export const looksLikeHead = (names: readonly string[]): boolean => {
  const known = new Set(FIELDS.flatMap((field) => field.names).concat('saleprice', 'artikel'))
  if (names.some((name) => known.has(foldName(name)))) return true
  return !names.some((name) => /^\W*\d[\d\s.,]*\W*$/.test(name) || ADDRESS.test(name))
}
