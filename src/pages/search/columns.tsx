/** The columns of the result table: every field of a record and of its market. Some cells show more than a value. */
import { eansOf } from '@/api/fields/derived.ts'
import { fieldOf, recordField, rowKeys } from '@/api/fields/places.ts'
import { type DataColumn, defineColumns } from '@/components/data-table/defineColumns.ts'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import {
  columnFacts,
  type ColumnKey,
  columnKeys,
  isPrice,
  totalKindOf,
  DEFAULT_MARKET_COLUMNS,
  valueInRecord,
} from '@/domain/columns/columns.ts'
import { isItemColumn } from '@/domain/columns/itemColumns.ts'
import { besideMarket } from '@/domain/columns/sheetColumns.ts'
import { isMarketColumn, type MarketColumn, marketLabel } from '@/domain/market/rowMarket.ts'
import { referenceWords, type ReferenceWords } from '@/domain/pricing/reference.ts'
import { DifferenceAxis } from '@/features/pricing/rowsMarket/DifferenceBar.tsx'
import { MarketCell } from '@/features/pricing/rowsMarket/MarketCell.tsx'
import { EanLink } from '@/features/products/EanLink.tsx'
import { MerchantOfRow } from '@/features/products/MerchantOfRow.tsx'
import { MrpOfRow } from '@/features/products/prices/MrpOfRow.tsx'
import { Price } from '@/features/products/prices/Price.tsx'
import { ProductLink } from '@/features/products/ProductLink.tsx'
import { Rating } from '@/features/products/Rating.tsx'
import { ratingIn } from '@/features/products/ratingIn.ts'
import { Stock } from '@/features/products/Stock.tsx'
import { formatPercent } from '@/lib/numbers/format.ts'
import type { TableRow } from './market/tableRows.ts'
import styles from './table/ResultTable.module.css'

type TitleCellProps = { product: TableRow; countries: readonly string[] }

function TitleCell({ product, countries }: TitleCellProps) {
  return (
    <span className={styles.title}>
      <span className={styles.name} dir="auto" title={product.title ?? undefined}>
        <ProductLink
          id={product.productId}
          title={product.title}
          countries={countries.join(',')}
          className={styles.link}
        />
      </span>
      {product.newArrival === true && <Tag tone="line">New</Tag>}
    </span>
  )
}

export type SearchContext = {
  /** The countries of the answer. With several, a price doesn't show its country. */
  countries: readonly string[]
  /** The figure that market prices are compared with. */
  reference: ReferenceWords
}

export const searchContext = (
  countries: readonly string[],
  reference: ReferenceWords | null | undefined,
): SearchContext => ({ countries, reference: reference ?? referenceWords('median') })

type SearchColumn = DataColumn<TableRow, ColumnKey, SearchContext>

const hasMarket = (rows: readonly TableRow[]) => rows.some(({ market }) => market !== undefined)

/** What these columns define differently from the field or figure that they show. */
const OWN: Partial<Record<ColumnKey, Partial<SearchColumn>>> = {
  title: {
    isName: true,
    takesRest: true,
    // The minimum width at which titles stay readable.
    size: 140,
    needs: () => true,
    cell: (product, { countries }) => <TitleCell product={product} countries={countries} />,
  },
  merchant: {
    cell: ({ merchant, brand }) => <MerchantOfRow merchant={merchant} brand={brand} />,
  },
  offerPrice: { cell: ({ offerPrice }) => <Price offer={offerPrice} /> },
  salePrice: {
    cell: ({ salePrice, offerPrice, discount }) => (
      <MrpOfRow salePrice={salePrice} offerPrice={offerPrice} discount={discount} />
    ),
  },
  eans: {
    cell: ({ skuSet }, { countries }) => {
      const eans = eansOf(skuSet)
      return eans.length === 0 ? (
        <EmptyValue />
      ) : (
        <EanLink eans={eans} country={countries.join(',')} />
      )
    },
  },
  avgRating: {
    // The width fits the stars beside the figure.
    size: 108,
    cell: (product) => <Rating {...ratingIn(product)} count={product.ratingsCount} />,
  },
  active: { cell: ({ active }) => <Stock available={active} /> },
  difference: {
    axis: <DifferenceAxis />,
    formatFooter: (value) => formatPercent(value, { digits: 1, signed: true }),
  },
}

const ofMarket = (key: MarketColumn): Partial<SearchColumn> => ({
  header: ({ reference }) => marketLabel(key, reference),
  needs: hasMarket,
  isUsual: DEFAULT_MARKET_COLUMNS.has(key),
  cell: ({ market, skuSet, title }, { countries }) => (
    <MarketCell
      market={market}
      column={key}
      hasCode={eansOf(skuSet).length > 0}
      title={title}
      country={countries.join(',')}
    />
  ),
  file: {
    beside: ({ reference }) => besideMarket(key, marketLabel(key, reference)),
  },
})

const ofRecord = (key: ColumnKey): Partial<SearchColumn> => ({
  needs: (rows) => rows.some((row) => valueInRecord(row, key) !== null),
  isUsual: (rows) =>
    hasMarket(rows) ? DEFAULT_MARKET_COLUMNS.has(key) : recordField(key)?.isUsual === true,
  // A file has every field, even if no row has a value for it.
  file: { needs: () => true },
})

/** The changes to a price column when the answer is for several countries: it doesn't name the country of a price. */
const acrossCountries = ({ countries }: SearchContext) =>
  countries.length < 2
    ? null
    : {
        order: 'Not sorted: the country of each price isn’t known.',
        total: 'no median across countries',
      }

function searchColumn(key: ColumnKey): SearchColumn {
  const { kind, label, width, opensGroup, formula, open } = columnFacts(key)
  return {
    id: key,
    header: label,
    kind,
    accessor: (row) => valueInRecord(row, key),
    footer: totalKindOf(key),
    size: width,
    opensGroup,
    formula,
    open,
    ...(isPrice(key) && { incomparable: acrossCountries }),
    ...(isMarketColumn(key) ? ofMarket(key) : ofRecord(key)),
    ...OWN[key],
  }
}

/** The columns of URLs, which only files have. */
const addresses = rowKeys
  .filter((key) => fieldOf(key).kind === 'url')
  .map((key) => ({
    id: key as ColumnKey, // cast, because `ColumnKey` has no columns of URLs
    header: fieldOf(key).label,
    kind: fieldOf(key).kind,
    accessor: (row: TableRow) => row[key],
    isFileOnly: true as const,
  }))

// The columns of records, which have neither the code of an offer nor inputs of the user.
const keys = columnKeys.filter((key) => key !== 'code' && !isItemColumn(key))

export const searchColumns = defineColumns<TableRow, SearchContext>()([
  ...keys.filter((key) => !isMarketColumn(key)).map(searchColumn),
  ...addresses,
  ...keys.filter(isMarketColumn).map(searchColumn),
])
