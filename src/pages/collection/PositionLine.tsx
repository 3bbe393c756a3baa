import type { Version } from '@/domain/collections/collection.ts'
import type { PriceStatusName } from '@/domain/pricing/itemPosition.ts'
import type { RowFilter, RowsResult } from '@/domain/rows/rowView.ts'
import { isUnfinished } from '@/features/job-progress/steer/runWords.ts'
import { Conclusion, ConclusionFigures } from '@/features/page/Conclusion.tsx'
import type { RowsMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { positionFigures, positionSentence, resultInWords } from './positionSentence.ts'
import { useAnnounceResult } from './useAnnounceResult.ts'
import styles from './PositionLine.module.css'

type PositionStripProps = {
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
function PositionStrip({ rowsResult, filter, onNarrow }: PositionStripProps) {
  const values = rowsResult.groups.priceStatus
  const countOf = (name: string) => values?.find(({ value }) => value === name)
  // Whether any product is compared, independent of the filters: without competitors there is nothing to choose.
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

type Props = {
  rowsResult: RowsResult
  market: RowsMarket
  version: Version
  filter: RowFilter
  onNarrow: (change: Partial<RowFilter>) => void
}

/** States in one sentence how your prices compare, with a button for the statistics and with counts that filter the rows. */
export function PositionLine({ rowsResult, market, version, filter, onNarrow }: Props) {
  const [tolerance] = usePreference('tolerance')
  const { reference, hasNoOwnMerchant, jobs } = market
  const isRunning = version.isRunning || jobs.some((job) => isUnfinished(job.view().progress))
  useAnnounceResult(hasNoOwnMerchant ? '' : resultInWords(rowsResult, reference.than), isRunning)
  const sentence = positionSentence({
    rowsResult,
    hasNoOwnMerchant,
    isRunning,
    than: reference.than,
    tolerance,
  })
  if (sentence === null) return null
  const conclusion = (
    <Conclusion
      sentence={sentence}
      statistics={
        rowsResult.index &&
        !hasNoOwnMerchant && (
          <ConclusionFigures
            items={positionFigures(
              rowsResult.index,
              rowsResult.market.statusCounts,
              reference.formula,
            ).map(([label, value]) => ({ label, value }))}
          />
        )
      }
    />
  )
  return hasNoOwnMerchant || !rowsResult.hasMarket ? (
    conclusion
  ) : (
    <div className={styles.line}>
      {conclusion}
      <PositionStrip {...{ rowsResult, filter, onNarrow }} />
    </div>
  )
}
