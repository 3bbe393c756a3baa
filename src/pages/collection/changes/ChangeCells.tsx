/** Draws the cells of changed products, with earlier and current values. */
import type { ReactNode } from 'react'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import type { Change } from '@/domain/changes/change.ts'
import { changeInWords } from '@/domain/changes/changesNames.ts'
import {
  foundKind,
  marketColumnOf,
  stockChange,
  type ChangeColumn,
  type OwnColumn,
} from '@/domain/changes/orderChanges.ts'
import { sideOf, type Positions, type ProductChange } from '@/domain/changes/productChanges.ts'
import { MARKET_COLUMNS, type MarketColumn } from '@/domain/market/rowMarket.ts'
import type { TableColumn } from '@/features/changes/columns.ts'
import { ChangeSign } from '@/features/job-progress/ChangeSign.tsx'
import { MarketCell } from '@/features/pricing/rowsMarket/MarketCell.tsx'
import { MerchantMark } from '@/features/products/pictures/MerchantMark.tsx'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { Delta } from '@/features/products/prices/Delta.tsx'
import { formatCount, formatDiscount, formatIndex, formatPrice } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { PositionChange } from './PositionChange.tsx'
import styles from './ChangesTable.module.css'

/** What the cells of a changed product need besides the product. */
export type CellsContext = {
  hasBefore: boolean
  positionsOf: (product: ProductChange) => Positions
  /** Returns the address of a product's price history. */
  historyOf: (product: ProductChange) => string
  /** Whether the address names this product. */
  isShown: (product: ProductChange) => boolean
}

/** Adds the cell renderer to a column. */
export function drawnChangeColumn(column: TableColumn, context: CellsContext): TableColumn {
  return { ...column, cell: (row) => <CellOf id={column.id} product={row} context={context} /> }
}

type CellProps = { id: ChangeColumn; product: ProductChange; context: CellsContext }

function CellOf({ id, product, context }: CellProps): ReactNode {
  if (id === 'title') return <Product product={product} context={context} />
  const market = marketColumnOf(id)
  if (market !== undefined) return <Position column={market} product={product} context={context} />
  return CELLS[id as Exclude<OwnColumn, 'title'>](product, context) // neither the title nor a market column
}

/** How many sizes and changes a product has: "5 sizes, 3 changes"; a count of one is left out. */
function sizesInWords({ codes, changes }: ProductChange): string {
  const count = (of: readonly unknown[], what: string) =>
    of.length > 1 ? [`${formatCount(of.length)} ${what}`] : []
  return [...count(codes, 'sizes'), ...count(changes, 'changes')].join(', ')
}

function Product({ product, context }: Omit<CellProps, 'id'>) {
  const side = sideOf(product.lead)
  const title = side?.title ?? null
  const brand = context.hasBefore ? (side?.brand ?? '') : ''
  const more = [brand, sizesInWords(product)].filter((part) => part !== '').join(', ')
  return (
    <>
      <Link
        className={styles.product}
        to={context.historyOf(product)}
        preserveScroll
        title={title ?? undefined}
        aria-current={context.isShown(product) || undefined}
      >
        {title ?? 'Product without a title'}
      </Link>
      {more !== '' && <small className={styles.sizes}>{more}</small>}
    </>
  )
}

type PositionProps = { column: MarketColumn; product: ProductChange; context: CellsContext }

/** Your price position over all codes of the product, before and now. */
function Position({ column, product, context }: PositionProps) {
  const { before, now } = context.positionsOf(product)
  const cell = (market: typeof now) => (
    <MarketCell
      market={market}
      column={column}
      hasCode={product.codes.length > 0}
      title={sideOf(product.lead)?.title ?? null}
      country={product.country}
    />
  )
  if (!context.hasBefore) return cell(now)
  if (column === 'priceStatus') return <PositionChange before={before} now={now} />
  const [from, to] = [before?.[column] ?? null, now?.[column] ?? null]
  const isPrice = MARKET_COLUMNS[column].kind === 'price'
  const isMove = isPrice && typeof from === 'number' && typeof to === 'number' && from > 0
  const isSame = from === to && before?.why === now?.why
  const competitor = column === 'rivalPrice' && !isSame ? (now?.rival ?? null) : null
  return (
    <>
      <FromTo from={cell(before)} to={cell(now)} isSame={isSame}>
        {isMove && <Delta value={(to / from - 1) * 100} />}
      </FromTo>
      {competitor !== null && <small className={styles.sizes}>{competitor}</small>}
    </>
  )
}

/** Returns true if the offer is in both versions and its price changed, or is unknown in one of them. */
const isMove = ({ before, now, difference }: Change) =>
  before !== null && now !== null && difference !== 0

/** The merchants at which an offer is new, gone or back: "Harbor & Main", or "3 merchants". */
function merchantsOf({ changes }: ProductChange, kind: Change['kinds'][number]): string {
  const merchants = new Set(
    changes.flatMap((change) =>
      change.kinds.includes(kind) ? (sideOf(change)?.merchant ?? []) : [],
    ),
  )
  const [first] = merchants
  return merchants.size > 1 ? `${formatCount(merchants.size)} merchants` : (first ?? '')
}

const FOUND = ['new', 'gone', 'back'] as const

/** Draws the cell of each column; empty when that value did not change. */
const CELLS: Record<
  Exclude<OwnColumn, 'title'>,
  (product: ProductChange, context: CellsContext) => ReactNode
> = {
  merchant: ({ lead }) => {
    const merchant = sideOf(lead)?.merchant
    return merchant ? (
      <>
        <MerchantMark name={merchant} /> {merchant}
      </>
    ) : (
      <EmptyValue what="no merchant given" />
    )
  },
  percent: ({ lead }, { hasBefore }) => {
    const { before, now, difference, percent } = lead
    const merchant = hasBefore && difference !== 0 ? (sideOf(lead)?.merchant ?? null) : null
    return (
      <>
        <FromTo
          from={priceOf(before?.offerPrice)}
          to={priceOf(now?.offerPrice)}
          isSame={difference === 0}
        >
          {isMove(lead) && <Delta value={percent} />}
        </FromTo>
        {merchant !== null && <small className={styles.sizes}>{merchant}</small>}
      </>
    )
  },
  price: ({ lead }) => priceOf(lead.now?.offerPrice) ?? <EmptyValue />,
  difference: ({ lead }) => isMove(lead) && <Delta value={lead.difference} unit="price" plain />,
  change: (product, { hasBefore }) => {
    const found = FOUND.filter((kind) => product.kinds.includes(kind))
    const only = foundKind(product)
    if (only === null) return null
    return (
      <span className={styles.found}>
        {found.map((kind) => {
          const change = product.changes.find(({ kinds }) => kinds.includes(kind)) ?? product.lead
          const words = changeInWords(kind, change)
          const merchants = hasBefore ? merchantsOf(product, kind) : ''
          return (
            <span key={kind}>
              <ChangeSign kind={kind} /> {merchants === '' ? words : `${words}: ${merchants}`}
            </span>
          )
        })}
      </span>
    )
  },
  discount: ({ lead: { before, now } }) => (
    <FromTo
      from={discountOf(before?.discount)}
      to={discountOf(now?.discount)}
      isSame={before?.discount === now?.discount}
    />
  ),
  stock: (product) => {
    const { before, now } = stockChange(product)
    // An offer that is new, gone or back has a stock in one version only, so there is nothing to compare.
    if (before === null || now === null) return null
    return (
      <FromTo
        from={stockOf(before.active)}
        to={stockOf(now.active)}
        isSame={before.active === now.active}
      />
    )
  },
  rating: ({ lead: { before, now } }) => (
    <FromTo
      from={ratingOf(before?.avgRating)}
      to={ratingOf(now?.avgRating)}
      isSame={before?.avgRating === now?.avgRating}
    />
  ),
}

type FromToProps = {
  /** The earlier value; null when unknown. */
  from: ReactNode
  to: ReactNode
  isSame: boolean
  /** The size of the change, drawn after the two values. */
  children?: ReactNode
}

/** Draws the earlier and the current value; nothing when they are the same. */
function FromTo({ from, to, isSame, children }: FromToProps) {
  const dash = <EmptyValue />
  if (isSame || (from === null && to === null)) return null
  return (
    <>
      <span className="vh">from </span>
      <span className={styles.old}>{from ?? dash}</span>
      <span className={styles.arrow} aria-hidden="true">
        →
      </span>
      <wbr />
      <span className="vh"> to </span>
      <b>{to ?? dash}</b>
      {children !== undefined && children !== false && (
        <span className={styles.delta}> {children}</span>
      )}
    </>
  )
}

function priceOf(price: number | null | undefined): ReactNode {
  if (price === null || price === undefined) return null
  return (
    <>
      <CurrencyPrefix />
      <LangText>{formatPrice(price)}</LangText>
    </>
  )
}

function discountOf(discount: number | null | undefined): ReactNode {
  if (discount === null || discount === undefined) return null
  return <LangText>{formatDiscount(discount)}</LangText>
}

function ratingOf(rating: number | null | undefined): ReactNode {
  if (rating === null || rating === undefined) return null
  return <LangText>{formatIndex(rating)}</LangText>
}

function stockOf(active: boolean | null | undefined): ReactNode {
  if (active === null || active === undefined) return null
  return <span className={active ? styles.in : styles.out}>{active ? 'In' : 'Out'}</span>
}
