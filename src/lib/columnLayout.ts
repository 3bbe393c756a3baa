/** The user’s layout of a table’s columns: order, widths and selection, saved under the table’s name. */

export type ColumnLayout = {
  /** Column keys; columns that are missing here have their default place. */
  order: readonly string[]
  /** The widths by column key, in px at the default text size. */
  widths: Readonly<Record<string, number>>
  /** Keys of the selected columns, for a table that doesn’t store them elsewhere; without it the default columns are shown. */
  shown?: readonly string[] | undefined
  /** Whether totals are shown below the columns; absent means yes. */
  totals?: boolean | undefined
}

export const usualLayout: ColumnLayout = { order: [], widths: {} }

const LEAST_WIDTH = 40
const MOST_WIDTH = 900

/** Columns of a column definition have an `id`; columns that a table lists directly have a `key`. */
export type Column = { key: string } | { id: string }

const keyOf = (column: Column) => ('id' in column ? column.id : column.key)

/**
 * Sorts columns by `order`, except that the first stays first, because it names the row. A column missing from `order` follows
 * its default neighbour.
 */
export function arrangeColumns<Some extends Column>(
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

/** The order of all columns after one has moved past its neighbour among the shown columns. */
export function moveColumn(
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

/** The layout with another width of one column; null resets it to the default. */
export function resizeColumn(
  layout: ColumnLayout,
  key: string,
  width: number | null,
): ColumnLayout {
  const { [key]: _, ...others } = layout.widths
  if (width === null) return { ...layout, widths: others }
  const fits = Math.round(Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, width)))
  return { ...layout, widths: { ...others, [key]: fits } }
}
