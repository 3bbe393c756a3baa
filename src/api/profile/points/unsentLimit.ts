/** The number of rows on a page when `limit` is not sent; the specification (§4.3) does not state it. */
import { openPoint } from '@/api/fields/specification.ts'
import { assumed, observed } from '@/api/profile/evaluation.ts'
import { sentValues, type ObservedAnswer } from '@/api/profile/observedAnswer.ts'
import type { Fact, OpenPoint } from '@/api/profile/openPoint.ts'
import { searchWithoutKeywords } from '@/api/profile/probe.ts'
import { evidenceForFact, times } from '@/api/profile/tally.ts'
import { formatCount } from '@/lib/numbers/format.ts'

function observe(seen: ObservedAnswer): Fact[] {
  const page = seen.search
  if (!page || sentValues(seen, 'limit').length > 0) return []
  const rows = page.ids.length
  // If there are no more results than rows, the page may not be full, and its length shows nothing.
  if (rows === 0 || rows >= (page.numFound ?? 0)) return []
  const example = `${formatCount(rows)} rows of ${formatCount(page.numFound)} without \`limit\``
  return [{ fact: 'rows', value: String(rows), example }]
}

export const unsentLimit: OpenPoint = {
  ...openPoint('unsentLimit'),
  assumes: () => 'always sent',
  observe,
  evaluate: (evidence) => {
    const [best] = evidenceForFact(evidence, 'rows')
    return best
      ? observed(`${best.example}, ${times(best.count)}`, best.count)
      : assumed('The app always sends it')
  },
  probe: {
    requests: 2,
    needsSubject: true,
    run: async (send, subject) => {
      await searchWithoutKeywords(send, subject, (query) => ({
        operation: 'search',
        path: '/products',
        query: [...query, ['mode', 'lite']],
      }))
    },
  },
}
