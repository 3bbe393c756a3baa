import { expect, it } from 'vitest'
import { believableLatency, latencies } from './latency.ts'

it('the default latency lies between 60 and 180 ms, varies, and is constant per address', () => {
  const of = (page: number) =>
    believableLatency(new Request(`http://demo.test/v1/products?index=${String(page)}`))
  const delays = Array.from({ length: 200 }, (_, page) => of(page))
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(60)
  expect(Math.max(...delays)).toBeLessThanOrEqual(180)
  expect(new Set(delays).size).toBeGreaterThan(60)
  expect(of(3)).toBe(of(3))
})

it('the latency is 0 at once and eight times as long far away', () => {
  const request = new Request('http://demo.test/v1/products')
  const usual = believableLatency(request)
  expect(latencies.map(({ name, times }) => [name, believableLatency(request, times)])).toEqual([
    ['at-once', 0],
    ['far-away', 8 * usual],
  ])
})
