/** A row of a table or an item of a merchant feed as a listing, by the columns that were chosen for the fields. */
import type { WireAttributes, WireProduct, WireSku } from '../../wire.ts'
import type { FeedReading, OwnFacets, OwnRecord } from '../feed.ts'
import { recordField, type RecordKey } from '../../knownFields.ts'
import { hasOwnColumn, type FieldName } from './fields.ts'
import { whyNotOffered } from './offerDates.ts'
import { madeId } from './productIds.ts'
import { flagOf, numberOf, orNull, priceOf, readFields } from './recordFields.ts'
import { type RowRead, countryOf, discountOf, readCode, skipped } from './readRow.ts'

type Cells = ReadonlyMap<string, string>
type Say = (problem: string) => void
type Prices = { offerPrice: number | null; salePrice: number | null }

/** What nothing takes is kept as an attribute, as far as it is short. */
const LONGEST_ATTRIBUTE = 300

/** A column called `changed` may hold when it was. */
const FLAG = /^(?:true|false|yes|no|[yn01])$/i

/** A cell of several lines holds the repeated elements of an item. */
const linesOf = (cell: string): string[] =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/**
 * Offer and MRP where both are named; a price alone is what is asked. An offer price that states when it holds is left out
 * at any other time, as Merchant Center does.
 */
const pricesOf = (field: (name: FieldName) => string, say: Say, now: number): Prices => {
  const stated = priceOf(field('offerPrice'), 'the offer price', say)
  const problem = stated === null ? null : whyNotOffered(field('offerDates'), now)
  if (problem) say(problem.says)
  const offer = problem?.isLeftOut ? null : stated
  const mrp = priceOf(field('salePrice'), 'the MRP', say)
  const price = priceOf(field('price'), 'the price', say)
  if (offer === null) return { offerPrice: price, salePrice: mrp }
  return { offerPrice: offer, salePrice: mrp ?? price }
}

/** `Home > Shirts`, `Home/Shirts` and `Home|Shirts` are the same path; a number is a category of Google's list, which names nothing. */
const pathOf = (cell: string): string[] => {
  const text = linesOf(cell)[0] ?? ''
  if (/^\d+$/.test(text)) return []
  const parts = text.includes('>') ? text.split('>') : text.split(/[/|]/)
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

const imagesIn = (cell: string): string[] =>
  cell
    .split(/\n|[,;|]\s*(?=https?:)/)
    .map((url) => url.trim())
    .filter((url) => url !== '')

const attributesOf = (cells: Cells, taken: ReadonlySet<string>): WireAttributes | null => {
  const rest = [...cells].filter(
    ([name, cell]) => !taken.has(name) && cell.trim() !== '' && cell.length <= LONGEST_ATTRIBUTE,
  )
  return rest.length > 0
    ? Object.fromEntries(rest.map(([name, cell]) => [name, linesOf(cell).join(', ')]))
    : null
}

const skusOf = (
  { code, size, color }: { code: string; size: string; color: string },
  { offerPrice, salePrice }: Prices,
  available: boolean | null,
  id: string,
): WireSku[] => {
  if (code === '' && size === '' && color === '') return []
  const attributes: WireAttributes = {}
  if (size !== '') attributes['size'] = size
  if (color !== '') attributes['color'] = color
  const unknown = { hasAltUrl: null, inventoryQuantity: null, rank: null }
  return [{ ...unknown, attributes, available, ean: code, offerPrice, salePrice, skuId: id }]
}

/** Made once for all rows of a file; `now` in epoch milliseconds. */
export const cellReading = (reading: FeedReading, now: number): ((cells: Cells) => RowRead) => {
  const columns = new Map(Object.entries(reading.columns))
  const taken = new Set(columns.values())

  return (cells) => {
    const cell = (name: FieldName): string => cells.get(columns.get(name) ?? '')?.trim() ?? ''
    const line = (name: FieldName): string => {
      const text = cell(name)
      return text.includes('\n') ? (linesOf(text)[0] ?? '') : text
    }
    const ownColumn = (key: RecordKey): string => {
      const text = hasOwnColumn(key) ? line(key) : ''
      return recordField(key).kind === 'flag' && !FLAG.test(text) ? '' : text
    }
    const title = line('title')
    if (title === '') return skipped('has no title')
    const country = countryOf(line('country') || reading.country)
    if (country === '') return skipped('names no country')
    const merchant = line('merchant') || reading.merchant
    if (merchant === '') return skipped('names no merchant')
    const problems: string[] = []
    const say: Say = (problem) => problems.push(problem)
    const prices = pricesOf(line, say, now)
    const active = flagOf(line('availability'))
    const code = readCode(line('code'), say)
    const facets: OwnFacets = {
      silhouette: line('silhouette'),
      pattern: line('pattern'),
      primaryColor: line('color'),
      fabric: line('fabric'),
      occasion: line('occasion'),
      subSilhouette: line('subSilhouette'),
      size: linesOf(cell('size')),
    }
    const id = line('id')
    const own = id || line('productUrl') || code || title
    const path = pathOf(cell('categoryPath'))
    const [size = ''] = facets.size
    const product: WireProduct = {
      ...readFields(ownColumn, say),
      ...prices,
      active,
      articleType: orNull(line('articleType') || (path.at(-1) ?? '')),
      avgRating: numberOf(line('rating')),
      brand: orNull(line('brand')),
      brandName: orNull(line('brand')),
      breadCrumb: orNull(path.join('/')),
      category: orNull(line('category') || (path[1] ?? path[0] ?? '')),
      description: orNull(cell('description')),
      discount: discountOf(prices.offerPrice, prices.salePrice),
      division: orNull(line('division') || (path[0] ?? '')),
      extAttributes: attributesOf(cells, taken),
      gender: orNull(line('gender')),
      imageUrl: orNull(line('imageUrl')),
      images: imagesIn(cell('images')),
      merchant,
      merchantProductId: id,
      productId: line('productId') || madeId(country, merchant, own),
      productUrl: orNull(line('productUrl')),
      ratingsCount: numberOf(line('ratingsCount')),
      skuSet: skusOf({ code, size, color: facets.primaryColor }, prices, active, own),
      subCategory: orNull(line('subCategory') || (path[2] ?? '')),
      title,
      trueDiscount: discountOf(prices.offerPrice, prices.salePrice),
    }
    const record: OwnRecord = { country, product, traits: {}, facets }
    return { records: [record], problems }
  }
}
