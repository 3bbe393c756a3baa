/** An answer as the open points look at it: what was sent, and what the tolerant readers find in what came back. */
import type { Connection } from '../connection.ts'
import { readEan } from '../ean.ts'
import type { Facet } from '../facet.ts'
import { readNumber } from '../fields.ts'
import type { Answer, Operation } from '../http.ts'
import { readBody } from '../interpret.ts'
import type { LoggedRequest } from '../log.ts'
import { readLookup } from '../lookup.ts'
import { readSearch } from '../search.ts'
import { readTraits } from '../traits.ts'
import { readEcho, type Echo } from './readEcho.ts'

/** Reading a longer answer a second time would be felt. */
const MOST_READ = 4_000_000

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

/** What is kept of an answer to compare later ones with. */
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF+/, ''))
  } catch {
    return undefined
  }
}

type Reading = Pick<Seen, 'search' | 'found' | 'nothing' | 'records' | 'facets'>

const unread: Reading = { search: null, found: null, nothing: null, records: [], facets: [] }

function searchReading(answer: Answer): Reading {
  const limit = readNumber(answer.call.query.find(([name]) => name === 'limit')?.[1])
  const { products, facets, numFound, shuffled, appliedQuery } = readSearch(answer, 1, limit ?? 0)
  const records = products.map(({ raw }) => raw)
  return {
    ...unread,
    records,
    facets,
    nothing: products.length === 0,
    search: {
      ids: products.map(({ productId }) => productId),
      numFound,
      shuffled,
      echo: readEcho(appliedQuery),
      facets: facets.map(({ name, values }) => [name, values.length] as const),
      fields: Object.keys(records[0] ?? {}).toSorted(),
    },
  }
}

/** What the app itself reads in an answer; throws what it would throw. */
function readingOf(answer: Answer): Reading {
  switch (answer.call.operation) {
    case 'search':
      return searchReading(answer)
    case 'lookup': {
      const { products } = readLookup(answer)
      return {
        ...unread,
        records: products.map(({ raw }) => raw),
        found: products.map(({ productId }) => productId ?? ''),
        nothing: products.length === 0,
      }
    }
    case 'traits': {
      const result = readTraits(answer, 'lite')
      if (result.kind === 'none') return { ...unread, nothing: true }
      return { ...unread, records: result.product ? [result.product.raw] : [], nothing: false }
    }
    case 'ean': {
      const result = readEan(answer, '')
      if (result.kind === 'none') return { ...unread, nothing: true }
      return { ...unread, records: result.offers.map(({ raw }) => raw), nothing: false }
    }
  }
}

/** Null where there is nothing to look at: no answer, its text no longer kept, or too long to read again. */
export function toSeen({ answer }: LoggedRequest, connection: Connection): Seen | null {
  if (answer === null || answer.text.length > MOST_READ) return null
  if (answer.text === '' && answer.bytes > 0) return null
  let reading = unread
  let body: unknown
  try {
    body = readBody(answer)
    reading = readingOf(answer)
  } catch {
    // A failure is an answer, too: its status and body are looked at.
  }
  const { operation, path, query } = answer.call
  const { status, text } = answer
  return {
    operation,
    path,
    sent: query,
    status,
    answer,
    connection,
    body: body === undefined ? parsed(text) : body,
    ...reading,
  }
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
