/**
 * Counts the twelve facets. Columns with few values are combined: their joint codes are the cells of one histogram, so that a
 * listing takes fewer steps than it has facets. Cells are converted to values once, at the end.
 */
import type { WireFacetName } from '../../wire.ts'
import type { Columns } from '../index/columns.ts'

/** A facet of a group. The facet's code in a cell is `floor(cell / stride) % extent`. */
type Member = { name: WireFacetName; stride: number; extent: number }
/** Facets that share cells. The cells of the group begin at `first`. */
type Group = { members: Member[]; first: number; cells: number }

export type FacetCells = {
  /** The number of cells, and the length of a tally: the count of listings in each cell. */
  cells: number
  /** Adds the listings of `bits` to a tally; with a name, only what that facet needs. */
  count: (bits: Uint32Array, tally: Uint32Array, name?: WireFacetName) => void
  /** The counts of a facet, by the codes of its column. */
  byCode: (tally: Uint32Array, name: WireFacetName) => Uint32Array
}

// at most one cell for this many listings: clearing and reading cells must not cost more than they save
const PER_CELL = 16
const MOST_CELLS = 4096

/** Puts the largest facets first, each into the first group with room, so that few groups are needed. */
const grouped = (columns: Columns, names: readonly WireFacetName[], size: number): Group[] => {
  const capacity = Math.min(MOST_CELLS, size / PER_CELL)
  const groups: Group[] = []
  const members = names.map((name) => ({ name, extent: columns[name].values.length }))
  for (const member of members.toSorted((one, other) => other.extent - one.extent)) {
    const group = groups.find(({ cells }) => cells * member.extent <= capacity)
    if (group) {
      group.members.push({ ...member, stride: group.cells })
      group.cells *= member.extent
    } else groups.push({ members: [{ ...member, stride: 1 }], first: 0, cells: member.extent })
  }
  let first = 0
  for (const group of groups) {
    group.first = first
    first += group.cells
  }
  return groups
}

// the casts below: every position has a code in each column and a cell in each group

/** The cell of listing p in group g is at `p * groups.length + g`, so that a listing's cells are adjacent. */
const layCells = (columns: Columns, groups: readonly Group[], size: number, cells: number) => {
  const laid = new (cells <= 0x10000 ? Uint16Array : Uint32Array)(size * groups.length)
  // adds the codes in a contiguous array first, which is faster than in steps of groups.length
  const cellOf = new Uint32Array(size)
  groups.forEach(({ members, first }, group) => {
    cellOf.fill(first)
    for (const { name, stride } of members) {
      const { codes } = columns[name]
      for (let position = 0; position < size; position += 1) {
        cellOf[position] = (cellOf[position] as number) + (codes[position] as number) * stride
      }
    }
    for (let position = 0, at = group; position < size; position += 1, at += groups.length) {
      laid[at] = cellOf[position] as number
    }
  })
  return laid
}

export const facetCells = (
  columns: Columns,
  names: readonly WireFacetName[],
  size: number,
): FacetCells => {
  const groups = grouped(columns, names, size)
  const cells = groups.reduce((sum, group) => sum + group.cells, 0)
  const laid = layCells(columns, groups, size, cells)
  const groupOf = (name: WireFacetName) =>
    groups.findIndex(({ members }) => members.some((member) => member.name === name))

  return {
    cells,
    count: (bits, tally, name) => {
      const from = name === undefined ? 0 : groupOf(name)
      const to = name === undefined ? groups.length : from + 1
      for (let index = 0; index < bits.length; index += 1) {
        let word = bits[index] as number
        while (word !== 0) {
          const lowest = word & -word
          const at = ((index << 5) + 31 - Math.clz32(lowest)) * groups.length
          for (let slot = at + from; slot < at + to; slot += 1) {
            const cell = laid[slot] as number
            tally[cell] = (tally[cell] as number) + 1
          }
          word ^= lowest
        }
      }
    },
    byCode: (tally, name) => {
      // the cast: each name is in a group
      const group = groups[groupOf(name)] as Group
      const { stride, extent } = group.members.find((member) => member.name === name) as Member
      const counts = new Uint32Array(extent)
      for (let cell = 0; cell < group.cells; cell += 1) {
        const count = tally[group.first + cell] as number
        if (count > 0) {
          const code = Math.floor(cell / stride) % extent
          counts[code] = (counts[code] as number) + count
        }
      }
      return counts
    },
  }
}
