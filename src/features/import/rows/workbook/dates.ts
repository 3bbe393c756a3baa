/**
 * Recognises dates in workbooks: they are numbers of days, which only their format distinguishes from other numbers (ECMA-376
 * part 1 §18.8.30).
 */

/** Formats that every program knows by number. The ranges include those of East Asian and Thai calendars. */
const KNOWN: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
]

/** What is not a letter of a date or time in a format: quoted or escaped text, colours and conditions. */
const ASIDE = /\\.|"[^"]*"|\[(?![hms]+\])[^\]]*\]/g
const FRACTION = /(s\]?)[.,]0+/g
const WORD = /[a-z0#?%]+/g
const OF_DATES = /^(?:[ymdhs]{1,5}|am|pm|a{1,5}|p|e{1,4}|g{1,3}e{0,2}|b{2,4})$/
/** The longest code of a format; no program writes longer ones. */
const LONGEST_CODE = 255

/** Whether a number format shows a date or time. `code` is the code of the format; '' for formats that are known by number. */
export function isDateFormat(id: number, code: string): boolean {
  if (KNOWN.some(([from, to]) => id >= from && id <= to)) return true
  if (code.length > LONGEST_CODE) return false
  const plain = code.toLowerCase().replace(/;@$/, '').replace(ASIDE, ' ').replace(FRACTION, '$1')
  return plain.split(';').some((section) => {
    const words = section.match(WORD) ?? []
    return words.length > 0 && words.every((word) => OF_DATES.test(word))
  })
}

const DAY_MS = 86_400_000
/** Days from day 0 of each calendar to 1 January 1970 (ECMA-376 part 1 §18.17.4.1). */
const DAY_ZERO = { of1900: 25_569, of1904: 24_107 } as const

const pad = (figure: number) => String(figure).padStart(2, '0')

/**
 * The text of a time in epoch milliseconds: `2026-03-12`, with ` 09:17:00` unless it is midnight. Spreadsheets have no time zone.
 * '' if it is not a date.
 */
export function dateTimeText(milliseconds: number): string {
  const date = new Date(Math.round(milliseconds / 1000) * 1000)
  if (Number.isNaN(date.getTime())) return ''
  const [day = ''] = date.toISOString().split('T')
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()]
  return time.every((figure) => figure === 0) ? day : `${day} ${time.map(pad).join(':')}`
}

export function dateText(days: number, is1904: boolean): string {
  return dateTimeText((days - (is1904 ? DAY_ZERO.of1904 : DAY_ZERO.of1900)) * DAY_MS)
}
