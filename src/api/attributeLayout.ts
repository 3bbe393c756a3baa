/** The section of the product page for each documented field of a record (§2.1, §2.2). */
import type { Field } from './fields/fields.ts'
import { isFigureKind, type Kind } from './fields/kinds.ts'
import { fieldOf, keysIn } from './fields/places.ts'

const recordKeys = keysIn('lite', 'full')

export const TIME_FIELDS: ReadonlySet<string> = new Set(
  recordKeys.filter((key) => fieldOf(key).kind === 'stamp'),
)

const NAMES: readonly NonNullable<Field['listed']>[] = [
  'Classification',
  'Names',
  'Media and times',
]

export const ATTRIBUTE_GROUPS = NAMES.map((name) => {
  const fields = recordKeys.filter((key) => fieldOf(key).listed === name)
  return { name, fields, onlyWhenPresent: fields.filter((key) => fieldOf(key).isOfSome === true) }
})

function isMissing(value: unknown): boolean {
  return value === null || value === ''
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isReadableNumber(value: unknown): boolean {
  if (typeof value === 'string' && !/^\s*-?\d+(?:\.\d+)?(?:e[+-]?\d+)?\s*$/i.test(value))
    return false
  const number = typeof value === 'string' ? Number(value) : value
  // Integers beyond 2^53 lose digits when they are read as numbers, so this section shows them as received.
  return Number.isFinite(number) && (Number.isSafeInteger(number) || !Number.isInteger(number))
}

function isReadableFlag(value: unknown): boolean {
  return [true, false, 'true', 'false', 1, 0].some((flag) => flag === value)
}

function isListOfMaps(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null)
}

function canShow(kind: Kind): (value: unknown) => boolean {
  if (isFigureKind(kind)) return isReadableNumber
  if (kind === 'flag') return isReadableFlag
  return kind === 'records' ? isListOfMaps : isText
}

/**
 * The fields that a separate section of the page shows (heading, prices, ratings, SKUs …), each with the test whether that
 * section can show a value.
 */
const ELSEWHERE = new Map<string, (value: unknown) => boolean>(
  keysIn('lite', 'full').flatMap((key) => {
    const { kind, listed } = fieldOf(key)
    return listed === undefined && kind !== 'any' ? [[key, canShow(kind)]] : []
  }),
)

/** Returns true if a separate section of the page shows this field in full; false if the value has an unexpected type. */
export function isShownElsewhere(name: string, value: unknown): boolean {
  const fits = ELSEWHERE.get(name)
  return fits !== undefined && (isMissing(value) || fits(value))
}
