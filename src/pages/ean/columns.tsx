/** The columns of a code's offers: fields of the answer, and figures that are calculated over all offers. */
import { DERIVED } from '@/api/fields/derived.ts'
import { FIELDS } from '@/api/fields/fields.ts'
import type { Offer } from '@/api/operations/ean.ts'
import { defineColumns } from '@/components/data-table/defineColumns.ts'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { marketLabel } from '@/domain/market/rowMarket.ts'
import type { OfferRow } from '@/domain/pricing/offerRows.ts'
import { rankInWords } from '@/domain/pricing/rankInWords.ts'
import { Mrp } from '@/features/products/prices/Mrp.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import type { MarketLine } from './offers/marketLines.ts'
import {
  Difference,
  Listing,
  MerchantCell,
  OfferPrice,
  PlotCell,
  ShopPage,
  VsOwn,
} from './offers/OfferCells.tsx'
import { OfferPlotAxis } from './offers/OfferPlotAxis.tsx'
import type { PlotScale } from './offers/plotScale.ts'
import styles from './offers/OffersTable.module.css'

export type OfferLine = MarketLine<Offer>

export type OfferContext = {
  /** The name of the figure that the offers are compared with. */
  referenceLabel: string
  /** Whether a price of yours is known; without it, columns about it are left out. */
  hasOwn: boolean
  /** What the cells need on the page; null for a file, which has no drawn cells. */
  drawn: {
    scale: PlotScale
    countries: readonly string[]
    /** The address of your price list at this code. */
    toList: string
    /** The product ID of the listing that was looked up; '' for none. */
    lookedUpId: string
  } | null
}

/** Makes an accessor for columns about an offer; it returns null for the price from your price list, which is not an offer. */
const ofOffer =
  <Value,>(read: (row: OfferRow<Offer>) => Value) =>
  (line: OfferLine): Value | null =>
    line.kind === 'offer' ? read(line.row) : null

const hasOwn = (_: readonly OfferLine[], context: OfferContext) => context.hasOwn

export const offerColumns = defineColumns<OfferLine, OfferContext>()([
  {
    id: 'position',
    header: '#',
    kind: 'rank',
    accessor: ofOffer(({ position }) => position),
    className: styles.place,
    cell: (line) => {
      if (line.kind === 'listed') {
        return <EmptyValue what={`not an offer in the catalog; with it ${rankInWords(line.own)}`} />
      }
      const { position } = line.row
      return position === null ? <EmptyValue what="no place" /> : formatCount(position)
    },
    file: { header: 'Position' },
  },
  {
    id: 'tied',
    header: 'Offers at this price',
    kind: 'count',
    accessor: ofOffer(({ position, tied }) => (position === null ? null : tied)),
    footer: null,
    isFileOnly: true,
  },
  {
    id: 'merchant',
    header: 'Merchant',
    kind: 'text',
    isName: true,
    accessor: (line) => (line.kind === 'listed' ? 'Your price list' : line.row.offer.merchantName),
    className: styles.merchant,
    cell: (line, { drawn }) => <MerchantCell line={line} lookedUpId={drawn?.lookedUpId ?? ''} />,
    file: { header: FIELDS.merchantName.label },
  },
  {
    id: 'merchantId',
    header: FIELDS.merchantId.label,
    kind: 'id',
    accessor: ofOffer(({ offer }) => offer.merchantId),
    isFileOnly: true,
  },
  {
    id: 'mine',
    header: 'Yours',
    kind: 'flag',
    accessor: (line) => line.kind === 'listed' || line.row.isOwn,
    needs: hasOwn,
    isFileOnly: true,
  },
  {
    id: 'offerPrice',
    header: FIELDS.offerPrice.label,
    kind: 'price',
    accessor: (line) => (line.kind === 'listed' ? line.own.price : line.row.offerPrice),
    footer: null,
    className: styles.offer,
    cell: (line) => <OfferPrice line={line} />,
  },
  {
    id: 'vsReference',
    header: ({ referenceLabel }) => marketLabel('difference', { label: referenceLabel }),
    kind: 'points',
    accessor: (line) => (line.kind === 'listed' ? line.own.vsReference : line.row.vsReference),
    footer: null,
    className: styles.difference,
    head: ({ referenceLabel }) => <FormulaHint>vs {referenceLabel}</FormulaHint>,
    cell: (line) => <Difference line={line} />,
  },
  {
    id: 'plot',
    header: ({ referenceLabel }) => `Price compared with the ${referenceLabel}`,
    kind: 'text',
    accessor: () => null,
    className: styles.plot,
    head: ({ referenceLabel, drawn }) => (
      <>
        <span className="vh">Price compared with the {referenceLabel}</span>
        {drawn && <OfferPlotAxis scale={drawn.scale} />}
      </>
    ),
    cell: (line, { drawn }) => drawn && <PlotCell line={line} scale={drawn.scale} />,
    file: null,
  },
  {
    id: 'vsMine',
    header: 'vs yours',
    kind: 'price',
    accessor: (line) => (line.kind === 'listed' ? 0 : line.row.vsOwn),
    needs: hasOwn,
    footer: null,
    className: styles.mine,
    head: () => <FormulaHint>vs yours</FormulaHint>,
    cell: (line) => <VsOwn line={line} />,
  },
  {
    id: 'salePrice',
    header: FIELDS.salePrice.label,
    kind: 'price',
    accessor: ofOffer(({ offer }) => offer.salePrice),
    footer: null,
    opensGroup: true,
    className: styles.mrp,
    cell: (line) =>
      line.kind === 'listed' ? (
        <EmptyValue what="no MRP in your list" />
      ) : (
        <Mrp mrp={line.row.offer.salePrice} offer={line.row.offerPrice} />
      ),
  },
  {
    id: 'discount',
    header: 'Discount',
    kind: 'percent',
    accessor: ofOffer(({ recomputedDiscount }) => recomputedDiscount),
    footer: null,
    className: styles.discount,
    head: () => <FormulaHint>Discount</FormulaHint>,
    empty: 'no discount to calculate',
    file: { header: DERIVED.ownDiscount.label },
  },
  {
    id: 'excluded',
    header: 'Not counted',
    kind: 'text',
    accessor: ofOffer(({ excluded }) => (excluded === null ? null : `price: ${excluded}`)),
    isFileOnly: true,
  },
  {
    id: 'productId',
    header: 'Product',
    kind: 'id',
    accessor: ofOffer(({ offer }) => offer.productId),
    opensGroup: true,
    className: styles.product,
    cell: (line, { drawn }) => <Listing line={line} countries={drawn?.countries ?? []} />,
    file: { header: FIELDS.productId.label },
  },
  {
    id: 'url',
    header: 'Shop page',
    kind: 'url',
    accessor: ofOffer(({ offer }) => offer.merchantProductUrl),
    className: styles.shop,
    head: () => <span className="vh">Shop page</span>,
    cell: (line, { drawn }) => <ShopPage line={line} toList={drawn?.toList ?? ''} />,
    file: { header: FIELDS.merchantProductUrl.label },
  },
])
