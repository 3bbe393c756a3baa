/** The tolerant readers of single fields. None of them can fail: what is no value is null. */

export type UnknownRecord = Record<string, unknown>

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** As figures are written in text. A longer exponent would leave what a number can hold: `1e-400` is not 0. */
const plainNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,2})?$/i

/** A number or a plain numeric string. Not finite, beyond 2^53, `""`, `true`, `[]` and `"1,299"` are no numbers. */
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

/** true / false as such, as text, and as 1 / 0; anything else is unknown, never false. */
export function readBoolean(value: unknown): boolean | null {
  if (value === true || value === 'true' || value === 1) return true
  if (value === false || value === 'false' || value === 0) return false
  return null
}

/** A string with something in it, or a number as text where no digit was lost; objects and booleans are no text. */
export function readText(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value
  return typeof value === 'number' && readNumber(value) !== null ? String(value) : null
}

/** Below it a figure counts seconds, from it on milliseconds; as milliseconds it is the year 1973. */
const FIRST_MILLISECONDS = 1e11
const LAST_PLAUSIBLE = Date.UTC(2200, 0)

const isoMoment = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/i

/** Epoch milliseconds, or NaN. A moment without a zone is read as UTC, so that it is the same one for every reader. */
function readIso(value: unknown): number {
  const [, date, time = '00:00', zone = 'Z'] =
    typeof value === 'string' ? (isoMoment.exec(value.trim()) ?? []) : []
  return Date.parse(`${date}T${time}${zone.toUpperCase().replace(/(\d\d)(\d\d)$/, '$1:$2')}`)
}

/** Epoch milliseconds from seconds, milliseconds or an ISO string; 0, empty and implausible (before 1973, after 2199) are null. */
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

/** A list given as a list, as one entry, or not at all; null, empty text and an empty map are no entries. */
export function readList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  const isNothing = value === null || value === undefined || value === ''
  return isNothing || (isRecord(value) && Object.keys(value).length === 0) ? [] : [value]
}

/** Absolute http(s) addresses, each alone or as `{url}` or `{src}`. Every other scheme, and `//host`, is left out. */
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

/** A code as text. A numeric code lost its leading zeros on the way: it is padded to the length requested. */
export function readCode(value: unknown, digits = 0): string | null {
  const read = readText(value)
  return typeof value === 'number' && read !== null && /^\d+$/.test(read)
    ? read.padStart(digits, '0')
    : read
}

/** Any JSON, to be shown as it came. */
export const readAny = (value: unknown): unknown => value ?? null

export const readRecords = (value: unknown): UnknownRecord[] => readList(value).filter(isRecord)
