/** The values of one facet by count, highest first; equal counts in code-unit order of the text. */
import type { Values } from '../index/valueNumbers.ts'

/** Creates a function that converts counts by the codes of a column to pairs of value and count. */
export const facetValues = (values: Values): ((counts: Uint32Array) => [string, number][]) => {
  const texts = [...new Set(values.flat())].toSorted((one, other) => (one < other ? 1 : -1))
  const ranks = new Map(texts.map((text, rank) => [text, rank]))
  // the casts: every text has a rank, and every code has texts
  const ranksOf = values.map((ofCode) => ofCode.map((text) => ranks.get(text) as number))
  const perText = new Float64Array(texts.length)
  return (counts) => {
    perText.fill(0)
    ranksOf.forEach((ofCode, code) => {
      const count = counts[code] as number
      if (count > 0) for (const rank of ofCode) perText[rank] = (perText[rank] as number) + count
    })
    // count and rank in one number, which sorts without comparing texts
    const keys = perText.map((count, rank) => count * texts.length + rank).toSorted()
    const highest: [string, number][] = []
    for (let at = keys.length - 1; at >= 0; at -= 1) {
      const key = keys[at] as number
      const count = Math.floor(key / texts.length)
      if (count === 0) break
      highest.push([texts[key % texts.length] as string, count])
    }
    return highest
  }
}
