/** Which parameters a search requires; the specification (§4.3) does not say. */
import { filters } from '@/api/fields/filters.ts'
import { openPoint } from '@/api/fields/specification.ts'
import { assumed, contradicted, observed } from '@/api/profile/evaluation.ts'
import type { ObservedAnswer } from '@/api/profile/observedAnswer.ts'
import type { Evidence, Fact, OpenPoint } from '@/api/profile/openPoint.ts'
import { subjectQuery, searchCall } from '@/api/profile/probe.ts'
import { evidenceForFact, countOf, times } from '@/api/profile/tally.ts'
import { formatCount } from '@/lib/numbers/format.ts'

const narrowing: readonly string[] = ['q', ...filters.map(({ name }) => name)]

function observe({ operation, sent, status, search }: ObservedAnswer): Fact[] {
  if (operation !== 'search' || sent.some(([name]) => narrowing.includes(name))) return []
  if (status === 400 || status === 422) {
    return [
      { fact: 'refused', value: 'q', example: `A search without \`q\` was refused (${status})` },
    ]
  }
  const found = search?.numFound ?? search?.ids.length ?? 0
  return search && found > 0
    ? [
        {
          fact: 'answered',
          value: 'q',
          example: `A search without \`q\` returned ${formatCount(found)} products`,
        },
      ]
    : []
}

const isRefused = (evidence: readonly Evidence[]) =>
  countOf(evidence, 'refused') > countOf(evidence, 'answered')

export const searchNeeds: OpenPoint = {
  ...openPoint('searchNeeds'),
  assumes: () => 'none',
  observe,
  byProxy: { message: "the refusal may be the proxy's own", when: isRefused },
  evaluate: (evidence) => {
    const [answered] = evidenceForFact(evidence, 'answered')
    const [refused] = evidenceForFact(evidence, 'refused')
    if (refused && isRefused(evidence)) {
      return contradicted(`${refused.example}, ${times(refused.count)}`, refused.count)
    }
    return answered
      ? observed(`${answered.example}, ${times(answered.count)}`, answered.count)
      : assumed('No search without keywords and filters was seen yet')
  },
  probe: {
    requests: 1,
    needsSubject: false,
    run: async (send, subject) => {
      await send(searchCall(subjectQuery({ ...subject, q: '' }), 1))
    },
  },
}
