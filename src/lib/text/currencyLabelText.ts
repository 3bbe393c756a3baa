/** Formats prices in sentences with the currency label of their country. */
import { formatCount } from '@/lib/numbers/format.ts'
import { MISSING } from './missing.ts'

/**
 * A price with its currency label: `US$ 38.50`, joined by a non-breaking space. Without a label, and for a missing price, only the
 * figure is returned.
 */
export function withCurrencyLabel(label: string, figure: string): string {
  return label === '' || figure === MISSING ? figure : `${label}\u00a0${figure}`
}

/** Explains the label’s origin once per section, because the service gives no currency (§2.7). */
export function currencyLabelInWords(label: string): string {
  return `${label}, as labelled in Settings`
}

/**
 * The width of a label beside a figure, in digit widths: short labels are mostly capitals, about as wide as digits; the letters
 * of long ones are narrower.
 */
export function currencyLabelWidth(label: string): number {
  const characters = Array.from(label).length
  return Math.min(4, characters) + Math.max(0, characters - 4) * 0.6
}

/** The length of the longest figure that fits beside the next tick: `100,000`. */
const READABLE = 7

/** The length of the longest figure that a column of prices has space for: `99,999.00`. */
const FITS = 9

/** The extra width that the longest figure needs in its column, in digit widths, so that no price is cut. */
export function figureWidth(figures: readonly string[], fits = FITS): number {
  return figures.reduce((most, { length }) => Math.max(most, length - fits), 0)
}

/** The ticks whose figures fit side by side, up to `100,000`. */
export function readableTicks(
  ticks: readonly number[],
  write: (tick: number) => string = formatCount,
): number[] {
  return ticks.filter((tick) => write(tick).length <= READABLE)
}
