/** A search service with pages that the test defines, with a fake clock. */
import { vi } from 'vitest'
import type { Clock } from '@/jobs/job/clock.ts'
import { after } from './fakeClock.ts'

export type PageRequest = { index: number; limit: number; mode: string | null }

/** Used in place of an ID for a list entry that is not a record. */
export const NO_RECORD = Symbol('no record')

/** The service's response: the IDs of the rows of a page, or a failure. */
export type SearchReply =
  | {
      ids: readonly (string | null | typeof NO_RECORD)[]
      numFound: number | null
      shuffle?: boolean
    }
  | { status: number }

type Options = {
  clock: Clock
  /** `nth` is the number of the request, from 1. */
  reply: (requested: PageRequest, nth: number) => SearchReply
  ms?: number
  /** Requests of a dead tab are dropped. `host` identifies the tab by its connection. */
  isAlive?: (host: string) => boolean
}

/** `P0`, `P1`, … from `start`, as many as there are up to `total`. */
export const idsFrom = (start: number, count: number, total: number): string[] =>
  Array.from({ length: Math.max(0, Math.min(count, total - start)) }, (_, at) => `P${start + at}`)

/** Replaces `fetch` until the test ends; returns the requests. */
export function searchService({
  clock,
  reply,
  ms = 100,
  isAlive = () => true,
}: Options): PageRequest[] {
  const requested: PageRequest[] = []
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    const { host, searchParams: params } = new URL(url)
    if (!isAlive(host)) return new Promise(() => {})
    const request = {
      index: Number(params.get('index') ?? 0),
      limit: Number(params.get('limit')),
      mode: params.get('mode'),
    }
    requested.push(request)
    const answer = reply(request, requested.length)
    await after(clock, ms, signal ?? undefined)
    if (!isAlive(host)) return new Promise(() => {})
    if ('status' in answer) return new Response('{"message":"no"}', { status: answer.status })
    if (answer.ids.length === 0) return new Response('', { status: 404 })
    const productList = answer.ids.map((productId) =>
      productId === NO_RECORD
        ? null
        : { ...(productId !== null && { productId }), merchant: 'Northgate', offerPrice: 10 },
    )
    const { numFound, shuffle = false } = answer
    return new Response(
      JSON.stringify({ productList, ...(numFound !== null && { numFound }), shuffle }),
    )
  })
  return requested
}
