/** Prices in words, with the currency label of their country. */
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
