/** Responses as the open points see them, and the evidence that a series of responses gives. */
import type { Connection } from '@/api/connection.ts'
import type { Operation } from '@/api/fields/operations.ts'
import { observe } from '@/api/profile/observe.ts'
import { traceOf, type ObservedAnswer, type Trace } from '@/api/profile/observedAnswer.ts'
import type { Evidence } from '@/api/profile/openPoint.ts'
import { profileOf, type EvaluatedPoint } from '@/api/profile/profileOf.ts'
import { toObservedAnswer } from '@/api/profile/toObservedAnswer.ts'
import { anAnswer } from './anAnswer.ts'
import { demoConnection } from './connections.ts'

const paths: Record<Operation, string> = {
  search: '/products',
  traits: '/products/A/traits',
  lookup: '/products/lookup',
  ean: '/insights/daas/productCodes/2049811763054',
}

type Options = {
  operation?: Operation
  status?: number
  retryAfter?: string
  connection?: Connection
}

/** `query` as in an address; `body` as text, or as a value that is sent as JSON. */
export function answered(query: string, body: unknown, options: Options = {}): ObservedAnswer {
  const {
    operation = 'search',
    status = 200,
    retryAfter = null,
    connection = demoConnection,
  } = options
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const call = {
    operation,
    path: paths[operation],
    query: [...new URLSearchParams(query)],
  }
  const answer = anAnswer({ call, status, text, retryAfter })
  const seen = toObservedAnswer({ call, url: '', at: 1, ms: 1, answer, failure: null }, connection)
  if (!seen) throw new Error('This answer is not looked at')
  return seen
}

/** A page of numbered products; `from` is the first one's number. */
export function products(from: number, rows: number): { productId: string }[] {
  return Array.from({ length: rows }, (_, at) => ({ productId: `P${from + at}` }))
}

export function evidenceOf(answers: readonly ObservedAnswer[]): Evidence[] {
  const evidence: Evidence[] = []
  let earlier: Trace[] = []
  for (const seen of answers) {
    for (const fact of observe(seen, earlier)) {
      const known = evidence.find(
        (one) => one.point === fact.point && one.fact === fact.fact && one.value === fact.value,
      )
      if (known) {
        known.count += 1
        known.example = fact.example
      } else evidence.push({ ...fact, count: 1, first: 1, last: 1 })
    }
    earlier = [traceOf(seen), ...earlier]
  }
  return evidence
}

/** The evaluation of one open point after these responses. */
export function evaluated(
  id: string,
  answers: readonly ObservedAnswer[],
  apiVariant: Partial<Connection['apiVariant']> = {},
): EvaluatedPoint['evaluation'] {
  const connection = {
    ...demoConnection,
    apiVariant: { ...demoConnection.apiVariant, ...apiVariant },
  }
  const { points } = profileOf(evidenceOf(answers), connection)
  const point = points.find((one) => one.id === id)
  if (!point) throw new Error(`No open point ${id}`)
  return point.evaluation
}
