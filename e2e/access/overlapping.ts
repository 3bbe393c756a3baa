/** Positions of texts, on paper or on a screen, and which of them overlap. */

export type PlacedText = {
  text: string
  left: number
  top: number
  right: number
  bottom: number
  /**
   * The number of the text that this line belongs to. Lines of one text may overlap, because an ellipsis is drawn over the end that
   * is left out.
   */
  of?: number
}

/** The share of its height by which a text may overlap another; letters use only three quarters of the height. */
const SHARED = 0.4

export function findOverlaps(texts: readonly PlacedText[]): string[] {
  return texts.flatMap((one, at) =>
    texts.slice(at + 1).flatMap((other) => {
      if (one.of !== undefined && one.of === other.of) return []
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      const least = Math.min(one.bottom - one.top, other.bottom - other.top)
      return wide > 2 && high > least * SHARED ? [`“${one.text}” and “${other.text}”`] : []
    }),
  )
}
