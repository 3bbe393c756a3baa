/** Exact counts of the twelve facets, each over the positions that its filter rule requires. */
import type { WireFacetName } from '../../wire.ts'
import { FACETS, type FacetCounts } from '../catalog.ts'
import { countBits, subtract } from '../index/bits.ts'
import type { SearchIndex } from '../index/searchIndex.ts'
import { facetValues } from './facetValues.ts'
import type { AllocateBits } from './scratch.ts'

/**
 * All positions in the requested countries with their counts. A result that contains most of them is counted by subtracting the
 * others.
 */
export type CountryPositions = { bits: Uint32Array; count: number; tally: Uint32Array }

/** The positions to count: a part of the whole. */
type Part = { bits: Uint32Array; count: number }

/** Facets that are counted over more positions than the result's. */
export type OwnFacetPositions = Partial<Record<WireFacetName, Part>>

export type FacetCounter = {
  whole: (bits: Uint32Array) => CountryPositions
  count: (
    whole: CountryPositions,
    found: Part,
    own: OwnFacetPositions,
    scratch: AllocateBits,
  ) => FacetCounts[]
}

export const facetCounter = ({ cells, values: texts }: SearchIndex): FacetCounter => {
  const facets = FACETS.map((name) => ({ name, values: facetValues(texts[name]) }))

  /** Counts a part of the whole. With a name, the entries of other facets may be incomplete. */
  const tallyOf = (
    whole: CountryPositions,
    part: Part,
    scratch: AllocateBits,
    name?: WireFacetName,
  ): Uint32Array => {
    if (part.count === whole.count) return whole.tally
    const tally = new Uint32Array(cells.cells)
    if (part.count * 2 < whole.count) {
      cells.count(part.bits, tally, name)
      return tally
    }
    const rest = scratch()
    rest.set(whole.bits)
    subtract(rest, part.bits)
    cells.count(rest, tally, name)
    // the cast: a tally has an entry for each cell
    return tally.map((lacking, cell) => (whole.tally[cell] as number) - lacking)
  }

  return {
    whole: (bits) => {
      const tally = new Uint32Array(cells.cells)
      cells.count(bits, tally)
      return { bits, count: countBits(bits), tally }
    },
    count: (whole, found, own, scratch) => {
      const tally = tallyOf(whole, found, scratch)
      return facets.map(({ name, values }) => {
        const part = own[name]
        const counted = part ? tallyOf(whole, part, scratch, name) : tally
        return { name, values: values(cells.byCode(counted, name)) }
      })
    },
  }
}
