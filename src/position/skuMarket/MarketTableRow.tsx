import RotateCw from 'lucide-react/icons/rotate-cw'
import { useContext } from 'react'
import type { Product } from '../../catalog/operations/product.ts'
import { formatIndex, formatPrice, formatWorkedOut } from '../../lib/numbers/format.ts'
import { labelled } from '../../lib/text/labelled.ts'
import { withoutNoise } from '../../lib/numbers/offerStatistics.ts'
import type { PriceAxis } from '../../lib/numbers/priceAxis.ts'
import { rankInCell } from '../../market/rankInWords.ts'
import type { ReferenceKind, ReferenceWords } from '../../market/reference.ts'
import { failedWords } from '../../notices/failure/failedWords.ts'
import { Swatch } from '../../pictures/Swatch.tsx'
import { Delta } from '../../products/prices/Delta.tsx'
import { Stock } from '../../products/Stock.tsx'
import { Unit } from '../../products/prices/Unit.tsx'
import { CurrencyLabel } from '../../shell/settings/CurrencyLabel.ts'
import { Link } from '../../shell/Link.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Missing } from '../../ui/tables/Missing.tsx'
import { Skeleton } from '../../ui/panels/Skeleton.tsx'
import { paths } from '../../url/paths.ts'
import { NAMES } from '../../words/names.ts'
import { MyPriceField } from '../MyPriceField.tsx'
import { PriceDots } from '../PriceDots.tsx'
import { Localized } from '../../ui/figures/Localized.tsx'
import styles from './MarketTable.module.css'
import type { MarketRow } from './marketRows.ts'

type Props = {
  row: MarketRow
  axis: PriceAxis
  country: string
  /** The record whose SKUs these are. */
  product: Pick<Product, 'productId'>
  reference: ReferenceKind
  words: ReferenceWords
}

export function MarketTableRow({ row, axis, country, product, reference, words }: Props) {
  const { sku, variant, name, code, me, record, state } = row
  const title = recordTitle(row, useContext(CurrencyLabel))
  const price = record?.price ?? sku.offerPrice
  const index = me?.index?.index ?? null
  const place = me?.mine ?? null
  const isBlank = state !== 'found' && state !== 'unknown' && state !== 'no code'
  return (
    <tr data-row data-out={sku.available === false || undefined}>
      <th scope="row" className={styles.variant} title={name}>
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
      </th>
      <td className={styles.ean}>
        <Code row={row} country={country} product={product} reference={reference} />
      </td>
      <td className={styles.stock}>
        <Stock available={sku.available} of="sku" />
      </td>
      <td className={styles.record} data-number data-group>
        {price === null ? (
          <Missing what="no price given" />
        ) : (
          <span title={title}>
            <Unit />
            <Localized>{formatPrice(price)}</Localized>
            {title !== undefined && <span className="vh">{` (${title})`}</span>}
          </span>
        )}
      </td>
      <td className={styles.mine} data-number data-group>
        {code.kind === 'code' ? (
          <MyPriceField code={code.code} country={country} mine={place} own={row.own} />
        ) : (
          <Missing what="no price of yours" />
        )}
      </td>
      <td className={styles.others} data-number>
        {me && me.reference !== null ? (
          <>
            <Unit />
            <Localized>{formatWorkedOut(me.reference)}</Localized>
          </>
        ) : (
          !isBlank && <Missing what="no competitor" />
        )}
      </td>
      <td className={styles.index} data-number>
        {index === null ? (
          !isBlank && <Missing what={me?.noIndex ?? 'no index'} />
        ) : (
          <b>
            <Localized>{formatIndex(index)}</Localized>
          </b>
        )}
      </td>
      <td className={styles.versus} data-number>
        {!isBlank && (
          <Delta
            value={index === null ? null : withoutNoise(index - 100)}
            plain={me?.standing === 'equal'}
          />
        )}
      </td>
      <td className={styles.dots}>
        {me ? (
          <PriceDots
            values={(row.offers ?? []).map(({ offerPrice }) => offerPrice)}
            own={place?.price ?? null}
            standing={me.standing}
            record={price}
            reference={me.reference}
            referenceLabel={words.label}
            axis={axis}
          />
        ) : (
          <Standing row={row} />
        )}
      </td>
      <td className={styles.rank} data-number data-group>
        {place ? rankInCell(place) : !isBlank && <Missing what="no rank" />}
      </td>
    </tr>
  )
}

/** What is drawn of a SKU's market: every offer, my price and this record's, of which both may be none of them. */
export function pricesOf({ offers, me, record }: MarketRow): (number | null)[] {
  if (offers === null) return []
  const all = offers.map(({ offerPrice }) => offerPrice)
  return [...all, me?.mine?.price ?? null, record?.price ?? null]
}

function recordTitle({ record, sku }: MarketRow, label: string): string | undefined {
  if (record?.from === 'record') {
    return 'The listing’s own price: the EAN prices don’t include it'
  }
  if (record && record.otherwise !== null) {
    return `From the EAN prices; the listing says ${labelled(label, formatPrice(sku.offerPrice))}`
  }
  return undefined
}

function Code({
  row: { code },
  country,
  product,
  reference,
}: Pick<Props, 'row' | 'country' | 'product' | 'reference'>) {
  switch (code.kind) {
    case 'none':
      return <Missing what="no code given" shown />
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
            record: product.productId ?? '',
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

/** What stands in the place of the dots while there are none. */
function Standing({ row }: { row: MarketRow }) {
  switch (row.state) {
    case 'asking':
      return (
        <span className={styles.standing}>
          <Skeleton height={8} />
          <span className="vh">asking</span>
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
              // The button goes with its press; the code of the row stays.
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
