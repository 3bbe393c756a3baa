/**
 * The columns for the attributes of products. The specification (§2.4) does not list their names, so a column exists once a row
 * has the attribute.
 */

import { productIdProblem } from '@/api/productId.ts'

/** The attributes of a product once they were requested; `pairs` is empty until they are answered. */
export type RowTraits = {
  state: 'waiting' | 'failed' | 'not found' | 'done'
  /** Names and values as received; a `|` separates several items of a value. */
  pairs: readonly (readonly [name: string, value: string])[]
}

export type WithTraits = { traits?: RowTraits }

/** The key of an attribute column: the attribute’s name, encoded for URLs so that it has no comma and no space. */
export type TraitColumn = `trait:${string}`

const PREFIX = 'trait:'
const LONGEST_NAME = 100
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

export const traitColumn = (name: string): TraitColumn =>
  `trait:${encodeURIComponent(name.replace(LONE_SURROGATE, '\uFFFD'))}`

export const isTraitColumn = (key: string): key is TraitColumn =>
  key.startsWith(PREFIX) && key.length > PREFIX.length

/** The attribute column that a text in a URL names; undefined if it names no such column. */
export function traitNamed(text: string): TraitColumn | undefined {
  if (!isTraitColumn(text)) return undefined
  try {
    const name = decodeURIComponent(text.slice(PREFIX.length))
    return name.trim() === '' || name.length > LONGEST_NAME ? undefined : traitColumn(name)
  } catch {
    return undefined
  }
}

/** The attribute that a column shows, as the service names it: "skin type". */
export const traitOf = (column: TraitColumn): string =>
  decodeURIComponent(column.slice(PREFIX.length))

/** The text that separates the items of a value in a cell; items contain no `|` themselves. */
const BETWEEN = ' | '

/** The items of a value; rows are filtered by each of them. */
export const itemsIn = (value: string): string[] => value.split(BETWEEN)

/** The value of a row’s attribute, with its items separated; null if it is missing or was not requested. */
export function traitIn({ traits }: WithTraits, column: TraitColumn): string | null {
  if (traits === undefined || traits.pairs.length === 0) return null
  const items = traits.pairs.flatMap(([name, value]) =>
    traitColumn(name) === column
      ? value
          .split('|')
          .map((item) => item.trim())
          .filter(Boolean)
      : [],
  )
  return items.length === 0 ? null : items.join(BETWEEN)
}

/** The attribute columns of the rows, the most frequent first. */
export function traitColumnsOf(rows: Iterable<WithTraits>, most: number): TraitColumn[] {
  const counts = new Map<TraitColumn, number>()
  for (const { traits } of rows) {
    for (const [name, value] of traits?.pairs ?? []) {
      if (name.trim() === '' || name.length > LONGEST_NAME || value.trim() === '') continue
      const column = traitColumn(name)
      counts.set(column, (counts.get(column) ?? 0) + 1)
    }
  }
  return [...counts]
    .toSorted(([a, some], [b, others]) => others - some || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([column]) => column)
}

type RequestedProduct = { country: string; productId: string | null }

/** The key under which a row’s attributes are requested and found; '' if its id can’t be requested. */
export const traitKeyOf = ({ country, productId }: RequestedProduct): string =>
  productId === null || productIdProblem(productId) !== null
    ? ''
    : `${country.toLowerCase()} ${productId}`
