import type { ApiVariant } from '@/api/apiVariant.ts'
/** What the specification leaves open, one point each: what the app assumes, what answers show of it, and what follows. */
import type { Connection } from '@/api/connection.ts'
import type { PointId } from '@/api/fields/specification.ts'
import type { Probe } from './probe.ts'
import type { Seen, Trace } from './seen.ts'

/**
 * One thing that an answer showed about the service. It speaks of what was sent and what came back, never of a setting,
 * so that it stays true when a setting changes.
 */
export type Fact = {
  /** One of the few things that a point can show. */
  fact: string
  /** Of what: the limit that was clamped, the status of a refusal; empty where the fact says all. */
  value: string
  /** This case in words, short enough for a table; names of the interface stand in backticks. Holds no key. */
  example: string
}

/** A fact as often as it was seen; the example is the latest. */
export type Evidence = Fact & {
  point: string
  count: number
  /** Epoch milliseconds. */
  first: number
  last: number
}

type Verdict = 'assumed' | 'observed' | 'contradicted'

/** What the reader can do about a point with one click. */
export type Remedy =
  | { kind: 'change'; label: string; change: Partial<ApiVariant>; done: string }
  | { kind: 'settings'; label: string; part: 'dialect' | 'labels' }

export type Judgement = {
  verdict: Verdict
  /** The evidence in words. */
  message: string
  /** How many answers speak for the verdict. */
  answers: number
  remedy: Remedy | null
}

export type OpenPoint = {
  id: PointId
  title: string
  section: string
  assumes: (connection: Connection) => string
  /** `earlier` holds what was seen before in this session, newest first. */
  observe?: (seen: Seen, earlier: readonly Trace[]) => Fact[]
  judge: (evidence: readonly Evidence[], connection: Connection) => Judgement
  /** What a proxy between app and service may have done instead of the service: of whatever was seen, or of some of it alone. */
  byProxy?: {
    /** The end of a sentence. */
    message: string
    when?: (evidence: readonly Evidence[]) => boolean
  }
  /** A few small requests that can tell; nobody else has to look at their answers, they are seen like all others. */
  probe?: Probe
}
