/** The scenarios that change the correct answer instead of replacing it. */
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

/** Only `next-week` uses the other catalog. */
export const weekIn = (name: ScenarioName | null): Week => (name === 'next-week' ? 'next' : 'this')

const WEEK_MS = 7 * 86_400_000

/** How far the service's clock is ahead, in ms: `next-week` also dates its answers a week later. */
export const aheadIn = (name: ScenarioName | null): number =>
  weekIn(name) === 'next' ? WEEK_MS : 0

/** Limits each facet to its most frequent values. */
const cutAt =
  (most: number) =>
  (body: unknown): unknown => {
    // the cast: the demo's usual shape
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

/** Changes the reply in the demo's usual shape; an API variant is applied afterwards. */
export const inScenario = (name: ScenarioName | null, reply: Reply): Reply => {
  const change = name === null ? undefined : BODIES[name]
  return change && (reply.kind === 'answer' || reply.kind === 'refusal')
    ? { ...reply, body: change(reply.body) }
    : reply
}

const TRUNCATED_SHARE = 0.6

/** Changes the text of a JSON body before it is sent. */
export const textInScenario =
  (name: ScenarioName | null) =>
  (text: string): string => {
    if (name === 'hostile') return hostileText(text)
    return name === 'truncated' ? text.slice(0, Math.ceil(text.length * TRUNCATED_SHARE)) : text
  }
