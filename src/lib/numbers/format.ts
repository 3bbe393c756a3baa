/**
 * Formats all figures, prices and ids of the app in the user’s language. Nothing here throws; a missing value is shown as an en
 * dash.
 */

import { MISSING } from '@/lib/text/missing.ts'
import { DIGITS, language } from './language.ts'

export { MISSING }

const MINUS = '\u2212'

type Figure = number | null | undefined

const formatters = new Map<string, Intl.NumberFormat>()

/**
 * The formatter of figures with `least` to `most` decimals. It is cached, because creating one costs far more than using it, and
 * a table has thousands of cells.
 */
function figures(least: number, most: number): Intl.NumberFormat {
  const key = `${language()} ${least} ${most}`
  const known = formatters.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(language(), {
    ...DIGITS,
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  })
  formatters.set(key, made)
  return made
}

function isFigure(value: Figure): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

/** Formats a figure with a true minus sign; a figure that rounds to zero has no sign. */
function write(value: number, least: number, most: number, plus = false): string {
  const text = figures(least, most).format(Math.abs(value))
  if (!/[1-9]/.test(text)) return text
  if (value < 0) return MINUS + text
  return plus ? `+${text}` : text
}

/** The text before and after the figure of a percentage, by language: `50%`, `50 %`, `%50`. */
const percents = new Map<string, string>()

/** Writes a figure as a percentage; its plus or minus stays in front of everything. */
function percent(figure: string): string {
  const tag = language()
  const around =
    percents.get(tag) ?? new Intl.NumberFormat(tag, { ...DIGITS, style: 'percent' }).format(0.5)
  percents.set(tag, around)
  return figure.replace(/\d.*/, (digits) => around.replace('50', digits))
}

/** Rounds a figure to `digits` decimals. Half a cent is rounded by its decimal value, not by the nearest binary one. */
function rounded(value: number, digits: number): number {
  const exact = Number(value.toPrecision(14))
  const shifted = Number(`${exact}e${digits}`)
  if (!Number.isFinite(shifted)) return exact
  return (Math.sign(exact) * Math.round(Math.abs(shifted))) / 10 ** digits
}

/** A plain figure, `4,213`, with decimals only if received. */
export function formatCount(value: Figure): string {
  return isFigure(value) ? write(value, 0, 20) : MISSING
}

/** A price as received: two decimals, more only if received. */
export function formatPrice(value: Figure): string {
  return isFigure(value) ? write(value, 2, 20) : MISSING
}

/** A range of two figures, "35.90–39.90"; a single figure if both look the same or the second is missing. */
export function formatRange(format: (value: Figure) => string, from: Figure, to: Figure): string {
  const [low, high] = [format(from), format(to)]
  return !isFigure(to) || low === high ? low : `${low}–${high}`
}

/** A computed price (median, mean, spread): always two decimals. */
export function formatWorkedOut(value: Figure): string {
  return isFigure(value) ? write(rounded(value, 2), 2, 2) : MISSING
}

/** A difference of prices, `+2.95`, `−3.90`, `0.00`: two decimals and a sign. */
export function formatSigned(value: Figure): string {
  return isFigure(value) ? write(rounded(value, 2), 2, 2, true) : MISSING
}

/** A percentage, `−19%`; `digits` decimals (0 by default), with a plus sign if `signed`. */
export function formatPercent(
  value: Figure,
  options: { digits?: number; signed?: boolean } = {},
): string {
  if (!isFigure(value)) return MISSING
  const digits = options.digits ?? 0
  return percent(write(rounded(value, digits), digits, digits, options.signed))
}

/** A percentage as received, `12.5%`, with decimals only if received. */
export function formatRawPercent(value: Figure): string {
  return isFigure(value) ? percent(formatCount(value)) : MISSING
}

/** A discount as a change of price, rounded: 19 → `−19%`, 0 → `0%`, −5 (above the MRP) → `+5%`. */
export function formatDiscount(value: Figure): string {
  return isFigure(value) ? formatPercent(-value, { signed: true }) : MISSING
}

/** A price index, percentage points or a rate: one decimal, `106.6`. */
export function formatIndex(value: Figure): string {
  return isFigure(value) ? write(rounded(value, 1), 1, 1) : MISSING
}

/** A difference of two indices: `+0.6`. */
export function formatPoints(value: Figure): string {
  return isFigure(value) ? write(rounded(value, 1), 1, 1, true) : MISSING
}

/** The direction of a difference as a triangle: ▼ below, ▲ above, '' for zero and for a missing figure. */
export function triangleOf(value: Figure): '▼' | '▲' | '' {
  if (!isFigure(value) || value === 0) return ''
  return value < 0 ? '▼' : '▲'
}

/** A length of time in milliseconds: `312 ms`, `1.2 s`, `2 min 5 s`. */
export function formatDuration(ms: Figure): string {
  if (!isFigure(ms) || ms < 0) return MISSING
  if (Math.round(ms) < 1000) return `${Math.round(ms)} ms`
  if (ms < 59_950) return `${write(ms / 1000, 1, 1)} s`
  const seconds = Math.round(ms / 1000)
  return `${formatCount(Math.floor(seconds / 60))} min ${seconds % 60} s`
}

/** A size in bytes, in steps of 1,000: `812 B`, `41.2 kB`, `3.4 MB`. */
export function formatBytes(bytes: Figure): string {
  if (!isFigure(bytes) || bytes < 0) return MISSING
  if (bytes < 1000) return `${Math.round(bytes)} B`
  const units = ['kB', 'MB', 'GB', 'TB']
  let amount = bytes / 1000
  let step = 0
  // 999.95 would be shown as 1,000.0 of the smaller unit.
  while (amount >= 999.95 && step + 1 < units.length) {
    amount /= 1000
    step += 1
  }
  return `${write(amount, 1, 1)} ${units[step] ?? ''}`
}

/** An id for tables: its first 6 and last 4 characters, `BF8B44…2DD1`. A short one stays whole. */
export function shortId(id: string | null | undefined): string {
  if (id === null || id === undefined || id === '') return MISSING
  const characters = Array.from(id)
  if (characters.length <= 12) return id
  return `${characters.slice(0, 6).join('')}…${characters.slice(-4).join('')}`
}

/** A rank or place as an ordinal: 1st, 2nd, 3rd, 11th. */
export function formatOrdinal(value: Figure): string {
  if (!isFigure(value)) return MISSING
  const tens = value % 100
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')
  return formatCount(value) + suffix
}

/** The label as written inside a sentence: "Offer price" → "offer price"; abbreviations stay in capitals. */
export function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
