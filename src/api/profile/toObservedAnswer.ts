/** Reads an answer for the open points, with the app's readers. */
import type { Connection } from '@/api/connection.ts'
import { readNumber } from '@/api/fields/readers.ts'
import type { Answer } from '@/api/http/call.ts'
import { readBody } from '@/api/http/interpret.ts'
import type { LoggedRequest } from '@/api/http/log.ts'
import { readEan } from '@/api/operations/ean.ts'
import { readLookup } from '@/api/operations/lookup.ts'
import { readSearch } from '@/api/operations/search.ts'
import { readTraits } from '@/api/operations/traits.ts'
import type { ObservedAnswer } from './observedAnswer.ts'
import { readEcho } from './readEcho.ts'

/**
 * The longest answer that is read for the open points, in characters; parsing a longer one a second time would take noticeable
 * time.
 */
const MOST_READ = 4_000_000

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF+/, ''))
  } catch {
    return undefined
  }
}

type Reading = Pick<ObservedAnswer, 'search' | 'found' | 'nothing' | 'records' | 'facets'>

const unread: Reading = { search: null, found: null, nothing: null, records: [], facets: [] }

function searchReading(answer: Answer): Reading {
  const limit = readNumber(answer.call.query.find(([name]) => name === 'limit')?.[1])
  const { products, facets, numFound, shuffled, appliedQuery } = readSearch(answer, 0, limit ?? 0)
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

/** What the app reads in an answer. Throws the same errors as the operation's reader. */
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

/**
 * Reads a logged request for the open points. Null if there is nothing to read: no answer came, its text was dropped, or it is too
 * long.
 */
export function toObservedAnswer(
  { answer }: LoggedRequest,
  connection: Connection,
): ObservedAnswer | null {
  if (answer === null || answer.text.length > MOST_READ) return null
  if (answer.text === '' && answer.bytes > 0) return null
  let reading = unread
  let body: unknown
  try {
    body = readBody(answer)
    reading = readingOf(answer)
  } catch {
    // A failed answer counts too: its status and body are used.
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
