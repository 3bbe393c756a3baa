/** What a single field may be read as, by its kind: reliability §1 written a second time, independent of the readers. */
import type { FlatKind } from './fieldKinds.ts'
import { isSame } from './same.ts'

export type Json = Record<string, unknown>

export const isMap = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isExact = (value: unknown): value is number =>
  typeof value === 'number' &&
  Number.isFinite(value) &&
  (Number.isSafeInteger(value) || !Number.isInteger(value))

/** The number that a value certainly is; null if it certainly is not a number; otherwise undefined. */
function numberIn(value: unknown): number | null | undefined {
  if (typeof value === 'number') return isExact(value) ? value : null
  if (typeof value !== 'string' || !/^\s*[-+.\d][-+.\deE]*\s*$/.test(value)) return null
  const number = Number(value)
  // With an exponent of three digits or more a number may overflow, or become 0.
  if (!isExact(number) || /e[-+]?\d{3}/i.test(value)) return null
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(value) ? number : undefined
}

function isRightNumber(value: unknown, read: unknown): boolean {
  const number = numberIn(value)
  return number === undefined ? read === null || read === Number(value) : read === number
}

const flags = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [1, true],
  [false, false],
  ['false', false],
  [0, false],
])

/** A text unchanged; a number only if parsing preserved its digits. */
export function textIn(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value
  return isExact(value) ? String(value) : null
}

const NEXT_CENTURY = Date.UTC(2100, 0)
const MILLENNIUM = Date.UTC(2000, 0)

function isRightStamp(value: unknown, read: unknown): boolean {
  const number = numberIn(value)
  const isText = typeof value === 'string'
  const ms =
    typeof number === 'number'
      ? number * (number < 1e11 ? 1000 : 1)
      : Date.parse(isText && /^\d{4}-\d\d-\d\dT.*Z$/.test(value) ? value : '')
  if (ms >= MILLENNIUM && ms < NEXT_CENTURY) return read === ms
  if (read === null) return true
  const isDay = isText && /^\d{4}-\d\d-\d\d/.test(value)
  return (
    read === ms || (isDay && Math.abs(Number(read) - Date.parse(value.slice(0, 10))) < 2 * 864e5)
  )
}

/** Possible addresses in a value: itself, its entries, and their `url` and `src`. */
export function addressesIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .flatMap((entry: unknown) => (isMap(entry) ? [entry['url'], entry['src']] : [entry]))
    .flatMap((entry) => (typeof entry === 'string' ? [entry.trim()] : []))
}

export const isHttp = (address: unknown): boolean =>
  typeof address === 'string' && /^https?:\/\//i.test(address) && URL.canParse(address)

function areRightUrls(value: unknown, read: unknown): boolean {
  if (!Array.isArray(read) || !read.every(isHttp)) return false
  const input = addressesIn(value).filter(isHttp)
  const entries: unknown[] = Array.isArray(value) ? value : [value]
  const isPlain = entries.every((entry) => !isMap(entry) || !('url' in entry && 'src' in entry))
  return isPlain ? isSame(read, input) : read.every((address) => input.includes(String(address)))
}

function isRightUrl(value: unknown, read: unknown): boolean {
  const [first] = addressesIn(value).filter(isHttp)
  return read === (first ?? null)
}

/** Whether `read` is the right reading of the received `value`, as far as reliability §1 defines it. */
export function isRight(kind: FlatKind, value: unknown, read: unknown): boolean {
  switch (kind) {
    case 'number':
      return isRightNumber(value, read)
    case 'flag':
      return read === (flags.get(value) ?? null)
    case 'text':
    case 'code':
      return read === textIn(value)
    case 'stamp':
      return isRightStamp(value, read)
    case 'url':
      return isRightUrl(value, read)
    case 'urls':
      return areRightUrls(value, read)
    case 'any':
      return isSame(read, value ?? null)
  }
}
