/**
 * What the importer makes of one row of a catalog: a record in the form of the interface specification, as the demo service
 * receives it (`RecordLine` of src/api/ownCatalog.ts has the protocol). Fields that are not known are left out.
 */
import type { CatalogRow, Remark } from '@/features/import/reading.ts'

/** The attributes of a product, with the values that they may have; the specification (§2.7) leaves these open. */
export type Attributes = Record<string, string | number | boolean | readonly string[]>

/** A SKU as the specification names its fields (§2.3). `undefined` means not known; such a field is not sent. */
export type CatalogSku = {
  skuId: string
  ean?: string | undefined
  offerPrice?: number | undefined
  salePrice?: number | undefined
  available?: boolean | undefined
  hasAltUrl?: boolean | undefined
  inventoryQuantity?: number | undefined
  rank?: number | undefined
  attributes?: Attributes | undefined
}

/** A product as the specification names its fields (§2.2); every field but these may be missing. */
export type CatalogProduct = Readonly<Record<string, unknown>> & {
  productId: string
  title: string
  merchant: string
  brand?: string | undefined
  offerPrice?: number | undefined
  salePrice?: number | undefined
  active?: boolean | undefined
  skuSet: readonly CatalogSku[]
}

/** The facets (§2.5) that a record has no field for; unknown facets are missing. */
export type CatalogFacets = {
  silhouette?: string | undefined
  pattern?: string | undefined
  primaryColor?: string | undefined
  fabric?: string | undefined
  occasion?: string | undefined
  subSilhouette?: string | undefined
  size?: readonly string[] | undefined
}

export type CatalogRecord = {
  line: number
  /** Where the product is sold: one country, or several for a record that names them. */
  countries: readonly string[]
  product: CatalogProduct
  traits?: Readonly<Record<string, string>>
  facets: CatalogFacets
}

/** The result for a row; `record` is null if the row is left out, and a remark states why. */
export type RowOutcome = { record: CatalogRecord | null; remarks: readonly Remark[] }

/** The discount of an offer price from the MRP, in percent with two decimals; null unless both prices are there. */
export const discountOf = (offer: number | null, mrp: number | null): number | null =>
  offer === null || mrp === null || mrp === 0
    ? null
    : // Adding 0 makes −0 a 0.
      Math.round((1 - offer / mrp) * 10_000) / 100 + 0

/** The outcome of a row that is left out: `about` is the reason as a sentence, `rawText` what the file has. */
export const leftOut = (line: number, about: string, rawText = ''): RowOutcome => ({
  record: null,
  remarks: [{ line, kind: 'left out', about, role: null, rawText, reads: null, isUsed: false }],
})

/** Why a row is left out: it names no country, and there is none for the whole file. */
export const NO_COUNTRY = 'It names no country.'

/** Why a row is left out: another row has the same product id. */
export const sameProduct = (line: number | null): string =>
  `It is the same product as line ${String(line)}, which is used.`

/** A record as one line of the protocol, with its line feed. */
export const recordLine = ({ line, countries, product, traits, facets }: CatalogRecord): string =>
  `${JSON.stringify({
    row: line,
    country: countries.length === 1 ? countries[0] : countries,
    product,
    traits,
    facets,
  })}\n`

/** What the import preview shows of a record. */
export const catalogRow = ({ line, countries, product, facets }: CatalogRecord): CatalogRow => ({
  line,
  id: typeof product['merchantProductId'] === 'string' ? product['merchantProductId'] : '',
  title: product.title,
  codes: product.skuSet.flatMap(({ ean }) => (ean === undefined || ean === '' ? [] : [ean])),
  brand: product.brand ?? null,
  merchant: product.merchant,
  country: countries[0] ?? '',
  size: facets.size?.[0] ?? null,
  offerPrice: product.offerPrice ?? null,
  salePrice: product.salePrice ?? null,
  inStock: product.active ?? null,
})
