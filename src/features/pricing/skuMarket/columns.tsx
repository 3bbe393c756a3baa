/** The one definition of the columns of a listing's variants in their markets: the table of Product and Find by link, and its file. */
import { defineColumns, type DataColumn } from '@/components/data-table/defineColumns.ts'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { MARKET_COLUMNS, marketLabel, type MarketColumn } from '@/domain/market/rowMarket.ts'
import type { Position } from '@/domain/pricing/position.ts'
import type { ReferenceKind, ReferenceWords } from '@/domain/pricing/reference.ts'
import { PriceDotsAxis } from '@/features/pricing/PriceDotsAxis.tsx'
import { Stock } from '@/features/products/Stock.tsx'
import type { PriceAxis } from '@/lib/numbers/priceAxis.ts'
import { MARKET } from '@/words/marketNames.ts'
import { THIS_RECORD } from '@/words/ownMerchantNames.ts'
import {
  CodeCell,
  ComparedCell,
  DifferenceCell,
  differenceOf,
  DotsCell,
  IndexCell,
  ListingPrice,
  OwnPriceCell,
  RankCell,
  VariantName,
} from './MarketCells.tsx'
import type { MarketRow } from './marketRows.ts'
import styles from './MarketTable.module.css'

export type VariantContext = {
  /** What the prices are compared with. */
  words: ReferenceWords
  /** What the drawn cells need besides; null in a file, which draws no cells. */
  drawn: {
    axis: PriceAxis
    country: string
    /** The listing to which these variants belong. */
    productId: string | null
    reference: ReferenceKind
  } | null
}

type Column = DataColumn<MarketRow, string, VariantContext>
type MarketOptions = Partial<Omit<Column, 'id' | 'header' | 'accessor'>>

/** A column for a figure of your price position, with the same name as everywhere. */
const ofMarket = <const Id extends MarketColumn>(
  id: Id,
  read: (ownPosition: Position) => string | number | null,
  columnOptions: MarketOptions,
) => ({
  id,
  header: ({ words }: VariantContext) => marketLabel(id, words),
  kind: MARKET_COLUMNS[id].kind,
  accessor: ({ ownPosition }: MarketRow) => ownPosition && read(ownPosition),
  footer: null,
  ...(MARKET_COLUMNS[id].formula !== undefined && {
    head: ({ words }: VariantContext) => <FormulaHint>{marketLabel(id, words)}</FormulaHint>,
  }),
  ...columnOptions,
})

const onlyInFile = { isFileOnly: true } as const

export const variantColumns = defineColumns<MarketRow, VariantContext>()([
  {
    id: 'sku',
    header: 'SKU',
    kind: 'id',
    accessor: ({ sku }) => sku.skuId,
    ...onlyInFile,
  },
  {
    id: 'variant',
    header: 'Variant',
    kind: 'text',
    accessor: ({ name }) => name,
    isName: true,
    className: styles.variant,
    attributes: ({ name }) => ({ title: name }),
    cell: (row) => <VariantName row={row} />,
  },
  {
    id: 'ean',
    header: 'EAN',
    kind: 'code',
    accessor: ({ sku }) => sku.ean,
    className: styles.ean,
    cell: (row, { drawn }) => drawn && <CodeCell row={row} {...drawn} />,
  },
  {
    id: 'state',
    header: 'Result',
    kind: 'text',
    accessor: ({ state }) => state,
    ...onlyInFile,
  },
  {
    id: 'available',
    header: 'Stock',
    kind: 'flag',
    accessor: ({ sku }) => sku.available,
    className: styles.stock,
    cell: ({ sku }) => <Stock available={sku.available} of="sku" />,
    file: { header: 'Available' },
  },
  {
    id: 'recordPrice',
    header: 'Variant offer price',
    kind: 'price',
    accessor: ({ sku }) => sku.offerPrice,
    footer: null,
    ...onlyInFile,
  },
  {
    id: 'record',
    header: THIS_RECORD,
    kind: 'price',
    accessor: ({ record }) => record?.price ?? null,
    footer: null,
    opensGroup: true,
    className: styles.record,
    cell: (row) => <ListingPrice row={row} />,
  },
  ofMarket('myPrice', ({ own: ownPrice }) => ownPrice?.price ?? null, {
    opensGroup: true,
    className: styles.mine,
    cell: (row, { drawn }) => drawn && <OwnPriceCell row={row} country={drawn.country} />,
    file: {
      beside: () => [
        {
          key: 'source',
          label: MARKET.mineFrom,
          cell: ({ ownPosition }) => ownPosition?.own?.source ?? null,
        },
      ],
    },
  }),
  ofMarket('reference', ({ reference }) => reference, {
    className: styles.others,
    cell: (row) => <ComparedCell row={row} />,
  }),
  ofMarket('index', ({ index }) => index?.index ?? null, {
    className: styles.index,
    cell: (row) => <IndexCell row={row} />,
  }),
  {
    ...ofMarket('difference', () => null, {
      className: styles.versus,
      cell: (row) => <DifferenceCell row={row} />,
    }),
    accessor: differenceOf,
  },
  {
    id: 'dots',
    header: 'Prices on one axis',
    kind: 'text',
    accessor: () => null,
    className: styles.dots,
    head: ({ drawn }) => (
      <>
        <span className="vh">Prices on one axis</span>
        {drawn && <PriceDotsAxis axis={drawn.axis} />}
      </>
    ),
    cell: (row, { drawn, words }) =>
      drawn && <DotsCell row={row} axis={drawn.axis} referenceLabel={words.label} />,
    file: null,
  },
  ofMarket('rank', ({ own: ownPrice }) => ownPrice?.rank ?? null, {
    opensGroup: true,
    className: styles.rank,
    // The header has no formula, because on a phone it is only read aloud and can’t be clicked.
    head: ({ words }) => marketLabel('rank', words),
    cell: (row) => <RankCell row={row} />,
    file: {
      beside: () => [
        { key: 'of', label: MARKET.of, cell: ({ ownPosition }) => ownPosition?.own?.of ?? null },
        {
          key: 'tied',
          label: MARKET.atMyPrice,
          cell: ({ ownPosition }) => ownPosition?.own?.tied ?? null,
        },
      ],
    },
  }),
  ofMarket('rival', ({ competitor }) => competitor?.name ?? null, onlyInFile),
  ofMarket('rivalPrice', ({ competitor }) => competitor?.price ?? null, onlyInFile),
  ofMarket('n', ({ referenceN }) => referenceN, onlyInFile),
])
