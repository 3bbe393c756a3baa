/** The shared scale of the bars in a column of differences. */

/** Marks of the axis, in percent, on either side of zero. A bar beyond the last one ends at the edge. */
const MARKS = [2, 5, 10, 20, 30, 50, 100]
/** The axis extends beyond its mark by this factor, to make room for the label. */
const BEYOND = 7 / 6

/** The mark of an axis for differences up to `reach` percent. */
export function markFor(reach: number): number {
  return MARKS.find((mark) => reach <= mark * BEYOND) ?? 100
}

/** The position of a difference on the axis with this mark, in percent of its width. */
export function placeOn(mark: number, difference: number): number {
  const share = Math.max(-1, Math.min(1, difference / (mark * BEYOND)))
  return 50 + share * 50
}
