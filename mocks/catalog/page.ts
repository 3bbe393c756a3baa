/** One page of the matching positions, the most relevant first, without sorting the rest. */

/** `positions` ascend; a higher score goes before, equals keep their order. */
export const pageOf = (
  positions: Uint32Array,
  scores: Uint16Array | null,
  start: number,
  rows: number,
): number[] => {
  if (scores === null) return Array.from(positions.subarray(start, start + rows))
  const perScore: number[] = []
  for (const position of positions) {
    const score = scores[position] ?? 0
    perScore[score] = (perScore[score] ?? 0) + 1
  }
  const page: number[] = []
  let before = 0
  for (let score = perScore.length - 1; score >= 0 && page.length < rows; score -= 1) {
    const here = perScore[score] ?? 0
    if (here > 0 && before + here > start) {
      let skip = Math.max(0, start - before)
      for (const position of positions) {
        if ((scores[position] ?? 0) !== score) continue
        if (skip > 0) skip -= 1
        else if (page.push(position) === rows) break
      }
    }
    before += here
  }
  return page
}
