/** The answer when nothing is found. The specification (§7) shows the status 404 but no body. */
import type { Operation } from '@/api/fields/operations.ts'
import { openPoint } from '@/api/fields/specification.ts'
import type { Call } from '@/api/http/call.ts'
import { bodyForm } from '@/api/profile/bodyForm.ts'
import { observed, assumed } from '@/api/profile/evaluation.ts'
import type { ObservedAnswer } from '@/api/profile/observedAnswer.ts'
import type { Evidence, Fact, OpenPoint } from '@/api/profile/openPoint.ts'
import { evidenceForFact, countOf, times } from '@/api/profile/tally.ts'

const operations: readonly Operation[] = ['search', 'traits', 'lookup', 'ean']

const nameOf: Record<Operation, string> = {
  search: 'search',
  traits: 'traits',
  lookup: 'look-up',
  ean: 'EAN',
}

/** Reads an answer without a result. A look-up by URL that finds nothing without a 404 belongs to a separate point. */
function observe(seen: ObservedAnswer): Fact[] {
  const isOther = seen.nothing === true && seen.status !== 404 && seen.operation !== 'lookup'
  if (seen.status !== 404 && !isOther) return []
  const form = bodyForm(seen)
  const value = seen.status === 404 ? form : `${seen.status} with ${form}`
  const example = `${value} on ${nameOf[seen.operation]}`
  return [{ fact: seen.operation, value, example }]
}

const summaryOf = (evidence: readonly Evidence[]) =>
  operations
    .flatMap((operation) => evidenceForFact(evidence, operation))
    .map(({ example, count }) => `${example}, ${times(count)}`)
    .join('; ')

const NO_SUCH = {
  q: 'zzqxjkvbwpy',
  id: '0'.repeat(32),
  /** A code from the range for coupons with a valid check digit, so that no product has it. */
  code: '9999999999994',
} as const

const at = (country: string): Call['query'] => [
  ['countryCode', country],
  ['mode', 'lite'],
]

export const notFoundBody: OpenPoint = {
  ...openPoint('notFoundBody'),
  assumes: () => 'any',
  observe,
  byProxy: { message: "a body may be the proxy's own" },
  evaluate: (evidence) => {
    const count = operations.reduce((sum, operation) => sum + countOf(evidence, operation), 0)
    return count === 0
      ? assumed('No look-up has come back empty yet')
      : observed(summaryOf(evidence), count)
  },
  probe: {
    requests: 3,
    needsSubject: false,
    run: async (send, { countries: [country = 'us'] }) => {
      await send({
        operation: 'search',
        path: '/products',
        query: [['q', NO_SUCH.q], ['limit', '1'], ...at(country)],
      })
      await send({
        operation: 'traits',
        path: `/products/${NO_SUCH.id}/traits`,
        query: at(country),
      })
      await send({
        operation: 'ean',
        path: `/insights/daas/productCodes/${NO_SUCH.code}`,
        query: at(country),
      })
    },
  },
}
