/** How a person has set out the columns of a table: order, widths and choice, kept under the table's name. */

export type ColumnLayout = {
  /** Keys; columns that it does not know stand where they usually do. */
  order: readonly string[]
  /** In px at the usual text size, by key. */
  widths: Readonly<Record<string, number>>
  /** Keys of those that were chosen, of a table that has no other place for them; without it the usual ones are shown. */
  shown?: readonly string[] | undefined
  /** Whether what the columns come to stands below them; without it it does. */
  totals?: boolean | undefined
}

export const usualLayout: ColumnLayout = { order: [], widths: {} }

const LEAST_WIDTH = 40
const MOST_WIDTH = 900

/** A column of a definition has an `id`; one of a table that lists its columns itself has a `key`. */
export type Column = { key: string } | { id: string }

const keyOf = (column: Column) => ('id' in column ? column.id : column.key)

/** In this order, the first always first: it names the row, and stays in sight. One that is not known follows its usual neighbour. */
export function arranged<Some extends Column>(
  columns: readonly Some[],
  order: readonly string[],
): Some[] {
  const [first, ...others] = columns
  if (first === undefined) return []
  const found: Some[] = [...new Set(order)].flatMap(
    (key) => others.find((one) => keyOf(one) === key) ?? [],
  )
  for (const [at, column] of others.entries()) {
    if (order.includes(keyOf(column))) continue
    const before = others[at - 1]
    const index = before === undefined ? 0 : found.indexOf(before) + 1
    found.splice(index, 0, column)
  }
  return [first, ...found]
}

/** The order after a column has moved past its neighbour among those that are shown. */
export function moved(
  columns: readonly Column[],
  shown: readonly string[],
  key: string,
  by: 1 | -1,
): string[] {
  const keys = columns.map(keyOf)
  const neighbour = shown[shown.indexOf(key) + by]
  if (neighbour === undefined) return keys
  const without = keys.filter((one) => one !== key)
  return without.toSpliced(without.indexOf(neighbour) + (by === 1 ? 1 : 0), 0, key)
}

/** null for the usual width. */
export function resized(layout: ColumnLayout, key: string, width: number | null): ColumnLayout {
  const { [key]: _, ...others } = layout.widths
  if (width === null) return { ...layout, widths: others }
  const fits = Math.round(Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, width)))
  return { ...layout, widths: { ...others, [key]: fits } }
}
