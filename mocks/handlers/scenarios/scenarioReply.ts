/** The scenarios that change the right answer instead of replacing it. */
import type { Week } from '../../catalog/catalog.ts'
import type { ScenarioName } from '../../scenarios.ts'
import type { WireSearchAnswer } from '../../wire.ts'
import type { Reply } from '../answer/reply.ts'
import type { Reading } from '../apiVariant/reading.ts'
import { hostileBody, hostileText } from './hostile.ts'
import { hugeBody } from './huge.ts'
import { longBody } from './long.ts'

/** Two scenarios are readings of the specification: the same as the API variants of that point. */
export const scenarioReading = (name: ScenarioName | null): Partial<Reading> => {
  if (name === 'shuffled') return { order: 'shuffled' }
  return name === 'conjunctive' ? { ownFacet: 'chosen' } : {}
}

/** Another scenario is another catalog. */
export const weekIn = (name: ScenarioName | null): Week => (name === 'next-week' ? 'next' : 'this')

const WEEK_MS = 7 * 86_400_000

/** How far the service's clock is ahead: what it says next week, it says next week. */
export const aheadIn = (name: ScenarioName | null): number =>
  weekIn(name) === 'next' ? WEEK_MS : 0

/** Facets with the most frequent of their values alone. */
const cutAt =
  (most: number) =>
  (body: unknown): unknown => {
    // the demo's own shape
    const { facets } = body as Partial<WireSearchAnswer>
    if (!facets) return body
    return {
      ...(body as object),
      facets: facets.map(({ name, value }) => {
        const byCount = Object.entries(value).toSorted(([, a], [, b]) => b - a)
        return { name, value: Object.fromEntries(byCount.slice(0, most)) }
      }),
    }
  }

const BODIES: Partial<Record<ScenarioName, (body: unknown) => unknown>> = {
  'cut-facets': cutAt(5),
  'cut-facets-at-3': cutAt(3),
  hostile: hostileBody,
  huge: hugeBody,
  long: longBody,
}

/** The reply in the demo's own shape, dressed up; an API variant writes it its own way afterwards. */
export const inScenario = (name: ScenarioName | null, reply: Reply): Reply => {
  const change = name === null ? undefined : BODIES[name]
  return change && (reply.kind === 'answer' || reply.kind === 'refusal')
    ? { ...reply, body: change(reply.body) }
    : reply
}

const KEPT = 0.6

/** What happens to the text of a JSON body before it is sent. */
export const textInScenario =
  (name: ScenarioName | null) =>
  (text: string): string => {
    if (name === 'hostile') return hostileText(text)
    return name === 'truncated' ? text.slice(0, Math.ceil(text.length * KEPT)) : text
  }
