/** What a facet offers to choose from: its values in order, the chosen ones always among them. */
import type { FacetValue } from '../../domain/facets.ts'
import { mergeSeenValues, orderFacetValues } from '../../domain/facets.ts'

export type FacetOption = { value: string; count: number | null; chosen: boolean }

type FacetInput = {
  name: string
  /** The answer's values. */
  values: FacetValue[]
  featured?: string[] | undefined
  /** Values of an earlier answer that the service may have left out of this one. */
  seen?: FacetValue[] | undefined
  isChosen: (value: string) => boolean
  /** Chosen values: offered at any count, even where the answer does not hold them. */
  chosen?: readonly string[]
}

export function facetOptions(facet: FacetInput): FacetOption[] {
  const { name, values, featured = [], seen = [], isChosen, chosen = [] } = facet
  const ordered = orderFacetValues(name, values, featured)
  const all = mergeSeenValues(orderFacetValues(name, seen, featured), ordered)
  const held = new Set(all.map(([value]) => value))
  const missing = chosen.filter((value) => !held.has(value))
  return [...missing.map((value): FacetValue => [value, null]), ...all].map(([value, count]) => ({
    value,
    count,
    chosen: isChosen(value),
  }))
}
