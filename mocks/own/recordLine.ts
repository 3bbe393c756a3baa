/**
 * One line of records: `{"row": 7, "country": "us", "product": {…}, "traits": {…}, "facets": {…}}`. `product` is a full record
 * (§2.2), `traits` the map of §2.4, `facets` those of §2.5 that a record has no field for, and `country` one country or a list.
 * `row` is optional: the row of the file that the record comes from. A missing field is null, empty or an empty list, depending
 * on its kind (`fields.ts`). Nothing is converted: a value of the wrong kind makes the whole line unusable.
 */
import { recordField, recordKeys, skuKeys } from '../knownFields.ts'
import type { WireProduct, WireSku, WireTraits } from '../wire.ts'
import { RECORD_LIMITS } from './recordLimits.ts'
import type { OwnFacets, OwnRecord } from './records.ts'

type Kind = ReturnType<typeof recordField>['kind']
type Fields = Readonly<Record<string, unknown>>
type Rule = { isRight: (value: unknown) => boolean; missing: () => unknown }

/** Thrown for a line that is not a record; the message completes a sentence that begins with "It". */
class NotARecord extends Error {}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)
const isPrice = (value: unknown): boolean => isNumber(value) && value >= 0
const isFlag = (value: unknown): boolean => typeof value === 'boolean'
const isScalar = (value: unknown): boolean => isText(value) || isNumber(value) || isFlag(value)
const isMap = (value: unknown): boolean =>
  isFields(value) && Object.values(value).every((each) => isScalar(each) || isTexts(each))

const nothing = (): null => null
const noText = (): string => ''
const noTexts = (): string[] => []
const noMap = (): Fields => ({})

const ofKind: Record<Kind, Rule> = {
  flag: { isRight: isFlag, missing: nothing },
  text: { isRight: isText, missing: nothing },
  name: { isRight: isText, missing: noText },
  number: { isRight: isNumber, missing: nothing },
  price: { isRight: isPrice, missing: nothing },
  stamp: { isRight: isNumber, missing: nothing },
  texts: { isRight: isTexts, missing: noTexts },
  map: { isRight: isMap, missing: nothing },
}

const SKU_RULES: Record<(typeof skuKeys)[number], Rule> = {
  attributes: { isRight: isMap, missing: noMap },
  available: ofKind.flag,
  ean: ofKind.name,
  hasAltUrl: ofKind.flag,
  inventoryQuantity: ofKind.number,
  offerPrice: ofKind.price,
  rank: ofKind.number,
  salePrice: ofKind.price,
  skuId: ofKind.name,
}

const FACET_RULES: Record<keyof OwnFacets, Rule> = {
  silhouette: ofKind.name,
  pattern: ofKind.name,
  primaryColor: ofKind.name,
  fabric: ofKind.name,
  occasion: ofKind.name,
  subSilhouette: ofKind.name,
  size: ofKind.texts,
}

const productRules = recordKeys.map((key) => [key, ofKind[recordField(key).kind]] as const)
const skuRules = skuKeys.map((key) => [key, SKU_RULES[key]] as const)
const facetRules = Object.entries(FACET_RULES)

/** Accepts null, a missing field or a value of the field's kind; `of` names the object in error messages. */
const readBy = (rules: readonly (readonly [string, Rule])[], fields: Fields, of: string) => {
  const read: Record<string, unknown> = {}
  for (const [key, { isRight, missing }] of rules) {
    const value = fields[key]
    if (value === undefined || value === null) read[key] = missing()
    else if (isRight(value)) read[key] = value
    else throw new NotARecord(`has a wrong value for ${key} of its ${of}`)
  }
  return read
}

const readSkus = (value: unknown): WireSku[] => {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) throw new NotARecord('has a wrong value for skuSet of its product')
  return value.map((sku: unknown) => {
    if (!isFields(sku)) throw new NotARecord('has a SKU that is not an object')
    // the cast: every field was read by its rule
    return readBy(skuRules, sku, 'SKU') as WireSku
  })
}

const readProduct = (value: unknown): WireProduct => {
  if (!isFields(value)) throw new NotARecord('has no product')
  const product = {
    ...readBy(productRules, value, 'product'),
    skuSet: readSkus(value['skuSet']),
  } as WireProduct // every field was just read by its rule
  for (const key of ['title', 'merchant', 'productId'] as const) {
    if (product[key] === '') throw new NotARecord(`has no ${key}`)
  }
  return product
}

const readTraits = (value: unknown): WireTraits => {
  if (value === undefined || value === null) return {}
  if (!isFields(value) || !Object.values(value).every(isText)) {
    throw new NotARecord('has traits that are not texts')
  }
  return value as WireTraits // just checked
}

const readFacets = (value: unknown): OwnFacets => {
  if (value !== undefined && value !== null && !isFields(value)) {
    throw new NotARecord('has facets that are not an object')
  }
  return readBy(facetRules, value ?? {}, 'facets') as OwnFacets // read by its rules
}

const readCountries = (value: unknown): readonly string[] => {
  const countries = Array.isArray(value) ? [...new Set<unknown>(value)] : [value]
  if (countries.length > RECORD_LIMITS.countries) {
    throw new NotARecord(`has more than ${String(RECORD_LIMITS.countries)} countries`)
  }
  const named = countries.filter((country) => isText(country)).filter((country) => country !== '')
  if (named.length === 0 || named.length < countries.length) throw new NotARecord('has no country')
  return named
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new NotARecord('is not JSON')
  }
}

export type LineRead = {
  /** 0 if the line has no row number. */
  row: number
  /** One for each country; empty if the line is unusable. */
  records: OwnRecord[]
  /** Why the line is unusable; null if it is usable. */
  problem: string | null
}

/** Never throws. */
export const readRecordLine = (text: string): LineRead => {
  let row = 0
  try {
    if (text.length > RECORD_LIMITS.line) throw new NotARecord('is too large')
    const line = parsed(text)
    if (!isFields(line)) throw new NotARecord('is not an object')
    if (isNumber(line['row'])) row = line['row']
    const countries = readCountries(line['country'])
    const product = readProduct(line['product'])
    const traits = readTraits(line['traits'])
    const facets = readFacets(line['facets'])
    const records = countries.map((country) => ({ country, product, traits, facets }))
    return { row, records, problem: null }
  } catch (error) {
    if (!(error instanceof NotARecord)) throw error
    return { row, records: [], problem: error.message }
  }
}
