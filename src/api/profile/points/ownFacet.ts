/** Whether the facet of a chosen filter still lists the values that are not chosen; the specification (§4.3) does not say. */
import { facetFilters } from '@/api/fields/filters.ts'
import { openPoint } from '@/api/fields/specification.ts'
import { observed, assumed } from '@/api/profile/evaluation.ts'
import { mostSent } from '@/api/profile/listFacts.ts'
import {
  isSameBut,
  sentValues,
  type ObservedAnswer,
  type Trace,
} from '@/api/profile/observedAnswer.ts'
import type { Fact, OpenPoint } from '@/api/profile/openPoint.ts'
import { countOf, times } from '@/api/profile/tally.ts'

function observe(seen: ObservedAnswer, earlier: readonly Trace[]): Fact[] {
  return facetFilters.flatMap(({ name: parameter, field: name }): Fact[] => {
    const size = seen.search?.facets.find(([facet]) => facet === name)?.[1] ?? 0
    const chosen = sentValues(seen, parameter).length === 0 ? 0 : mostSent(seen, parameter)
    if (chosen === 0 || size === 0) return []
    const sent = chosen === 1 ? '1 was sent' : `up to ${chosen} were sent`
    if (size > chosen) {
      return [{ fact: 'all', value: name, example: `${name} has ${size} values, ${sent}` }]
    }
    const before = earlier.find(
      (trace) =>
        sentValues(trace, parameter).length === 0 &&
        isSameBut(trace, seen, [parameter, 'index', 'limit', 'mode']),
    )
    const others = before?.search?.facets.find(([facet]) => facet === name)?.[1] ?? 0
    // If the facet had no other values before, its list can't show anything.
    return others > size
      ? [{ fact: 'chosen', value: name, example: `${name} has ${size} values, ${others} before` }]
      : []
  })
}

export const ownFacet: OpenPoint = {
  ...openPoint('ownFacet'),
  assumes: () => 'all or the chosen value',
  observe,
  evaluate: (evidence) => {
    const all = countOf(evidence, 'all')
    const chosen = countOf(evidence, 'chosen')
    if (all + chosen === 0) return assumed('No search with a merchant or brand was seen yet')
    const parts = [
      ...(all > 0 ? [`It lists the other values, too, ${times(all)}`] : []),
      ...(chosen > 0 ? [`It lists the chosen value alone, ${times(chosen)}`] : []),
    ]
    return observed(parts.join('; '), all + chosen)
  },
}
