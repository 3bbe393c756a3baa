/** The answer of a look-up by URL without a match; the specification (§7) does not describe it. */
import { isRecord } from '@/api/fields/readers.ts'
import { openPoint } from '@/api/fields/specification.ts'
import { observed, assumed } from '@/api/profile/evaluation.ts'
import type { ObservedAnswer } from '@/api/profile/observedAnswer.ts'
import type { Fact, OpenPoint } from '@/api/profile/openPoint.ts'
import { countOf, valuesSaid } from '@/api/profile/tally.ts'

function formOf({ status, answer, body }: ObservedAnswer): string {
  if (status !== 200) return String(status)
  if (answer.text.trim() === '') return '200 without a body'
  if (Array.isArray(body)) return '`[]`'
  if (body === null) return '`null`'
  const [name = ''] = isRecord(body) ? Object.keys(body) : []
  return `\`{ "${name.slice(0, 20)}": … }\``
}

function observe(seen: ObservedAnswer): Fact[] {
  if (seen.operation !== 'lookup' || seen.nothing !== true) return []
  const value = formOf(seen)
  return [{ fact: 'nothing', value, example: `${value} for a URL that nothing matches` }]
}

export const lookupNoMatch: OpenPoint = {
  ...openPoint('lookupNoMatch'),
  assumes: () => '`[]` or 404',
  observe,
  byProxy: { message: "the answer may be the proxy's own" },
  evaluate: (evidence) => {
    const count = countOf(evidence, 'nothing')
    return count === 0
      ? assumed('No look-up without a match was seen yet')
      : observed(valuesSaid(evidence, 'nothing'), count)
  },
  probe: {
    requests: 1,
    needsSubject: false,
    run: async (send, { countries: [country = 'us'] }) => {
      await send({
        operation: 'lookup',
        path: '/products/lookup',
        query: [
          ['countryCode', country],
          ['url', 'https://nothing.example/no-such-product'],
          ['mode', 'lite'],
        ],
      })
    },
  },
}
