import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useContext, useRef, type ReactNode } from 'react'
import { isUsableId } from '@/api/isUsableId.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { CHANGES, HISTORY, pricesOf } from '@/domain/changes/changesNames.ts'
import type { ItemLines } from '@/domain/history/itemLines.ts'
import type { KnownMarkets } from '@/domain/market/rowMarket.ts'
import { isOwn, type OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { useRevealPanel } from '@/features/page/useRevealPanel.ts'
import { ProductPicture } from '@/features/products/pictures/ProductPicture.tsx'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import type { ItemPlace } from '@/jobs/workers/changesTasks.ts'
import { formatCount, formatPrice, formatWorkedOut } from '@/lib/numbers/format.ts'
import { withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { HistoryChart, type HistoryLine } from './HistoryChart.tsx'
import styles from './HistoryView.module.css'

/** The most lines beside yours and the market's; more are indistinguishable. */
const MOST_LINES = 6

type Props = {
  item: ItemLines
  at: ItemPlace
  columns: readonly { key: string; label: string }[]
  /** The market prices of each version; empty when unknown. */
  markets: readonly KnownMarkets[]
  ownMerchants: OwnMerchants
  /** The key of the product that the address names; '' if it names none. */
  chosen: string
  /** Returns the address that shows another product. */
  to: (key: string) => string
  /** The search field that finds another product. */
  search: ReactNode
}

/** The panel with one product's prices at each version: from every merchant of its code, or from its record. */
export function ItemPanel({ item, at, columns, markets, ownMerchants, chosen, to, search }: Props) {
  const unit = useContext(CurrencyLabel)
  const panel = useRef<HTMLElement>(null)
  useRevealPanel(panel, chosen, pricesOf(isolated(item.side.title ?? 'the product')))
  const { side, market, lowest } = item
  const merchants = item.lines.map(({ merchantId, merchant, prices }): HistoryLine => {
    const isYou = isOwn({ productId: null, merchantId, merchantName: merchant }, ownMerchants)
    const name = merchant ?? merchantId ?? 'no merchant given'
    return {
      key: `of ${merchantId ?? merchant ?? ''}`,
      name: isYou ? 'You' : name,
      tone: isYou ? 'you' : 'other',
      values: prices,
    }
  })
  const references = markets.map((known) => known.get(market ?? '')?.reference ?? null)
  const hasMarket = references.some((reference) => reference !== null)
  const sorted = merchants.toSorted(
    (a, b) =>
      Number(b.tone === 'you') - Number(a.tone === 'you') ||
      (a.values.at(-1) ?? Infinity) - (b.values.at(-1) ?? Infinity),
  )
  const rows: HistoryLine[] = [
    ...sorted.filter(({ tone }) => tone === 'you'),
    ...(hasMarket
      ? [{ key: 'market', name: 'market', tone: 'market' as const, values: references }]
      : []),
    ...sorted.filter(({ tone }) => tone === 'other'),
  ]
  const drawn = rows.filter(({ tone }) => tone === 'other').slice(0, MOST_LINES)
  const lines = rows.filter((line) => line.tone !== 'other' || drawn.includes(line))
  const title = side.title ?? 'Product without a title'
  const write = (value: number) => withCurrencyLabel(unit, formatPrice(value))
  const step = (key: string | null, label: string, isNext: boolean) =>
    key !== null && (
      <Link className={buttonClass({ size: 's' })} to={to(key)} preserveScroll aria-label={label}>
        {!isNext && <ChevronLeft />}
        <span>{isNext ? 'Next' : 'Previous'}</span>
        {isNext && <ChevronRight />}
      </Link>
    )
  return (
    <Panel
      ref={panel}
      aria-label={title}
      title={
        <span className={styles.product}>
          <ProductPicture src={side.imageUrl} size="thumb" />
          <span dir="auto">{title}</span>
        </span>
      }
      meta={side.code ?? (side.merchant && <bdi>{side.merchant}</bdi>)}
      actions={
        <span className={styles.steps}>
          {search}
          {at.index >= 0 && (
            <span>
              Product <b>{formatCount(at.index + 1)}</b> of {formatCount(at.count)}
            </span>
          )}
          {step(at.previous, HISTORY.previous, false)}
          {step(at.next, HISTORY.next, true)}
          {side.productId !== null && isUsableId(side.productId) && (
            <Link
              className={buttonClass({ variant: 'quiet', size: 's' })}
              to={paths.product(side.productId, { countries: side.country.split(',') })}
            >
              {CHANGES.open}
            </Link>
          )}
        </span>
      }
    >
      <HistoryChart
        caption={HISTORY.itemTable}
        columns={columns}
        lines={lines}
        write={write}
        writeTick={formatPrice}
        mark={
          lowest && {
            value: lowest.price,
            place: lowest.place,
            words: `${HISTORY.lowest}: ${write(lowest.price)}`,
          }
        }
        rows={rows.map(({ key, name, tone, values }) => ({
          key,
          heading: <bdi>{name}</bdi>,
          renderCell: (place) => {
            const value = values[place] ?? null
            if (value === null) return <EmptyValue what="no price" />
            return (
              <>
                <CurrencyPrefix />
                <LangText>
                  {tone === 'market' ? formatWorkedOut(value) : formatPrice(value)}
                </LangText>
              </>
            )
          },
        }))}
      />
      <p className={styles.words}>
        <LangText>{mrpInWords(item, write)}</LangText>
        {lowest && (
          <>
            The {HISTORY.lowest} price is{' '}
            <b>
              <LangText>{write(lowest.price)}</LangText>
            </b>
            {lowest.merchant !== null && (
              <>
                {' '}
                at <bdi>{lowest.merchant}</bdi>
              </>
            )}
            , <LangText>{columns[lowest.place]?.label}</LangText>. Nothing is known between two
            versions.
          </>
        )}
      </p>
    </Panel>
  )
}

/**
 * The MRP as a sentence, "MRP 42.00 throughout. ", if all versions with an MRP have the same, or that it changed; '' without any
 * MRP.
 */
function mrpInWords({ salePrices }: ItemLines, write: (value: number) => string): string {
  const mrps = new Set(salePrices.flatMap((mrp) => mrp ?? []))
  const [mrp] = mrps
  if (mrp === undefined) return ''
  return mrps.size === 1 ? `MRP ${write(mrp)} throughout. ` : 'The MRP changed. '
}
