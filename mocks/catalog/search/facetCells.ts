/**
 * Counting of the twelve facets. Columns with few values each are laid together: their joint codes are the cells of one
 * histogram, so that a listing is counted in fewer steps than it has facets, and cells become values once, at the end.
 */
import type { WireFacetName } from '../../wire.ts'
import type { Columns } from '../index/columns.ts'

/** A facet's code in a cell is `floor(cell / stride) % extent`. */
type Member = { name: WireFacetName; stride: number; extent: number }
/** The cells from `first` on. */
type Group = { members: Member[]; first: number; cells: number }

export type FacetCells = {
  /** A tally has as many entries. */
  cells: number
  /** Adds the listings of `bits` to a tally; with a name, no more than is needed for that facet. */
  count: (bits: Uint32Array, tally: Uint32Array, name?: WireFacetName) => void
  /** What is counted for a facet, by the codes of its column. */
  byCode: (tally: Uint32Array, name: WireFacetName) => Uint32Array
}

// a cell for so many listings at least: emptying and reading cells must not cost more than they save
const PER_CELL = 16
const MOST_CELLS = 4096

/** Largest first, each into the first group with room, so that few groups remain. */
const grouped = (columns: Columns, names: readonly WireFacetName[], size: number): Group[] => {
  const room = Math.min(MOST_CELLS, size / PER_CELL)
  const groups: Group[] = []
  const members = names.map((name) => ({ name, extent: columns[name].values.length }))
  for (const member of members.toSorted((one, other) => other.extent - one.extent)) {
    const group = groups.find(({ cells }) => cells * member.extent <= room)
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

// every position has a code in each column and a cell in each group: what the casts below rely on

/** The cell of listing p in group g stands at `p * groups.length + g`, so that a listing's cells are read together. */
const layCells = (columns: Columns, groups: readonly Group[], size: number, cells: number) => {
  const laid = new (cells <= 0x10000 ? Uint16Array : Uint32Array)(size * groups.length)
  // in order first: what is added up listing by listing lies together
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
      // each name was put into a group above
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
