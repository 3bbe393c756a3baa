import type { PriceStatusName } from '@/domain/pricing/itemPosition.ts'
import type { RowsResult, RowFilter } from '@/domain/rows/rowView.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import styles from './PositionStrip.module.css'

type Props = {
  rowsResult: RowsResult
  filter: RowFilter
  onNarrow: (change: Partial<RowFilter>) => void
}

/** The values of the column "Price position" in order, with the label and sign of each. */
const PARTS = [
  { value: 'Above market', label: 'above', sign: '▲' },
  { value: 'At market', label: 'at market', sign: null },
  { value: 'Below market', label: 'below', sign: '▼' },
  { value: 'Only you sell it', label: 'only you', sign: null },
] as const satisfies readonly { value: PriceStatusName; label: string; sign: string | null }[]

/** How many products are above, at and below the market. A click on a count shows only these; a second click shows all. */
export function PositionStrip({ rowsResult, filter, onNarrow }: Props) {
  const values = rowsResult.groups.priceStatus
  const countOf = (name: string) => values?.find(({ value }) => value === name)
  // Independent of the filters: without competitors there is nothing to choose.
  const isCompared = PARTS.some(
    ({ value }) => value !== 'Only you sell it' && (countOf(value)?.all ?? 0) > 0,
  )
  if (!isCompared) return null
  const [chosen, ...others] = filter.values.priceStatus ?? []
  return (
    <fieldset aria-label={COLLECTION_VIEWS.positions} className={styles.strip}>
      {PARTS.map(({ value, label, sign }) => {
        const isChosen = chosen === value && others.length === 0
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isChosen}
            data-position={label}
            onClick={() => onNarrow({ values: { priceStatus: isChosen ? [] : [value] } })}
          >
            <span>
              {sign !== null && <i aria-hidden="true">{sign} </i>}
              {label}
            </span>{' '}
            <b>{formatCount(countOf(value)?.remaining ?? 0)}</b>
          </button>
        )
      })}
    </fieldset>
  )
}
