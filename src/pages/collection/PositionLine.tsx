import type { Version } from '@/domain/collections/collection.ts'
import type { RowsResult, RowFilter } from '@/domain/rows/rowView.ts'
import { isUnfinished } from '@/features/job-progress/steer/runWords.ts'
import { Conclusion, ConclusionFigures } from '@/features/page/Conclusion.tsx'
import type { SetMarket } from '@/features/pricing/setMarket/useSetMarket.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { positionFigures, positionSentence, resultInWords } from './positionSentence.ts'
import { PositionStrip } from './PositionStrip.tsx'
import { useSayResult } from './useSayResult.ts'
import styles from './PositionLine.module.css'

type Props = {
  rowsResult: RowsResult
  market: SetMarket
  version: Version
  filter: RowFilter
  onNarrow: (change: Partial<RowFilter>) => void
}

/** How your prices compare, in one sentence, with a button for the statistics and counts that filter the rows. */
export function PositionLine({ rowsResult, market, version, filter, onNarrow }: Props) {
  const [tolerance] = usePreference('tolerance')
  const { reference, hasNoOwnMerchant, jobs } = market
  const isRunning = version.isRunning || jobs.some((job) => isUnfinished(job.view().progress))
  useSayResult(hasNoOwnMerchant ? '' : resultInWords(rowsResult, reference.than), isRunning)
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
