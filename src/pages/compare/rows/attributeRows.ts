/** Makes the rows for all other fields of the records, as received and under their original names, so that nothing is hidden. */
import { TIME_FIELDS } from '@/api/attributeLayout.ts'
import { FIELDS } from '@/api/fields/fields.ts'
import { recordField } from '@/api/fields/places.ts'
import type { ComparedRecord } from '@/pages/compare/comparedParts.ts'
import type { CellValue } from './cellValue.ts'
import { extraEntries, hasOwnRow, isShownInRow, OWN_EXTRAS } from './fieldRows.ts'

export type AttributeRow = {
  key: string
  label: string
  undocumented: string | null
  /** The value of each product; null when its answer had no record. */
  cells: (CellValue | null)[]
}

const UNKNOWN = 'This field isn’t in the specification.'

/** Why a value counts as missing, as text; null when it is present. */
function missing(name: string, value: unknown): string | null {
  if (value === undefined) return 'not given'
  if (value === null) return 'null'
  if (value === 0 && TIME_FIELDS.has(name)) return '0, none recorded'
  if (typeof value === 'string') return value.trim() === '' ? 'empty text' : null
  if (typeof value !== 'object' || Object.keys(value).length > 0) return null
  return Array.isArray(value) ? 'empty list' : 'empty map'
}

function cellOf(name: string, value: unknown): CellValue {
  const what = missing(name, value)
  if (what !== null) return { kind: 'missing', what }
  if (recordField(name)?.kind === 'html' && typeof value === 'string') {
    return { kind: 'description', text: value }
  }
  // A number that is no valid time, such as 1e300, is shown as a number.
  return TIME_FIELDS.has(name) &&
    typeof value === 'number' &&
    !Number.isNaN(new Date(value).getTime())
    ? { kind: 'moment', at: value }
    : { kind: 'received', value }
}

function own(record: ComparedRecord, name: string): unknown {
  return Object.hasOwn(record.raw, name) ? record.raw[name] : undefined
}

/**
 * Whether a field is shown in parts: lists of maps as SKUs, and the extras map entry by entry. Other shapes are shown as
 * received.
 */
function isTakenApart(name: string, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (name === 'extAttributes') return !Array.isArray(value)
  const isSkus = name === 'skuSet' && Array.isArray(value)
  return isSkus && value.every((sku) => typeof sku === 'object' && sku !== null)
}

function isShown(name: string, record: ComparedRecord): boolean {
  const value = own(record, name)
  return missing(name, value) !== null || isTakenApart(name, value) || isShownInRow(name, record)
}

const ELSEWHERE = new Set(['skuSet', 'extAttributes'])

/** Makes a row for each field in the order of first appearance, then for each entry of `extAttributes`. */
export function attributeRows(records: readonly (ComparedRecord | null)[]): AttributeRow[] {
  const presentRecords = records.filter((record) => record !== null)
  const names = [...new Set(presentRecords.flatMap(({ raw }) => Object.keys(raw)))]
  const isPlaced = (name: string) =>
    ELSEWHERE.has(name) ||
    hasOwnRow(name) ||
    presentRecords.some((record) => isShownInRow(name, record))
  const left = names.filter(
    (name) => !(isPlaced(name) && presentRecords.every((record) => isShown(name, record))),
  )
  const extras = records.map((record) => record && extraEntries(record))
  const extraNames = new Set(extras.flatMap((entries) => [...(entries?.keys() ?? [])]))
  const leftExtras = [...extraNames].filter((name) => !OWN_EXTRAS.has(name))
  return [
    ...left.map((name) => ({
      key: name,
      label: recordField(name)?.label ?? name,
      undocumented: recordField(name) ? null : UNKNOWN,
      cells: records.map((record) => record && cellOf(name, own(record, name))),
    })),
    ...leftExtras.map((name) => ({
      key: `extAttributes ${name}`,
      label: name,
      undocumented: FIELDS.extAttributes.open,
      cells: extras.map((entries) => entries && cellOf(name, entries.get(name))),
    })),
  ]
}
