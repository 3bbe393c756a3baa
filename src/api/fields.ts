/** The tolerant readers of single fields, and the small schemas made of them. None of them can fail: what is no value is null. */
import * as v from 'valibot'

export type UnknownRecord = Record<string, unknown>

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const plainNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/

/** A number or a plain numeric string. Not finite, beyond 2^53, `""`, `true`, `[]` and `"1,299"` are no numbers. */
export function readNumber(value: unknown): number | null {
  const text = typeof value === 'string' ? value.trim() : null
  if (text !== null && !plainNumber.test(text)) return null
  const number = text === null ? value : Number(text)
  if (typeof number !== 'number' || !Number.isFinite(number)) return null
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? null : number
}

/** true / false in the usual spellings; anything else is unknown, never false. */
export function readBoolean(value: unknown): boolean | null {
  if (value === true || value === 'true' || value === 1 || value === '1') return true
  if (value === false || value === 'false' || value === 0 || value === '0') return false
  return null
}

/** A string with something in it, or a number as text; objects and booleans are no text. */
export function readText(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return null
}

/** A true string of text in 1e11 is about the year 1973 in milliseconds and 5138 in seconds. */
const FIRST_MILLISECONDS = 1e11
const LAST_PLAUSIBLE = Date.UTC(2200, 0)

/** Epoch milliseconds from seconds, milliseconds or an ISO string; 0, empty and implausible are null. */
export function readStamp(value: unknown): number | null {
  const number = readNumber(value)
  if (number !== null) {
    if (number <= 0) return null
    const ms = number < FIRST_MILLISECONDS ? number * 1000 : number
    return ms <= LAST_PLAUSIBLE ? ms : null
  }
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return null
  const parsed = Date.parse(value)
  return Number.isNaN(parsed) || parsed <= 0 || parsed > LAST_PLAUSIBLE ? null : parsed
}

/** An absolute http(s) address, alone or as `{url}` or `{src}`. Every other scheme, and `//host`, is null. */
export function readHttpUrl(value: unknown): string | null {
  if (isRecord(value)) return readHttpUrl(value['url'] ?? value['src'] ?? null)
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value.trim())) return null
  return URL.canParse(value.trim()) ? value.trim() : null
}

/** A list given as a list, as one entry, or not at all. */
export function readList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return value === null || value === undefined || value === '' ? [] : [value]
}

export function readHttpUrls(value: unknown): string[] {
  return readList(value).flatMap((entry) => readHttpUrl(entry) ?? [])
}

/** A code as text. A numeric code lost its leading zeros on the way: it is padded to the length asked for. */
export function readCode(value: unknown, digits = 0): string | null {
  return typeof value === 'number' && Number.isSafeInteger(value)
    ? String(value).padStart(digits, '0')
    : readText(value)
}

/** A field that may be absent: absent is read as null is. */
const field = <Output>(read: (value: unknown) => Output) =>
  v.pipe(v.optional(v.unknown(), null), v.transform(read))

export const numberLike = field(readNumber)
export const boolLike = field(readBoolean)
export const text = field(readText)
export const stamp = field(readStamp)
export const httpUrl = field(readHttpUrl)
export const httpUrls = field(readHttpUrls)
export const anything = field((value) => value)
export const code = field((value) => readCode(value))
export const records = field((value) => readList(value).filter(isRecord))
