import { afterEach, describe, expect, it } from 'vitest'
import { anAnswer } from '@test/made/anAnswer.ts'
import { clearRequests, lastRequests, onRequest, recordRequest, type LoggedRequest } from './log.ts'

const request = (at: number, text: string | null = ''): LoggedRequest => ({
  call: { operation: 'search', path: '/products', query: [] },
  url: '',
  at,
  ms: 1,
  answer: text === null ? null : anAnswer({ text }),
  failure: null,
})
const texts = () => lastRequests().map(({ answer }) => answer?.text.length ?? null)

afterEach(clearRequests)

describe('the log of requests', () => {
  it('holds the last 200 requests, newest first', () => {
    for (let at = 0; at < 201; at += 1) recordRequest(request(at))
    expect(lastRequests()).toHaveLength(200)
    expect(lastRequests()[0]?.at).toBe(200)
    expect(lastRequests().at(-1)?.at).toBe(1)
  })

  it('stores the text of the newest answers, up to 8 million characters', () => {
    recordRequest(request(1, 'a'.repeat(3_000_000)))
    recordRequest(request(2, null))
    recordRequest(request(3, 'b'.repeat(5_000_000)))
    expect(texts()).toEqual([5_000_000, null, 3_000_000])
    recordRequest(request(4, 'c'))
    expect(texts()).toEqual([1, 5_000_000, null, 0])
  })

  it('notifies subscribers of each request, and when it is cleared', () => {
    const notified: (number | null)[] = []
    const stop = onRequest((one) => notified.push(one?.at ?? null))
    recordRequest(request(1))
    clearRequests()
    stop()
    recordRequest(request(2))
    expect(notified).toEqual([1, null])
  })
})
