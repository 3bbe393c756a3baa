/** Finds which groups of a summary stand out by their price position. */
import type { GroupColumn } from '@/domain/columns/columns.ts'
import { isTraitColumn, itemsIn } from '@/domain/columns/traitColumns.ts'
import { GatheredGroup } from './groupFigures.ts'
import { groupRows } from './groupRows.ts'
import type { RowTable } from './rowTable.ts'
import type { GroupFigures, RowEngine, StandOut, StandOuts } from './rowView.ts'

/** A group, or a cell of two groups, with its figures. */
type Group = Pick<StandOut, 'values'> & { figures: GroupFigures }

type Groups = { all: GroupFigures; groups: readonly Group[]; cells: readonly Group[] }

export const MOST_STAND_OUTS = 3
export const FEWEST_PRODUCTS = 2

const nameOf = ([column, value]: StandOut['values'][number]) => `${column} ${value}`

/** The side of the market that all products with an index are on; null if they are on several sides. */
function sideOf({ counts: { above, at, below } }: GroupFigures): StandOut['side'] | null {
  if (at > 0) return null
  if (above > 0) return below === 0 ? 'above' : null
  return below > 0 ? 'below' : null
}

/**
 * Finds what stands out. A group stands out if all its products with an index are above the market, or all below: at least 2, and
 * at least as many as a group needs to be shown (`least`). If all products of the collection are on that side, no group stands
 * out. A cell is left out if one of its two groups already stands out. The first are those whose distance of the average index
 * from 100, multiplied by the number of products with an index, is largest. Products without an index, such as those that are not
 * checked yet, are ignored.
 */
function standOuts({ all, groups, cells }: Groups, least: number): StandOuts {
  const whole = sideOf(all)
  const standingOut = (some: readonly Group[]) =>
    some.flatMap(({ values, figures }): StandOut[] => {
      const { rows, compared, index } = figures
      const side = sideOf(figures)
      const isEnough = compared >= Math.max(FEWEST_PRODUCTS, least)
      if (!isEnough || side === null || side === whole || index === null) return []
      return [{ values, side, rows, compared, index }]
    })
  const ofOne = standingOut(groups)
  const names = new Set(ofOne.flatMap(({ values }) => values.map(nameOf)))
  const ofTwo = standingOut(cells).filter(
    ({ values }) => !values.some((value) => names.has(nameOf(value))),
  )
  const weightOf = ({ index, compared }: StandOut) => Math.abs(index - 100) * compared
  return {
    groups: [...ofOne, ...ofTwo]
      .toSorted((a, b) => weightOf(b) - weightOf(a))
      .slice(0, MOST_STAND_OUTS),
    onlyYou: all.counts.onlyYou === all.rows ? 0 : all.counts.onlyYou,
  }
}

function cellsOf(
  table: RowTable,
  rows: Uint32Array,
  down: GroupColumn,
  across: GroupColumn,
): Group[] {
  const [lines, columns] = [table.group(down), table.group(across)]
  const width = columns.values.length
  const gathered = new Map<number, GatheredGroup>()
  for (const row of rows) {
    const at = (lines.codes[row] ?? 0) * width + (columns.codes[row] ?? 0)
    const cell = gathered.get(at) ?? new GatheredGroup()
    gathered.set(at, cell)
    cell.add(null, table.rows[row]?.market)
  }
  return [...gathered].map(([at, cell]) => ({
    values: [
      [down, lines.values[Math.floor(at / width)] ?? ''],
      [across, columns.values[at % width] ?? ''],
    ],
    figures: cell.figures(null),
  }))
}

/**
 * Returns a predicate: true if a filter by the values of a group shows exactly the rows of the group. A filter by one item of an
 * attribute doesn’t: it also shows rows with further items.
 */
function exactIn(table: RowTable, columns: readonly GroupColumn[]) {
  const items = new Map(
    columns.filter(isTraitColumn).map((column) => {
      const several = table.group(column).values.map(itemsIn)
      return [column, new Set(several.filter(({ length }) => length > 1).flat())] as const
    }),
  )
  return ({ values }: Group) =>
    values.every(([column, value]) => !isTraitColumn(column) || !items.get(column)?.has(value))
}

/**
 * Finds what stands out among these rows, by one group or by two. Groups by price position are left out, because each is on one
 * side by definition.
 */
export function standOutsIn(
  table: RowTable,
  rows: Uint32Array,
  { down, across, least }: Parameters<RowEngine['standOuts']>[0],
): StandOuts {
  const columns = [down, across].filter((column) => column !== '' && column !== 'priceStatus')
  const isExact = exactIn(table, columns)
  const grouped = (by: GroupColumn) => ({ by, ...groupRows(table, rows, { by, figure: 'index' }) })
  const ofColumns = columns.map(grouped)
  const groups = ofColumns.flatMap(({ by, groups: some }) =>
    some.map((figures) => ({ values: [[by, figures.value ?? '']] as const, figures })),
  )
  const [first, second] = columns
  const cells = first && second ? cellsOf(table, rows, first, second) : []
  const { all } = ofColumns[0] ?? grouped(down)
  return standOuts({ all, groups: groups.filter(isExact), cells: cells.filter(isExact) }, least)
}
