/**
 * Reads records that already have the form of the interface specification (§2.2), alone or as `{country, traits, facets,
 * product}`: field by field, by the list of all fields. Missing fields stay unknown.
 */
import type { Field, FieldKey } from '@/api/fields/fields.ts'
import { fieldOf, keysIn } from '@/api/fields/places.ts'
import { isRecord, readNumber, type UnknownRecord } from '@/api/fields/readers.ts'
import type { ColumnRole } from '@/domain/import/answers.ts'
import { readStock } from '@/features/import/cells/readStock.ts'
import { FEED_LIMITS, rowProblem } from '@/features/import/limits.ts'
import type { Remark } from '@/features/import/reading.ts'
import { readCode } from '@/lib/codes/readCode.ts'
import { readPrice } from '@/lib/numbers/readPrice.ts'
import {
  discountOf,
  leftOut,
  NO_COUNTRY,
  sameProduct,
  type Attributes,
  type CatalogFacets,
  type CatalogProduct,
  type CatalogSku,
  type RowOutcome,
} from './catalogRecord.ts'
import type { CatalogFile } from './catalogRows.ts'
import { countriesOf } from './countryCode.ts'
import { claimIds } from './productIds.ts'

/** Adds a remark about a cell that was corrected or cannot be used. */
type Note = (kind: 'mended' | 'doubtful', role: ColumnRole, about: string, rawText: string) => void

/** The text of a value: a text or a number; '' for anything else. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).map(textOf).filter((text) => text !== '')

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return readNumber(value) ?? undefined
}

function flagOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  return readStock(textOf(value)).inStock ?? undefined
}

function priceOf(value: unknown, key: string, role: ColumnRole, note: Note): number | undefined {
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value
  if (value === null || value === undefined) return undefined
  const reading = readPrice(typeof value === 'number' ? String(value) : textOf(value), '.')
  if (reading.kind === 'price') return reading.price
  if (reading.kind !== 'none') note('doubtful', role, `${key}: ${reading.message}`, textOf(value))
  return undefined
}

function codeOf(value: unknown, note: Note): string | undefined {
  const text = textOf(value)
  if (text === '') return undefined
  const reading = readCode(text)
  if (reading?.kind === 'code') {
    if (reading.code !== text && reading.note !== null) note('mended', 'code', reading.note, text)
    return reading.code
  }
  note('doubtful', 'code', reading?.message ?? `“${text.slice(0, 40)}” is no EAN or UPC.`, text)
  return undefined
}

/** The attributes in a map: scalars and lists of texts; deeper values are left out. Null if the value is not a map. */
function attributesOf(value: unknown): Attributes | null {
  if (!isRecord(value)) return null
  const pairs = Object.entries(value).flatMap(([name, each]): [string, Attributes[string]][] => {
    if (typeof each === 'string' || typeof each === 'boolean') return [[name, each]]
    if (typeof each === 'number') return Number.isFinite(each) ? [[name, each]] : []
    return Array.isArray(each) ? [[name, textsOf(each)]] : []
  })
  // `fromEntries` makes even a name such as __proto__ an ordinary key.
  return Object.fromEntries(pairs)
}

/** A time in epoch milliseconds, from a number or the text of a date; 0 means none (§2.1). */
function stampOf(value: unknown): number | undefined {
  const moment = numberOf(value) ?? Date.parse(textOf(value))
  return Number.isFinite(moment) ? moment : undefined
}

function fieldOfRecord(key: FieldKey, { kind }: Field, value: unknown, note: Note): unknown {
  switch (kind) {
    case 'flag':
      return flagOf(value)
    case 'price':
      return priceOf(value, key, key === 'salePrice' ? 'listPrice' : 'price', note)
    case 'percent':
    case 'points':
    case 'count':
    case 'rank':
    case 'score':
      return numberOf(value)
    case 'stamp':
      return stampOf(value)
    case 'urls':
      return textsOf(value)
    case 'any':
      return key === 'attributeNames' ? textsOf(value) : (attributesOf(value) ?? undefined)
    case 'records':
      return undefined
    case 'text':
    case 'id':
    case 'code':
    case 'path':
    case 'url':
    case 'html':
      return textOf(value) || undefined
  }
}

const recordKeys = keysIn('lite', 'full').filter((key) => fieldOf(key).kind !== 'records')

function skuOf(value: unknown, note: Note): CatalogSku[] {
  if (!isRecord(value)) return []
  return [
    {
      attributes: attributesOf(value['attributes']) ?? undefined,
      available: flagOf(value['available']),
      ean: codeOf(value['ean'], note),
      hasAltUrl: flagOf(value['hasAltUrl']),
      inventoryQuantity: numberOf(value['inventoryQuantity']),
      offerPrice: priceOf(value['offerPrice'], 'offerPrice of a SKU', 'price', note),
      rank: numberOf(value['rank']),
      salePrice: priceOf(value['salePrice'], 'salePrice of a SKU', 'listPrice', note),
      skuId: textOf(value['skuId']),
    },
  ]
}

function traitsOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {}
  const pairs = Object.entries(value).map(
    ([name, each]) => [name, textsOf(each).join('|')] as const,
  )
  return Object.fromEntries(pairs.filter(([, text]) => text !== ''))
}

/**
 * The facets of a record. One that is not wrapped in `{country, traits, facets, product}` may have them among its attributes and
 * SKUs.
 */
function facetsOf(
  specification: unknown,
  extAttributes: unknown,
  skus: readonly CatalogSku[],
): CatalogFacets {
  const fields = isRecord(specification)
    ? specification
    : isRecord(extAttributes)
      ? extAttributes
      : {}
  const first = (...names: string[]) =>
    names.map((name) => textsOf(fields[name])[0]).find((text) => text !== undefined) ?? ''
  const sizes = isRecord(specification)
    ? textsOf(specification['size'])
    : skus.map(({ attributes = {} }) => textOf(attributes['size'] ?? attributes['Size']))
  return {
    silhouette: first('silhouette'),
    pattern: first('pattern'),
    primaryColor: first('primaryColor', 'color', 'colour'),
    fabric: first('fabric', 'material'),
    occasion: first('occasion'),
    subSilhouette: first('subSilhouette'),
    size: [...new Set(sizes)].filter((size) => size !== ''),
  }
}

const countriesIn = (record: UnknownRecord, fields: UnknownRecord): string[] =>
  textsOf(record['country'] ?? fields['country'] ?? fields['countryCode'])

/**
 * Returns a function that makes a record of an item in the form of the specification. Create it once per file, and pass the items
 * in order.
 */
export function createSpecificationReader({
  defaults,
  ids,
  needsCountry,
}: Omit<CatalogFile, 'roles'>) {
  return (line: number, record: unknown): RowOutcome => {
    if (!isRecord(record)) return leftOut(line, 'It isn’t a product.')
    const isWrapped = isRecord(record['product'])
    const fields = isRecord(record['product']) ? record['product'] : record
    const title = textOf(fields['title'])
    if (title === '') return leftOut(line, 'It has no title.')
    const merchant = textOf(fields['merchant']) || defaults.merchant
    if (merchant === '') return leftOut(line, 'It names no merchant.', title)
    const countries = countriesOf(countriesIn(record, fields), defaults.country)
    if (countries[0] === '' && needsCountry) return leftOut(line, NO_COUNTRY, title)
    if (countries.length > FEED_LIMITS.countries) {
      return leftOut(line, `It ${rowProblem.countries()}.`, title)
    }
    const remarks: Remark[] = []
    const note: Note = (kind, role, about, rawText) =>
      remarks.push({
        line,
        kind,
        about,
        role,
        rawText: rawText.slice(0, 200),
        reads: null,
        isUsed: kind === 'mended',
      })
    const read: Record<string, unknown> = {}
    for (const key of recordKeys) read[key] = fieldOfRecord(key, fieldOf(key), fields[key], note)
    const list = fields['skuSet']
    const skus = Array.isArray(list) ? list.flatMap((sku: unknown) => skuOf(sku, note)) : []
    const identity = {
      merchant,
      productId: textOf(fields['productId']),
      id: textOf(fields['merchantProductId']),
      code: skus.find(({ ean }) => ean !== undefined)?.ean ?? '',
      url: textOf(fields['productUrl']),
      title,
      size: '',
      color: '',
    }
    const { productId, earlierLine, countries: free } = claimIds(ids, line, countries, identity)
    if (free.length === 0) return leftOut(line, sameProduct(earlierLine), title)
    const discount =
      numberOf(read['discount']) ??
      discountOf(numberOf(read['offerPrice']) ?? null, numberOf(read['salePrice']) ?? null) ??
      undefined
    const product: CatalogProduct = {
      ...read,
      brand: textOf(fields['brand']) || textOf(fields['brandName']) || undefined,
      brandName: textOf(fields['brandName']) || textOf(fields['brand']) || undefined,
      discount,
      merchant,
      productId,
      skuSet: skus,
      title,
      trueDiscount: numberOf(read['trueDiscount']) ?? discount,
    }
    const facets = facetsOf(isWrapped ? record['facets'] : undefined, read['extAttributes'], skus)
    return {
      record: { line, countries: free, product, traits: traitsOf(record['traits']), facets },
      remarks,
    }
  }
}
