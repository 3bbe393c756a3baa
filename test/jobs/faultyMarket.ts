/** A price service that fails as a test defines, with a fake clock; it records which codes were requested. */
import { vi } from 'vitest'
import type { Clock } from '@/jobs/job/clock.ts'
import { after } from './fakeClock.ts'

/** The kind of response to a request; `nth` in `reply` counts the requests of one code from 1. */
export type Reply = 'found' | 'none' | 'reset' | 'truncated' | 'too many' | 'broken' | 'refused'

export type Market = {
  /** Codes in the order in which they are requested. */
  requested: string[]
  aborted: string[]
  inFlight: () => number
}

type Options = {
  clock: Clock
  reply: (code: string, nth: number) => Reply
  ms: () => number
  /** Requests of a dead tab are dropped. `host` identifies the tab by its connection. */
  isAlive?: (host: string) => boolean
  onRequest?: (code: string) => void
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })

function answer(code: string, reply: Reply): Response {
  const offer = { merchantId: 'a', merchantName: 'A', productId: `of ${code}`, salePrice: 12 }
  const result = { ean: code, merchants: [{ ...offer, offerPrice: 10 }] }
  const found = { success: true, message: '', errorCode: '', result }
  switch (reply) {
    case 'found':
      return json(found)
    case 'none':
      return json({ message: 'EAN not found' }, 404)
    case 'truncated':
      return new Response(JSON.stringify(found).slice(0, -20))
    case 'too many':
      return json({ message: 'Slow down' }, 429, { 'Retry-After': '1' })
    case 'broken':
      return json({ message: 'Broken' }, 500)
    case 'refused':
      return json({ message: 'No such key' }, 401)
    case 'reset':
      throw new TypeError('Failed to fetch')
  }
}

/** Replaces `fetch` until the test ends. */
export function faultyMarket({ clock, reply, ms, isAlive, onRequest }: Options): Market {
  const requested: string[] = []
  const aborted: string[] = []
  const times = new Map<string, number>()
  let inProgress = 0
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    const { host, pathname } = new URL(url)
    const code = pathname.slice(pathname.lastIndexOf('/') + 1)
    const lives = () => isAlive?.(host) ?? true
    if (!lives()) return new Promise(() => {})
    requested.push(code)
    onRequest?.(code)
    const nth = (times.get(code) ?? 0) + 1
    times.set(code, nth)
    inProgress += 1
    try {
      await after(clock, ms(), signal ?? undefined)
    } catch (error) {
      aborted.push(code)
      throw error
    } finally {
      inProgress -= 1
    }
    return lives() ? answer(code, reply(code, nth)) : new Promise(() => {})
  })
  return { requested, aborted, inFlight: () => inProgress }
}
