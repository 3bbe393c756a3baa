/** Where `full` mode puts the pictures and the description of a code; the specification (§4.4) does not say. */
import { isRecord, readList } from '@/api/fields/readers.ts'
import { openPoint } from '@/api/fields/specification.ts'
import { assumed, observed } from '@/api/profile/evaluation.ts'
import { sentValues, type ObservedAnswer } from '@/api/profile/observedAnswer.ts'
import type { Fact, OpenPoint } from '@/api/profile/openPoint.ts'
import { evidenceForFact, countOf, times } from '@/api/profile/tally.ts'

const documented = new Set(['ean', 'merchants', 'product', 'merchantLogo'])
const extra = /image|img|picture|photo|thumbnail|desc/i
const MOST_NAMES = 4

function namesIn(places: readonly unknown[]): string[] {
  const names = places
    .filter(isRecord)
    .flatMap((place) => Object.keys(place))
    .filter((name) => !documented.has(name) && extra.test(name))
  return [...new Set(names)].slice(0, MOST_NAMES)
}

function observe(seen: ObservedAnswer): Fact[] {
  const isFull = seen.operation === 'ean' && sentValues(seen, 'mode')[0] === 'full'
  if (!isFull || seen.nothing !== false || !isRecord(seen.body)) return []
  const result = isRecord(seen.body['result']) ? seen.body['result'] : seen.body
  const places: [name: string, values: readonly unknown[]][] = [
    ['`result`', [result]],
    ['`result.product`', readList(result['product'])],
    ['each merchant entry', readList(result['merchants'])],
  ]
  const found = places.flatMap(([place, values]): Fact[] => {
    const names = namesIn(values)
    const example = `\`${names.join('`, `')}\` on ${place}`
    return names.length > 0 ? [{ fact: 'on', value: place, example }] : []
  })
  return found.length > 0
    ? found
    : [{ fact: 'none', value: '', example: 'nothing more than in lite' }]
}

export const eanExtras: OpenPoint = {
  ...openPoint('eanExtras'),
  assumes: () => '`images`, `description`',
  observe,
  evaluate: (evidence) => {
    const found = evidenceForFact(evidence, 'on')
    const none = countOf(evidence, 'none')
    const parts = [
      ...found.map(({ example, count }) => `${example}, ${times(count)}`),
      ...(none > 0 ? [`No pictures and no description, ${times(none)}`] : []),
    ]
    return parts.length > 0
      ? observed(parts.join('; '), countOf(evidence, 'on') + none)
      : assumed('No code has been requested in full mode yet')
  },
}
