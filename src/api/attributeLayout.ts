/** Where each documented field of a product record (§2.1, §2.2) stands on its page. */
import type { Field } from './fields/fields.ts'
import { isFigureKind, type Kind } from './fields/kinds.ts'
import { fieldOf, keysIn } from './fields/places.ts'

const recordKeys = keysIn('lite', 'full')

export const TIMES: ReadonlySet<string> = new Set(
  recordKeys.filter((key) => fieldOf(key).kind === 'stamp'),
)

const NAMES: readonly NonNullable<Field['listed']>[] = [
  'Classification',
  'Names',
  'Media and times',
]

export const GROUPS = NAMES.map((name) => {
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
  // Beyond 2^53 figures lose digits: no number is read from them.
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

/** Fields that have a part of the page to themselves: its head, its prices, its standing, its SKUs, its description. */
const ELSEWHERE = new Map<string, (value: unknown) => boolean>(
  keysIn('lite', 'full').flatMap((key) => {
    const { kind, listed } = fieldOf(key)
    return listed === undefined && kind !== 'any' ? [[key, canShow(kind)]] : []
  }),
)

/** Whether another part of the page shows this field in full; a value of an unforeseen type is not shown there. */
export function isShownElsewhere(name: string, value: unknown): boolean {
  const fits = ELSEWHERE.get(name)
  return fits !== undefined && (isMissing(value) || fits(value))
}
