/**
 * The columns of a product's SKUs: the attributes that distinguish them, codes, stock and prices, and other fields on request.
 */
import type { ReactNode } from 'react'
import { fieldOf, keysIn, skuField } from '@/api/fields/places.ts'
import { readText } from '@/api/fields/readers.ts'
import type { Sku } from '@/api/operations/product.ts'
import { type DataColumn, defineColumns } from '@/components/data-table/defineColumns.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { Swatch } from '@/features/products/pictures/Swatch.tsx'
import { Mrp } from '@/features/products/prices/Mrp.tsx'
import { Price } from '@/features/products/prices/Price.tsx'
import { Stock } from '@/features/products/Stock.tsx'
import { ReceivedValue } from '@/features/products/values/ReceivedValue.tsx'
import { inSentence } from '@/lib/numbers/format.ts'
import { capital } from '@/lib/text/capital.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { COMPARE } from '@/words/compareNames.ts'
import { comparePricesOf, NAMES } from '@/words/names.ts'
import { placeOf, placeOfId, skuAttribute, type SkuColumns, skuValue } from './skus/skuColumns.ts'
import styles from './skus/SkuTable.module.css'

/** The cell of an attribute, by its received name; a colour has a swatch. */
function AttributeCell({ sku, name }: { sku: Sku; name: string }) {
  const value = skuAttribute(sku, name)
  const isColour = /colou?r/i.test(name) && typeof value === 'string'
  return (
    <span className={styles.attribute}>
      {isColour && <Swatch colour={value} />}
      <ReceivedValue value={value} />
    </span>
  )
}

type MarketLinkProps = {
  /** The code of the SKU; null when it has none. */
  ean: string | null
  countries: readonly string[]
}

/** The cell with a link to all merchants' prices for the code. */
function MarketLink({ ean, countries }: MarketLinkProps) {
  if (ean === null) return <span className={styles.quiet}>no code given</span>
  return (
    <Link
      className="touch"
      to={paths.ean(ean, { countries })}
      prefetch
      aria-label={comparePricesOf(ean)}
    >
      <span className={styles.wide}>{NAMES.comparePrices}</span>
      <span className={styles.narrow}>{COMPARE.link}</span>
    </Link>
  )
}

export type SkuContext = {
  countries: readonly string[]
  /** Whether the fields are shown that are hidden at first. */
  isMore: boolean
}

type SkuColumn = DataColumn<Sku, string, SkuContext>
type SkuKey = Exclude<ReturnType<typeof keysIn<'sku'>>[number], 'attributes'>

const always = () => true
const onRequest = (_: readonly Sku[], { isMore }: SkuContext) => isMore

/** Where a cell and its header are shown in a row on a phone; undefined hides them. `marks` are attributes of the cell. */
const inCell = (place: string | undefined, marks: Record<string, string> = {}) => ({
  headAttributes: { 'data-cell': place },
  attributes: () => ({ 'data-cell': place, ...marks }),
})

/** The name of a field in files: with "SKU" if records have a field with the same name. */
function nameOf(key: SkuKey): string {
  const { label, in: places } = fieldOf(key)
  const isShared = places.includes('lite') || places.includes('full')
  return isShared ? `SKU ${inSentence(label)}` : label
}

const ofField = (key: SkuKey, more: Partial<SkuColumn>): SkuColumn => ({
  id: `sku ${key}`,
  header: fieldOf(key).label,
  kind: fieldOf(key).kind,
  accessor: (sku) => sku[key],
  footer: null,
  file: { header: nameOf(key), needs: always },
  ...more,
})

/** The value of an attribute for a file: a single value as received, anything else as JSON. */
function attributeValue(value: unknown): string | number | boolean | null {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return readText(value) ?? (value === null || value === undefined ? null : JSON.stringify(value))
}

const ofAttribute = (name: string, header: string, cell: (sku: Sku) => ReactNode): SkuColumn => ({
  id: `attribute ${name}`,
  header,
  kind: 'text',
  accessor: (sku) => attributeValue(skuAttribute(sku, name)),
  cell,
  file: { header: name, needs: always },
})

const more = (label: string) => ({
  needs: onRequest,
  opensGroup: true as const,
  headAttributes: { 'data-cell': 'more', dir: 'auto' },
  attributes: () => ({ 'data-cell': 'more', 'data-label': label }),
})

/** The columns of fields that the app knows. All other fields are in files, and on the page as received. */
const shownFields = (columns: SkuColumns): SkuColumn[] => [
  ofField('skuId', {
    className: styles.id,
    ...inCell(placeOfId(columns), { translate: 'no' }),
    cell: ({ skuId }) => skuId ?? <EmptyValue what="no variant ID given" />,
  }),
  ofField('ean', {
    className: styles.ean,
    ...inCell('ean', { translate: 'no' }),
    cell: ({ ean }) => ean ?? <EmptyValue what="no code given" />,
  }),
  {
    id: 'market',
    header: 'Market',
    kind: 'text',
    accessor: () => null,
    className: styles.link,
    head: () => <span className="vh">Market</span>,
    ...inCell('link'),
    cell: ({ ean }, { countries }) => <MarketLink ean={ean} countries={countries} />,
    file: null,
  },
  ofField('available', {
    opensGroup: true,
    header: 'Stock',
    ...inCell('stock'),
    cell: ({ available }) => <Stock available={available} of="sku" />,
  }),
  ofField('inventoryQuantity', {
    className: styles.quantity,
    header: 'Qty',
    needs: () => columns.hasQuantity,
  }),
  ofField('offerPrice', {
    opensGroup: true,
    header: 'Offer',
    ...inCell('offer'),
    cell: ({ offerPrice }) => <Price offer={offerPrice} />,
  }),
  ofField('salePrice', {
    cell: ({ salePrice, offerPrice }) => <Mrp mrp={salePrice} offer={offerPrice} />,
  }),
]

/** The columns of the SKU table; `columns` says what these SKUs have. */
export function skuTableColumns(columns: SkuColumns): readonly SkuColumn[] {
  const { attributes, moreAttributes, moreFields } = columns
  const shown = shownFields(columns)
  const shownIds = new Set(shown.map(({ id }) => id))
  const others = keysIn('sku')
    .filter((key) => key !== 'attributes')
    .filter((key) => !shownIds.has(`sku ${key}`))
  return defineColumns<Sku, SkuContext>()([
    ...attributes.map((name) => ({
      ...ofAttribute(name, capital(name), (sku) => <AttributeCell sku={sku} name={name} />),
      isName: true as const,
      headAttributes: { 'data-cell': placeOf(name, columns), dir: 'auto' },
      attributes: () => ({ 'data-cell': placeOf(name, columns) }),
    })),
    ...shown,
    ...others.map((key) => ofField(key, { isFileOnly: true })),
    ...moreAttributes.map((name) => ({
      ...ofAttribute(name, name, (sku) => <ReceivedValue value={skuAttribute(sku, name)} />),
      ...more(name),
    })),
    ...moreFields.map((name): SkuColumn => {
      const label = skuField(name)?.label ?? name
      return {
        id: `received ${name}`,
        header: label,
        kind: 'text',
        accessor: () => null,
        cell: (sku) => <ReceivedValue value={skuValue(sku, name)} />,
        ...more(label),
        // Files have these fields in columns of their parsed values.
        file: null,
      }
    }),
  ])
}
