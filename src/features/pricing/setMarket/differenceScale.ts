/** The scale that the bars of a column of differences share: one zero, one length for a percent. */

/** In percent; the axis names it on either side of zero. Beyond the last one a bar ends at the edge, and its figure tells. */
const MARKS = [2, 5, 10, 20, 30, 50, 100]
/** The axis goes on for so much beyond its mark, so that the words of the mark find room. */
const BEYOND = 7 / 6

/** What the axis names for differences up to `reach` in percent. */
export function markFor(reach: number): number {
  return MARKS.find((mark) => reach <= mark * BEYOND) ?? 100
}

/** Where a difference stands on the axis of this mark, in percent of its width. */
export function placeOn(mark: number, difference: number): number {
  const share = Math.max(-1, Math.min(1, difference / (mark * BEYOND)))
  return 50 + share * 50
}
