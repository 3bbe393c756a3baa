/**
 * The most values that a facet lists; the specification (§2.5) does not say. A length alone proves nothing, because a catalog may
 * have exactly that many. A list is proved to be cut by a record of the same answer whose merchant or brand it lacks, or by
 * merchant counts that add up to fewer products than were found.
 */
import { facetCertainty, sumOfCounts, valuesInRecords } from '@/api/facetCertainty.ts'
import { facetFilters, type Filter } from '@/api/fields/filters.ts'
import { openPoint } from '@/api/fields/specification.ts'
import { assumed, observed } from '@/api/profile/evaluation.ts'
import { sentValues, type ObservedAnswer } from '@/api/profile/observedAnswer.ts'
import type { Evidence, Fact, OpenPoint } from '@/api/profile/openPoint.ts'
import { evidenceForFact, countOf, times } from '@/api/profile/tally.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { joinInWords } from '@/lib/text/joinInWords.ts'

const MOST_NAMED = 12

/** The proof that a facet was cut. A facet whose filter was sent is skipped, because the filter may shorten its list. */
function cutOf(seen: ObservedAnswer, { field: name, name: filter }: Filter): Fact[] {
  const facet = seen.facets.find((one) => one.name === name)
  if (!facet || sentValues(seen, filter).length > 0) return []
  const found = seen.search?.numFound ?? null
  const records = valuesInRecords(name, seen.records) ?? []
  const certainty = facetCertainty(name, facet.values, { found, records })
  if (certainty.is !== 'cut') return []
  const size = facet.values.length
  const [missing] = certainty.missing
  const proof =
    missing === undefined
      ? `which count ${formatCount(sumOfCounts(facet.values))} of ${formatCount(found)} products`
      : `not “${missing.slice(0, 40)}” of a record beside it`
  const example = `\`${name}\` lists ${formatCount(size)} values, ${proof}`
  return [{ fact: 'cut', value: `${size} ${name}`, example }]
}

function observe(seen: ObservedAnswer): Fact[] {
  if (!seen.search || seen.facets.length === 0) return []
  const most = seen.facets.reduce((longest, { values }) => Math.max(longest, values.length), 0)
  const names = seen.facets.filter(({ values }) => values.length === most).map(({ name }) => name)
  const quotedNames = names.map((name) => `\`${name.slice(0, 40)}\``).slice(0, MOST_NAMED)
  const cuts = facetFilters.flatMap((filter) => cutOf(seen, filter))
  if (most === 0) return cuts
  const longest: Fact = {
    fact: 'longest',
    value: `${most} ${quotedNames.join(' ')}`,
    example: `${formatCount(most)} in ${quotedNames.join(', ')}`,
  }
  return [longest, ...cuts]
}

const lengthOf = ({ value }: Evidence) => Number.parseInt(value, 10)
const namesOf = ({ value }: Evidence) => value.match(/`[^`]*`/g) ?? []

export const facetCap: OpenPoint = {
  ...openPoint('facetCap'),
  assumes: () => 'none known',
  observe,
  evaluate: (evidence) => {
    const longest = evidenceForFact(evidence, 'longest').toSorted(
      (a, b) => lengthOf(b) - lengthOf(a),
    )
    const [first] = longest
    const [cut] = evidenceForFact(evidence, 'cut')
    if (!cut) {
      return first
        ? assumed(`The longest list has ${first.example}; none was seen to lack a value`)
        : assumed('No facet was seen yet')
    }
    const hits = countOf(evidence, 'cut')
    const proof = `${cut.example}, ${times(hits)}`
    const most = first && lengthOf(first)
    const isOneLength = evidenceForFact(evidence, 'cut').every((one) => lengthOf(one) === most)
    const ending = longest.filter((one) => lengthOf(one) === most).flatMap(namesOf)
    const names = [...new Set(ending)]
    return isOneLength && names.length > 1
      ? observed(
          `${formatCount(most)}: no list is longer, ${joinInWords(names)} end there; ${proof}`,
          hits,
        )
      : observed(`Lists are cut, at no length that is sure: ${proof}`, hits)
  },
}
