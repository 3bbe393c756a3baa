import RotateCw from 'lucide-react/icons/rotate-cw'
import { useContext } from 'react'
import { formatIndex, formatPrice, formatWorkedOut } from '../../domain/format.ts'
import { labelled } from '../../domain/labelled.ts'
import { NAMES } from '../../domain/names.ts'
import type { PriceAxis } from '../../domain/priceAxis.ts'
import type { ReferenceKind } from '../../domain/market/reference.ts'
import { CurrencyLabel } from '../CurrencyLabel.ts'
import { Delta } from '../Delta.tsx'
import { Link } from '../Link.tsx'
import { Missing } from '../Missing.tsx'
import { PriceDots } from '../PriceDots.tsx'
import { Stock } from '../Stock.tsx'
import { Swatch } from '../Swatch.tsx'
import { Unit } from '../Unit.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { paths } from '../../url/paths.ts'
import { failedWords } from '../failedWords.ts'
import styles from './MarketTable.module.css'
import { referenceWords } from '../../domain/market/reference.ts'
import type { MarketRow } from './marketRows.ts'

type Props = {
  row: MarketRow
  axis: PriceAxis
  country: string
  /** The record whose SKUs these are. */
  record: string | null
  reference: ReferenceKind
}

export function MarketTableRow({ row, axis, country, record, reference }: Props) {
  const { sku, variant, name, position, state } = row
  const title = ownTitle(row, useContext(CurrencyLabel))
  const own = position?.own ?? sku.offerPrice
  const measured = position?.reference ?? null
  const index = position?.index ?? null
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
        <Code row={row} country={country} record={record} reference={reference} />
      </td>
      <td className={styles.stock}>
        <Stock available={sku.available} />
      </td>
      <td className={styles.mine} data-number data-group>
        {own === null ? (
          <Missing what="no price given" />
        ) : (
          <b title={title}>
            <Unit />
            {formatPrice(own)}
            {title !== undefined && <span className="vh">{` (${title})`}</span>}
          </b>
        )}
      </td>
      <td className={styles.others} data-number>
        {measured !== null ? (
          <>
            <Unit />
            {formatWorkedOut(measured)}
          </>
        ) : (
          !isBlank && <Missing what="no other offer" />
        )}
      </td>
      <td className={styles.index} data-number>
        {index !== null ? <b>{formatIndex(index)}</b> : !isBlank && <Missing what="no index" />}
      </td>
      <td className={styles.versus} data-number>
        {!isBlank && <Delta value={position?.difference ?? null} />}
      </td>
      <td className={styles.dots}>
        {position ? (
          <PriceDots
            values={position.prices}
            own={position.own}
            reference={position.reference}
            referenceLabel={referenceWords(reference).label}
            axis={axis}
          />
        ) : (
          <Standing row={row} />
        )}
      </td>
      <td className={styles.rank} data-number data-group>
        {position?.rank ? (
          <>
            {`${position.rank.rank} of ${position.rank.of}`}
            {position.rank.tied > 1 && <span className={styles.tied}> tied</span>}
          </>
        ) : (
          !isBlank && <Missing what="no rank" />
        )}
      </td>
    </tr>
  )
}

function ownTitle({ position, sku }: MarketRow, label: string): string | undefined {
  if (position?.ownFrom === 'record') {
    return 'The record’s own price: the answer for this EAN does not list this merchant'
  }
  if (position && position.recordPrice !== null) {
    return `As in the answer for this EAN; the record says ${labelled(label, formatPrice(sku.offerPrice))}`
  }
  return undefined
}

function Code({ row, country, record, reference }: Omit<Props, 'axis'>) {
  const { code } = row
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
          to={paths.ean(code.code, { countries: [country], record: record ?? '', ref: reference })}
          translate="no"
          prefetch
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
      return <span className={styles.standing}>waits for the connection</span>
    case 'not asked':
      return <span className={styles.standing}>not asked</span>
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
