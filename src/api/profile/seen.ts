/** An answer as the open points look at it: what was sent, and what the tolerant readers find in what came back. */
import type { Connection } from '@/api/connection.ts'
import type { Operation } from '@/api/fields/operations.ts'
import { readNumber } from '@/api/fields/readers.ts'
import type { Answer } from '@/api/http/call.ts'
import type { Facet } from '@/api/operations/facet.ts'
import type { Echo } from './readEcho.ts'

export type SearchSeen = {
  /** In the order received; empty where none was found. */
  ids: readonly (string | null)[]
  numFound: number | null
  shuffled: boolean | null
  echo: Echo | null
  /** Facet names with how many values each has. */
  facets: readonly (readonly [name: string, size: number])[]
  /** Field names of the first record, sorted. */
  fields: readonly string[]
}

/** What is stored of an answer to compare later ones with. */
export type Trace = {
  operation: Operation
  path: string
  sent: readonly (readonly [name: string, value: string])[]
  status: number
  /** Null where the answer is no result of a search. */
  search: SearchSeen | null
  /** Ids of the records that a look-up found; null where the answer is no result of one. */
  found: readonly string[] | null
}

export type Seen = Trace & {
  answer: Answer
  connection: Connection
  /** Parsed; undefined where there is none or it is no JSON. */
  body: unknown
  /** Whether the app took the answer for "nothing found" (true), for a result (false), or for a failure (null). */
  nothing: boolean | null
  /** Records as received, of any operation. */
  records: readonly Record<string, unknown>[]
  facets: readonly Facet[]
}

/** The part of an answer that later ones are compared with. */
export function traceOf({ operation, path, sent, status, search, found }: Seen): Trace {
  return { operation, path, sent, status, search, found }
}

/** The values sent for a parameter, in order. */
export function sentOf({ sent }: Pick<Trace, 'sent'>, name: string): string[] {
  return sent.filter(([key]) => key === name).map(([, value]) => value)
}

/** A whole number sent for a parameter; null where it was not sent. */
export function figureSent(trace: Pick<Trace, 'sent'>, name: string): number | null {
  return readNumber(sentOf(trace, name)[0] ?? null)
}

/** Whether two requests ask the same but for some parameters. */
export function isSameBut(a: Trace, b: Trace, but: readonly string[]): boolean {
  const rest = (trace: Trace) =>
    JSON.stringify([
      trace.operation,
      trace.path,
      trace.sent.filter(([name]) => !but.includes(name)),
    ])
  return rest(a) === rest(b)
}
