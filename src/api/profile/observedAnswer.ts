/** An answer as the open points read it: what was sent, and what the tolerant readers found in the answer. */
import type { Connection } from '@/api/connection.ts'
import type { Operation } from '@/api/fields/operations.ts'
import { readNumber } from '@/api/fields/readers.ts'
import type { Answer } from '@/api/http/call.ts'
import type { Facet } from '@/api/operations/facet.ts'
import type { Echo } from './readEcho.ts'

export type ObservedSearch = {
  /** The product ids of the page in the order received; empty if nothing was found. */
  ids: readonly (string | null)[]
  numFound: number | null
  shuffled: boolean | null
  echo: Echo | null
  /** Each facet's name and number of values. */
  facets: readonly (readonly [name: string, size: number])[]
  /** Field names of the first record, sorted. */
  fields: readonly string[]
}

/** The part of an answer that is stored for comparison with later ones. */
export type Trace = {
  operation: Operation
  path: string
  sent: readonly (readonly [name: string, value: string])[]
  status: number
  /** What a search returned; null for answers of other operations and failures. */
  search: ObservedSearch | null
  /** The ids of the records that a look-up found; null for other answers. */
  found: readonly string[] | null
}

export type ObservedAnswer = Trace & {
  answer: Answer
  connection: Connection
  /** Parsed JSON; undefined if there is no body or it is not JSON. */
  body: unknown
  /** Whether the app read the answer as "nothing found" (true), a result (false), or a failure (null). */
  nothing: boolean | null
  /** The records as received, whatever the operation. */
  records: readonly Record<string, unknown>[]
  facets: readonly Facet[]
}

/** Copies the fields of `Trace` from an answer, without its body. */
export function traceOf({ operation, path, sent, status, search, found }: ObservedAnswer): Trace {
  return { operation, path, sent, status, search, found }
}

/** The values sent for a parameter, in order. */
export function sentValues({ sent }: Pick<Trace, 'sent'>, name: string): string[] {
  return sent.filter(([key]) => key === name).map(([, value]) => value)
}

/** A whole number sent for a parameter; null if nothing valid was sent. */
export function sentNumber(trace: Pick<Trace, 'sent'>, name: string): number | null {
  return readNumber(sentValues(trace, name)[0] ?? null)
}

/** Whether two requests are the same except for some parameters. */
export function isSameBut(a: Trace, b: Trace, but: readonly string[]): boolean {
  const rest = (trace: Trace) =>
    JSON.stringify([
      trace.operation,
      trace.path,
      trace.sent.filter(([name]) => !but.includes(name)),
    ])
  return rest(a) === rest(b)
}
