/** A service of searches that pages as a test says, in the time of a fake clock. */
import { vi } from 'vitest'
import type { Clock } from '@/jobs/job/clock.ts'
import { after } from './fakeClock.ts'

export type Asked = { index: number; limit: number; mode: string | null }

/** In place of an id: an entry of the list that is no record. */
export const NO_RECORD = Symbol('no record')

/** What the service answers: ids of the rows of a page, or a failure. */
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
  reply: (requested: Asked, nth: number) => SearchReply
  ms?: number
  /** What a dead tab sends goes nowhere. `host` is that of the tab's own connection. */
  isAlive?: (host: string) => boolean
}

/** `P0`, `P1`, … from `start`, as many as there are up to `total`. */
export const idsFrom = (start: number, count: number, total: number): string[] =>
  Array.from({ length: Math.max(0, Math.min(count, total - start)) }, (_, at) => `P${start + at}`)

/** In place of `fetch` until the test ends; returns what was requested. */
export function searchService({ clock, reply, ms = 100, isAlive = () => true }: Options): Asked[] {
  const requested: Asked[] = []
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
