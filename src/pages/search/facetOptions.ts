/** What a facet offers to choose from: its values in order, the chosen ones always among them, a limit, a search. */
import type { FacetValue } from '../../domain/facets.ts'
import { mergeSeenValues, orderFacetValues } from '../../domain/facets.ts'
import { foldText } from '../../domain/foldText.ts'

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

/**
 * The first `limit` options, or of those that hold `find`; chosen ones beyond the limit follow. `hidden` counts the rest
 * of what could be shown.
 */
export function visibleOptions(
  options: readonly FacetOption[],
  { limit, find }: { limit: number; find: string },
): { visible: FacetOption[]; hidden: number } {
  const wanted = foldText(find.trim())
  const found =
    wanted === '' ? options : options.filter(({ value }) => foldText(value).includes(wanted))
  const first = found.slice(0, limit)
  const shown = new Set(first)
  const chosen = options.filter((option) => option.chosen && !shown.has(option))
  return {
    visible: [...first, ...chosen],
    hidden: found.length - first.length - chosen.filter((option) => found.includes(option)).length,
  }
}
