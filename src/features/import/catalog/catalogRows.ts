/** Turns rows of a catalog into records, in the order of the file. */
import { readNumber } from '@/api/fields/readers.ts'
import type { ColumnRole } from '@/domain/import/answers.ts'
import { FEED_LIMITS, rowProblem } from '@/features/import/limits.ts'
import type { RowValues } from '@/features/import/rowValues.ts'
import {
  discountOf,
  leftOut,
  NO_COUNTRY,
  sameProduct,
  type Attributes,
  type CatalogProduct,
  type CatalogSku,
  type RowOutcome,
} from './catalogRecord.ts'
import { categoryPath, isPath } from './categoryPath.ts'
import { countriesOf } from './countryCode.ts'
import { createGroupedTexts, ungrouped, type Texts } from './groupedTexts.ts'
import { claimIds, type ProductIds } from './productIds.ts'
import { createRecordColumnReader } from './recordColumns.ts'

/** The country and the merchant of rows that name none. The country is '' until it is known; nothing is imported before. */
export type CatalogDefaults = { country: string; merchant: string }

/** The maximum number of characters of a text that is used as an attribute. */
const LONGEST_ATTRIBUTE = 300

/** The value that Shopify writes for the option of a product without options. */
const NO_OPTION = 'Default Title'

/** Roles that a catalog has no field for; they become attributes. */
const AS_ATTRIBUTES = [
  ['cost', 'Cost'],
  ['floor', 'Floor'],
  ['target', 'Target price'],
  ['note', 'Note'],
] as const satisfies readonly (readonly [ColumnRole, string])[]

const URLS = /\n|[,;|]\s*(?=https?:)|\s+(?=https?:)/
const SEPARATOR = /[\s,;|]/
const urlsIn = (cells: readonly string[]): readonly string[] =>
  cells.every((cell) => !SEPARATOR.test(cell))
    ? cells.filter((cell) => cell !== '')
    : separated(cells)
const separated = (cells: readonly string[]): string[] =>
  cells
    .flatMap((cell) => cell.split(URLS))
    .map((url) => url.trim())
    .filter((url) => url !== '')

/** Reads a rating, which most of Europe writes as "4,5". */
const figure = (text: string): number | null => readNumber(text.replace(/^(\d+),(\d+)$/, '$1.$2'))

/** Turns null into undefined, which leaves a field out: for the receiver such a field is null. */
const known = <Value>(value: Value | null): Value | undefined => value ?? undefined
const filled = (text: string | undefined): string | undefined => (text === '' ? undefined : text)

const variantOf = (size: string | undefined, color: string | undefined): Attributes => ({
  ...(size !== undefined && { size }),
  ...(color !== undefined && { color }),
})

type SkuParts = {
  codes: readonly string[]
  sizes: readonly string[]
  colors: readonly string[]
  own: string
  prices: { offerPrice: number | null; salePrice: number | null }
  available: boolean | null
}

/** The SKUs of a row: one for each code; without a code one SKU if a size or a colour is known. */
function skusOf({ codes, sizes, colors, own, prices, available }: SkuParts): CatalogSku[] {
  if (codes.length === 0 && sizes.length === 0 && colors.length === 0) return []
  const isOne = codes.length < 2
  /** The size or colour of the SKU at an index: of several codes, each has its own if there are as many values as codes. */
  const ofSku = (values: readonly string[], at: number) =>
    isOne ? values[0] : values.length === codes.length ? values[at] : undefined
  const offerPrice = known(prices.offerPrice)
  const salePrice = known(prices.salePrice)
  return (isOne ? [codes[0] ?? ''] : codes).map((ean, at) => {
    const size = ofSku(sizes, at)
    const color = ofSku(colors, at)
    return {
      skuId: isOne ? own : ean,
      ean: filled(ean),
      available: known(available),
      offerPrice,
      salePrice,
      attributes: size === undefined && color === undefined ? undefined : variantOf(size, color),
    }
  })
}

/** What all rows of a catalog file share. */
export type CatalogFile = {
  defaults: CatalogDefaults
  /** Gives each row its product ID; shared by all readers of the file, because an ID occurs only once in it. */
  ids: ProductIds
  /** The roles that have a column. */
  roles: ReadonlySet<ColumnRole>
  /** Whether a row without a known country is left out; a preview shows such rows. */
  needsCountry: boolean
}

/** Returns a function that makes a record of a row. Create it once per file, and pass the rows in order. */
export function createCatalogReader({
  defaults,
  ids,
  roles,
  needsCountry,
}: CatalogFile): (values: RowValues) => RowOutcome {
  const columnOf = createRecordColumnReader()
  const texts = roles.has('group') ? createGroupedTexts() : ungrouped

  /** The fields and the attributes from the columns without a role; `attributes` is null if there are none. */
  const ofRest = (values: RowValues) => {
    const fields: Record<string, unknown> = {}
    let attributes: Attributes | null = null
    const add = (name: string, cell: string): void => {
      if (cell === '' || cell.length > LONGEST_ATTRIBUTE) return
      attributes ??= {}
      setOwn(attributes, name, inOneLine(cell))
    }
    for (const [name, cell] of values.rest) {
      const column = columnOf(name, cell)
      if (column) fields[column.key] = column.value
      else add(name, cell)
    }
    for (const [role, name] of AS_ATTRIBUTES) if (roles.has(role)) add(name, values.text(role))
    return { fields, attributes }
  }

  return (values) => {
    const { line, codes, inStock } = values
    const { text: textOf, isPicture } = texts(values)
    // Most files have few of the roles, so the cells of other roles are not read.
    const text: Texts = (role) => (roles.has(role) ? textOf(role) : '')
    const lines = (role: ColumnRole) => (roles.has(role) ? values.lines(role) : [])
    /** The lines of the row’s own cell, or else the text of its group. */
    const namesOf = (role: ColumnRole) => {
      const own = lines(role)
      return own.length > 0 ? own : [text(role)].filter((name) => name !== '')
    }
    if (isPicture) return leftOut(line, `Another picture of ${text('title')}.`)
    const title = text('title')
    if (title === '') return leftOut(line, 'It has no title.')
    const countries = countriesOf(namesOf('country'), defaults.country)
    if (countries[0] === '' && needsCountry) return leftOut(line, NO_COUNTRY, title)
    if (countries.length > FEED_LIMITS.countries) {
      return leftOut(line, `It ${rowProblem.countries()}.`, title)
    }
    const merchant = text('merchant') || defaults.merchant
    if (merchant === '') return leftOut(line, 'It names no merchant.', title)
    const sizes = lines('size').filter((size) => size !== NO_OPTION)
    const colors = lines('color')
    const id = text('id')
    const url = text('url')
    const [code = ''] = codes
    const claimed = claimIds(ids, line, countries, {
      merchant,
      productId: text('productId'),
      id,
      code,
      url,
      title,
      size: sizes[0] ?? '',
      color: colors[0] ?? '',
    })
    const { productId } = claimed
    if (claimed.countries.length === 0) {
      return leftOut(line, sameProduct(claimed.earlierLine), title)
    }
    const prices = { offerPrice: values.price, salePrice: values.listPrice }
    const { fields, attributes } = ofRest(values)
    const brand = filled(text('brand'))
    const { imageUrl, images } = pictures(lines, text)
    const product: CatalogProduct = {
      ...fields,
      ...discounts(prices, fields),
      ...classification(text),
      active: known(inStock),
      avgRating: known(figure(text('rating'))),
      brand,
      brandName: brand,
      description: filled(text('description')),
      extAttributes: known(attributes),
      gender: filled(text('gender')),
      imageUrl,
      images,
      merchant,
      merchantProductId: filled(id),
      offerPrice: known(values.price),
      productId,
      productUrl: filled(url),
      ratingsCount: known(figure(text('ratingsCount'))),
      salePrice: known(values.listPrice),
      skuSet: skusOf({
        codes,
        sizes,
        colors,
        own: id || code || url || title,
        prices,
        available: inStock,
      }),
      title,
    }
    const facets = {
      silhouette: filled(text('silhouette')),
      pattern: filled(text('pattern')),
      primaryColor: colors[0],
      fabric: filled(text('fabric')),
      occasion: filled(text('occasion')),
      subSilhouette: filled(text('subSilhouette')),
      size: sizes.length > 0 ? sizes : undefined,
    }
    return {
      record: { line, countries: claimed.countries, product, facets },
      remarks: values.remarks,
    }
  }
}

const inOneLine = (cell: string) =>
  cell.includes('\n')
    ? cell
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join(', ')
    : cell

/** Adds an attribute, also one with a name such as `__proto__`, which plain assignment would lose. */
function setOwn(attributes: Attributes, name: string, value: string): void {
  if (name === '__proto__') {
    Object.defineProperty(attributes, name, { value, enumerable: true, configurable: true })
  } else attributes[name] = value
}

/**
 * The two discounts. `discount` is calculated from the two prices, or read from the file if a price is missing. `trueDiscount` is
 * read from the file; if it is missing, it is the same as `discount`.
 */
function discounts(
  { offerPrice, salePrice }: SkuParts['prices'],
  { discount, trueDiscount }: Readonly<Record<string, unknown>>,
) {
  const found = discountOf(offerPrice, salePrice) ?? readNumber(discount)
  return { discount: known(found), trueDiscount: known(readNumber(trueDiscount) ?? found) }
}

/** The category fields of a row: the levels of its category path replace columns that the file does not have. */
function classification(text: Texts) {
  const named = text('category')
  const isCategoryPath = named !== '' && isPath(named)
  const path = categoryPath(text('categoryPath') || (isCategoryPath ? named : ''))
  return {
    articleType: filled(text('articleType')) ?? path.at(-1),
    breadCrumb: filled(path.join('/')),
    category: (isCategoryPath ? undefined : filled(named)) ?? path[1] ?? path[0],
    division: filled(text('division')) ?? path[0],
    subCategory: filled(text('subCategory')) ?? path[2],
  }
}

/** The pictures of a row; the first of a cell with several is the main one. */
function pictures(lines: (role: ColumnRole) => readonly string[], text: Texts) {
  const own = lines('image')
  const [imageUrl, ...more] = urlsIn(own.length > 0 ? own : [text('image')])
  const others = lines('images')
  const images = others.length > 0 ? [...more, ...urlsIn(others)] : more
  return { imageUrl, images: images.length > 0 ? images : undefined }
}
