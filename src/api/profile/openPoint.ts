/** The open points of the specification: for each the app's assumption, what answers show about it, and the verdict. */
import type { ApiVariant } from '@/api/apiVariant.ts'
import type { Connection } from '@/api/connection.ts'
import type { PointId } from '@/api/fields/specification.ts'
import type { ObservedAnswer, Trace } from './observedAnswer.ts'
import type { Probe } from './probe.ts'

/**
 * One thing that an answer showed about the service. It is about what was sent and received, never about a setting, so that it
 * stays true when a setting changes.
 */
export type Fact = {
  /** The name of the fact; each point has a few names. */
  fact: string
  /** What the fact is about, such as the limit that was clamped or the status of a refusal; empty if the fact needs no value. */
  value: string
  /** This case in words, short enough for a table; names of the interface are in backticks. Contains no key. */
  example: string
}

/** A fact with the number of times it was seen; the example is the latest. */
export type Evidence = Fact & {
  point: string
  count: number
  /** When the fact was first seen, in epoch milliseconds; `last` is when it was last seen. */
  first: number
  last: number
}

type Verdict = 'assumed' | 'observed' | 'contradicted'

/** What the user can do about a point with one click. */
export type Remedy =
  | { kind: 'change'; label: string; change: Partial<ApiVariant>; done: string }
  | { kind: 'settings'; label: string; part: 'dialect' | 'labels' }

export type PointEvaluation = {
  verdict: Verdict
  /** The evidence in words. */
  message: string
  /** The number of answers that support the verdict. */
  answers: number
  remedy: Remedy | null
}

export type OpenPoint = {
  id: PointId
  title: string
  section: string
  assumes: (connection: Connection) => string
  /** The facts that an answer shows about the point. `earlier` are the earlier answers of this session, newest first. */
  observe?: (seen: ObservedAnswer, earlier: readonly Trace[]) => Fact[]
  evaluate: (evidence: readonly Evidence[], connection: Connection) => PointEvaluation
  /** What a proxy may have done instead of the service; `when` limits it to certain evidence. */
  byProxy?: {
    /** What the proxy may have done, as the end of a sentence. */
    message: string
    when?: (evidence: readonly Evidence[]) => boolean
  }
  /** A few small requests that can decide the point; their answers are observed like all others. */
  probe?: Probe
}
