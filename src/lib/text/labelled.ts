/** Prices in words, with the currency label of their country. */
import { formatCount } from '@/lib/numbers/format.ts'
import { MISSING } from './missing.ts'

/** `US$ 38.50`: the label before the figure, where there are both, and no line between them. */
export function labelled(label: string, figure: string): string {
  return label === '' || figure === MISSING ? figure : `${label}\u00a0${figure}`
}

/** Says once in a section where its label comes from, because the service states no currency (§2.7). */
export function labelInWords(label: string): string {
  return `${label}, as labelled in Settings`
}

/**
 * The room that a label takes beside a figure, in widths of a digit: a short one is mostly capitals, which are as wide; the
 * letters of a long one are narrower.
 */
export function labelRoom(label: string): number {
  const characters = Array.from(label).length
  return Math.min(4, characters) + Math.max(0, characters - 4) * 0.6
}

/** `100,000`. */
const READABLE = 7

/** What a column of prices is drawn for: `99,999.00`. */
const FITS = 9

/** The room that figures take beyond that of their column, in widths of a digit: a price is never cut. */
export function figureRoom(figures: readonly string[], fits = FITS): number {
  return figures.reduce((most, { length }) => Math.max(most, length - fits), 0)
}

/** Marks of an axis whose figures have room beside each other: `100,000`, and none of a billion. */
export function readableTicks(
  ticks: readonly number[],
  write: (tick: number) => string = formatCount,
): number[] {
  return ticks.filter((tick) => write(tick).length <= READABLE)
}
