/** Delays as a service nearby would have them: the same address always takes the same time. */

const SHORTEST_MS = 60
const SPREAD_MS = 121

export const believableLatency = (request: Request): number => {
  let hash = 0x811c9dc5
  for (const letter of request.url)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return SHORTEST_MS + (hash % SPREAD_MS)
}
