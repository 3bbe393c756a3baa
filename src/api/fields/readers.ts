/** Tolerant readers of single fields. They never fail: an unusable value becomes null. */

export type UnknownRecord = Record<string, unknown>

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The usual notations of a number in text. Exponents of three digits are refused: many exceed a number's range, and `1e-400` would
 * become 0.
 */
const plainNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,2})?$/i

/** A number or a plain numeric string. Null for non-finite numbers, integers beyond 2^53, `""`, `true`, `[]` and `"1,299"`. */
export function readNumber(value: unknown): number | null {
  let number = value
  if (typeof value === 'string') {
    const text = value.trim()
    if (!plainNumber.test(text)) return null
    number = Number(text)
  }
  if (typeof number !== 'number' || !Number.isFinite(number)) return null
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? null : number
}

/** true or false as booleans, as text, or as 1 and 0; anything else is null, never false. */
export function readBoolean(value: unknown): boolean | null {
  if (value === true || value === 'true' || value === 1) return true
  if (value === false || value === 'false' || value === 0) return false
  return null
}

/** A non-empty string, or a number as text if it has lost no digit; null for objects and booleans. */
export function readText(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value
  return typeof value === 'number' && readNumber(value) !== null ? String(value) : null
}

/** The smallest figure that is read as milliseconds, a time in 1973; a smaller figure is read as seconds. */
const FIRST_MILLISECONDS = 1e11
const LAST_PLAUSIBLE = Date.UTC(2200, 0)

const isoMoment = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/i

/**
 * Reads an ISO time as epoch milliseconds, or NaN. A time without a zone is read as UTC, so that it is the same for all users.
 */
function readIso(value: unknown): number {
  const [, date, time = '00:00', zone = 'Z'] =
    typeof value === 'string' ? (isoMoment.exec(value.trim()) ?? []) : []
  return Date.parse(`${date}T${time}${zone.toUpperCase().replace(/(\d\d)(\d\d)$/, '$1:$2')}`)
}

/**
 * Epoch milliseconds from seconds, milliseconds or an ISO string; null for 0, empty and implausible times (before 1973, after
 * 2199).
 */
export function readStamp(value: unknown): number | null {
  const figure = readNumber(value)
  const isSeconds = figure !== null && figure < FIRST_MILLISECONDS
  const ms = isSeconds ? figure * 1000 : (figure ?? readIso(value))
  return ms >= FIRST_MILLISECONDS && ms < LAST_PLAUSIBLE ? ms : null
}

function httpText(value: unknown): string | null {
  const address = typeof value === 'string' ? value.trim() : ''
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null
}

/** A list given as an array, as one entry, or not at all; null, empty text and an empty map are no entries. */
export function readList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  const isNothing = value === null || value === undefined || value === ''
  return isNothing || (isRecord(value) && Object.keys(value).length === 0) ? [] : [value]
}

/** Absolute http(s) addresses, each alone or as `{url}` or `{src}`. Any other scheme and `//host` are left out. */
export function readHttpUrls(value: unknown): string[] {
  return readList(value).flatMap((entry) => {
    const found = isRecord(entry)
      ? (httpText(entry['url']) ?? httpText(entry['src']))
      : httpText(entry)
    return found ?? []
  })
}

/** The first address that `readHttpUrls` finds. */
export function readHttpUrl(value: unknown): string | null {
  return typeof value === 'string' ? httpText(value) : (readHttpUrls(value)[0] ?? null)
}

/** A code as text. A numeric code has lost its leading zeros and is padded to `digits`. */
export function readCode(value: unknown, digits = 0): string | null {
  const read = readText(value)
  return typeof value === 'number' && read !== null && /^\d+$/.test(read)
    ? read.padStart(digits, '0')
    : read
}

/** Any JSON value, shown as received; a missing one is null. */
export const readAny = (value: unknown): unknown => value ?? null

export const readRecords = (value: unknown): UnknownRecord[] => readList(value).filter(isRecord)
