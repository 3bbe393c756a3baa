/** The cells of a listing's variants in their markets. */
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useContext } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { rankInCell } from '@/domain/pricing/rankInWords.ts'
import type { ReferenceKind } from '@/domain/pricing/reference.ts'
import { failedWords } from '@/features/messages/failure/failedWords.ts'
import { MyPriceField } from '@/features/pricing/MyPriceField.tsx'
import { PriceDots } from '@/features/pricing/PriceDots.tsx'
import { Swatch } from '@/features/products/pictures/Swatch.tsx'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { Delta } from '@/features/products/prices/Delta.tsx'
import { formatIndex, formatPrice, formatWorkedOut } from '@/lib/numbers/format.ts'
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import type { PriceAxis } from '@/lib/numbers/priceAxis.ts'
import { withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'
import type { MarketRow } from './marketRows.ts'
import styles from './MarketTable.module.css'

type RowProps = { row: MarketRow }

/** Whether a variant has a code but no answer yet, so that its cells stay empty. */
const isBlank = ({ state }: MarketRow) =>
  state !== 'found' && state !== 'unknown' && state !== 'no code'

export function VariantName({ row: { variant, name } }: RowProps) {
  return (
    <span className={styles.name}>
      {variant.colour !== '' && <Swatch colour={variant.colour} />}
      <b className={styles.size} dir="auto">
        {variant.size || (variant.colour === '' ? name : '')}
      </b>
      <span className={styles.rest} dir="auto">
        {[variant.colour, variant.size === '' ? '' : variant.rest]
          .filter((word) => word !== '')
          .join(', ')}
      </span>
    </span>
  )
}

/** The price of the listing: from the EAN prices if they include it, otherwise its own. */
const listingPrice = ({ record, sku }: MarketRow) => record?.price ?? sku.offerPrice

export function ListingPrice({ row }: RowProps) {
  const title = recordTitle(row, useContext(CurrencyLabel))
  const price = listingPrice(row)
  if (price === null) return <EmptyValue what="no price given" />
  return (
    <span title={title}>
      <CurrencyPrefix />
      <LangText>{formatPrice(price)}</LangText>
      {title !== undefined && <span className="vh">{` (${title})`}</span>}
    </span>
  )
}

export function OwnPriceCell({
  row: { code, ownPosition, own },
  country,
}: RowProps & { country: string }) {
  if (code.kind !== 'code') return <EmptyValue what="no price of yours" />
  return (
    <MyPriceField
      code={code.code}
      country={country}
      ownPrice={ownPosition?.own ?? null}
      own={own}
    />
  )
}

export function ComparedCell({ row }: RowProps) {
  const { ownPosition } = row
  if (!ownPosition || ownPosition.reference === null)
    return !isBlank(row) && <EmptyValue what="no competitor" />
  return (
    <>
      <CurrencyPrefix />
      <LangText>{formatWorkedOut(ownPosition.reference)}</LangText>
    </>
  )
}

export function IndexCell({ row }: RowProps) {
  const index = row.ownPosition?.index?.index ?? null
  if (index === null)
    return !isBlank(row) && <EmptyValue what={row.ownPosition?.noIndex ?? 'no index'} />
  return (
    <b>
      <LangText>{formatIndex(index)}</LangText>
    </b>
  )
}

export function DifferenceCell({ row }: RowProps) {
  return (
    !isBlank(row) && <Delta value={differenceOf(row)} plain={row.ownPosition?.status === 'equal'} />
  )
}

/** The difference of your price from the compared-with figure, in percent; null if there is no index. */
export function differenceOf({ ownPosition }: MarketRow): number | null {
  const index = ownPosition?.index?.index ?? null
  return index === null ? null : withoutNoise(index - 100)
}

type DotsProps = RowProps & { axis: PriceAxis; referenceLabel: string }

export function DotsCell({ row, axis, referenceLabel }: DotsProps) {
  const { ownPosition, offers } = row
  if (!ownPosition) return <VariantState row={row} />
  return (
    <PriceDots
      values={(offers ?? []).map(({ offerPrice }) => offerPrice)}
      own={ownPosition.own?.price ?? null}
      status={ownPosition.status}
      record={listingPrice(row)}
      reference={ownPosition.reference}
      referenceLabel={referenceLabel}
      axis={axis}
    />
  )
}

export function RankCell({ row }: RowProps) {
  const place = row.ownPosition?.own ?? null
  return place ? rankInCell(place) : !isBlank(row) && <EmptyValue what="no rank" />
}

/**
 * The prices that are drawn for a variant's market: all offers, plus your price and this listing's, in case the offers don't
 * include them.
 */
export function pricesOf({ offers, ownPosition, record }: MarketRow): (number | null)[] {
  if (offers === null) return []
  const all = offers.map(({ offerPrice }) => offerPrice)
  return [...all, ownPosition?.own?.price ?? null, record?.price ?? null]
}

function recordTitle({ record, sku }: MarketRow, label: string): string | undefined {
  if (record?.from === 'record') {
    return 'The listing’s own price: the EAN prices don’t include it'
  }
  if (record && record.otherwise !== null) {
    return `From the EAN prices; the listing says ${withCurrencyLabel(label, formatPrice(sku.offerPrice))}`
  }
  return undefined
}

type CodeProps = RowProps & {
  country: string
  /** The listing to which these variants belong. */
  productId: string | null
  reference: ReferenceKind
}

export function CodeCell({ row: { code }, country, productId, reference }: CodeProps) {
  switch (code.kind) {
    case 'none':
      return <EmptyValue what="no code given" shown />
    case 'unusable':
      return (
        <span translate="no">
          {code.text} <span className={styles.tied}>{code.why}</span>
        </span>
      )
    case 'code':
      return (
        <Link
          to={paths.ean(code.code, {
            countries: [country],
            record: productId ?? '',
            ref: reference,
          })}
          translate="no"
          prefetch
          data-press
        >
          {code.code}
        </Link>
      )
  }
}

/** The state of a variant, shown instead of the dots while there are none. */
function VariantState({ row }: { row: MarketRow }) {
  switch (row.state) {
    case 'requesting':
      return (
        <span className={styles.standing}>
          <Skeleton height={8} />
          <span className="vh">checking</span>
        </span>
      )
    case 'waiting':
      return <span className={styles.standing}>waiting for the connection</span>
    case 'not checked':
      return <span className={styles.standing}>not checked</span>
    case 'unknown':
      return <span className={styles.standing}>EAN not found</span>
    case 'failed':
      return (
        <span className={styles.standing}>
          <span className={styles.failed}>{failedWords(row.query?.error)}</span>
          <Button
            size="s"
            icon={<RotateCw />}
            aria-label={`${NAMES.retry} ${row.name}`}
            onClick={(event) => {
              // The button disappears when clicked; the row’s code takes the focus.
              event.currentTarget.closest('tr')?.querySelector('a')?.focus({ preventScroll: true })
              void row.query?.refetch()
            }}
          >
            {NAMES.retry}
          </Button>
        </span>
      )
    case 'no code':
    case 'found':
      return null
  }
}
