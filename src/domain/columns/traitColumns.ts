/** Traits of products as columns of their rows: the names are open (§2.4), so a column is there once a row states it. */

import { productIdProblem } from '@/api/productId.ts'

/** What a product states of itself, once somebody asked; no pairs while nothing is answered. */
export type RowTraits = {
  state: 'waiting' | 'failed' | 'not found' | 'done'
  /** Name and value as received: a value of several items joins them with `|`. */
  pairs: readonly (readonly [name: string, value: string])[]
}

export type Traited = { traits?: RowTraits }

/** As an address can hold it: no comma, no space. */
export type TraitColumn = `trait:${string}`

const PREFIX = 'trait:'
const LONGEST_NAME = 100
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

export const traitColumn = (name: string): TraitColumn =>
  `trait:${encodeURIComponent(name.replace(LONE_SURROGATE, '\uFFFD'))}`

export const isTraitColumn = (key: string): key is TraitColumn =>
  key.startsWith(PREFIX) && key.length > PREFIX.length

/** The column that a text of an address names; undefined where it names none. */
export function traitNamed(text: string): TraitColumn | undefined {
  if (!isTraitColumn(text)) return undefined
  try {
    const name = decodeURIComponent(text.slice(PREFIX.length))
    return name.trim() === '' || name.length > LONGEST_NAME ? undefined : traitColumn(name)
  } catch {
    return undefined
  }
}

/** "skin type": the name of the trait as the service gives it. */
export const traitOf = (column: TraitColumn): string =>
  decodeURIComponent(column.slice(PREFIX.length))

/** Between the items of a value, which hold no `|` themselves. */
const BETWEEN = ' | '

/** The items of what a row states: rows are narrowed by each of them. */
export const itemsIn = (value: string): string[] => value.split(BETWEEN)

/** What a row states, its items apart; null where it states nothing, or nobody asked. */
export function traitIn({ traits }: Traited, column: TraitColumn): string | null {
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

/** The columns that rows have a trait for, those that most of them state first. */
export function traitColumnsOf(rows: Iterable<Traited>, most: number): TraitColumn[] {
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

type Asked = { country: string; productId: string | null }

/** By what a row's traits are asked for and found again; '' for a row whose id cannot be requested. */
export const traitKeyOf = ({ country, productId }: Asked): string =>
  productId === null || productIdProblem(productId) !== null
    ? ''
    : `${country.toLowerCase()} ${productId}`
