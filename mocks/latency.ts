/** The delays of a nearby service: an address always takes the same time. */

const SHORTEST_MS = 60
const SPREAD_MS = 121

/** Alternatives to the usual delay, by `demo=NAME`; `times` is the factor. */
export type Latency = { name: string; description: string; times: number }

export const latencies: readonly Latency[] = [
  { name: 'at-once', description: 'No added delay', times: 0 },
  { name: 'far-away', description: '0.5 to 1.5 seconds added to each response', times: 8 },
]

export const latencyNamed = (name: string | null): Latency | null =>
  latencies.find((latency) => latency.name === name) ?? null

export const believableLatency = (request: Request, times = 1): number => {
  let hash = 0x811c9dc5
  for (const letter of request.url)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return (SHORTEST_MS + (hash % SPREAD_MS)) * times
}
