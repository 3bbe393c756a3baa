/** The effect of `strict` on a look-up by URL; the specification (§4.2) does not explain its meaning and default. */
import { openPoint } from '@/api/fields/specification.ts'
import type { Call } from '@/api/http/call.ts'
import { assumed, observed } from '@/api/profile/evaluation.ts'
import {
  isSameBut,
  sentValues,
  type ObservedAnswer,
  type Trace,
} from '@/api/profile/observedAnswer.ts'
import type { Fact, OpenPoint } from '@/api/profile/openPoint.ts'
import { evidenceForFact, countOf, times } from '@/api/profile/tally.ts'
import { plural } from '@/lib/text/plural.ts'

const strictOf = (trace: Pick<Trace, 'sent'>) => sentValues(trace, 'strict')[0] ?? 'not sent'
const records = (found: readonly string[]) => plural(found.length, 'record')

/** Compares a look-up with an earlier one of the same URL that had another `strict`, or none. */
function observe(seen: ObservedAnswer, earlier: readonly Trace[]): Fact[] {
  const { found } = seen
  if (!found) return []
  const own = strictOf(seen)
  const compared = new Set<string>()
  return earlier.flatMap((trace): Fact[] => {
    const other = strictOf(trace)
    const isNew = trace.found !== null && other !== own && !compared.has(other)
    if (!isNew || !isSameBut(trace, seen, ['strict'])) return []
    compared.add(other)
    const pair = [own, other].toSorted().join(', ')
    const isSame = String(trace.found) === String(found)
    const example = `${other}: ${records(trace.found ?? [])}, ${own}: ${records(found)}`
    return [{ fact: isSame ? 'same' : 'other', value: pair, example }]
  })
}

const urlCall = (country: string, url: string, strict: string): Call => ({
  operation: 'lookup',
  path: '/products/lookup',
  query: [
    ['countryCode', country],
    ['url', url],
    ['mode', 'lite'],
    ...(strict === '' ? [] : ([['strict', strict]] satisfies Call['query'])),
  ],
})

/** Adds a tracking parameter to the URL, as an advertisement does: only a tolerant match then finds it. */
function tagged(url: string): string {
  const [page = '', ...fragment] = url.split('#')
  const tag = `${page.includes('?') ? '&' : '?'}utm_source=catalog-explorer`
  return [page + tag, ...fragment].join('#')
}

export const strict: OpenPoint = {
  ...openPoint('strict'),
  assumes: () => 'not sent',
  observe,
  evaluate: (evidence) => {
    const others = countOf(evidence, 'other')
    const same = countOf(evidence, 'same')
    const [best] = evidenceForFact(evidence, 'other')
    if (best) {
      const often = `${others} of ${others + same} comparisons`
      return observed(`Other records in ${often}: ${best.example}`, others)
    }
    return same === 0
      ? assumed('The app sends it only where you choose it')
      : assumed(`The same records with another \`strict\`, ${times(same)}; too few to say`)
  },
  probe: {
    requests: 6,
    needsSubject: true,
    lacks: ({ urls }) => (urls.length === 0 ? 'a product with an address' : null),
    run: async (send, { countries: [country = 'us'], urls: [url = ''] }) => {
      for (const address of [url, tagged(url)]) {
        for (const value of ['', 'true', 'false']) await send(urlCall(country, address, value))
      }
    },
  },
}
