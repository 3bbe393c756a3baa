/** How often a service may be called, and whether it states a time to wait; the specification (§8) does not say. */
import { openPoint } from '@/api/fields/specification.ts'
import { observed, assumed } from '@/api/profile/evaluation.ts'
import type { ObservedAnswer } from '@/api/profile/observedAnswer.ts'
import type { Fact, OpenPoint } from '@/api/profile/openPoint.ts'
import { countOf, times, valuesSaid } from '@/api/profile/tally.ts'
import { plural } from '@/lib/text/plural.ts'

/** The fact that the service answered. Every answer adds to it, because the profile shows their number. */
export const ANSWERED = 'answered'

/** How the service states the time to wait. Across origins the header is unreadable unless the service exposes it. */
function waitSaid(retryAfter: string | null): string {
  if (retryAfter === null || retryAfter.trim() === '') return 'no readable `Retry-After`'
  if (Number.isFinite(Number(retryAfter))) return '`Retry-After` in seconds'
  return Number.isNaN(Date.parse(retryAfter))
    ? 'a `Retry-After` that is neither seconds nor a date'
    : '`Retry-After` as a date'
}

function observe({ status, answer }: ObservedAnswer): Fact[] {
  const counted: Fact = { fact: ANSWERED, value: '', example: '' }
  if (status !== 429) return [counted]
  const value = waitSaid(answer.retryAfter)
  return [counted, { fact: 'limited', value, example: `429 with ${value}` }]
}

export const rateLimit: OpenPoint = {
  ...openPoint('rateLimit'),
  assumes: () => 'none known',
  observe,
  byProxy: { message: "the limit may be the proxy's own" },
  evaluate: (evidence) => {
    const count = countOf(evidence, ANSWERED)
    const answers = plural(count, 'answer')
    const limited = countOf(evidence, 'limited')
    return limited === 0
      ? assumed(`No 429 in ${answers}`)
      : observed(`429 ${times(limited)} in ${answers}: ${valuesSaid(evidence, 'limited')}`, limited)
  },
}
