import { readRowReference } from '../../market/reference.ts'
import { usePriceLists } from '../../queries/kept/usePriceLists.ts'
import { MakeReport } from '../../report/MakeReport.tsx'
import { isUnfinished } from '../../runs/steer/runWords.ts'
import { useConnection } from '../../shell/settings/connection.tsx'
import { useCurrencyLabel } from '../../shell/settings/useCurrencyLabel.ts'
import { useJoined, useWhoIAmIn } from '../../shell/settings/useJoined.ts'
import { usePreference } from '../../shell/settings/usePreference.ts'
import { BatchPage } from '../../pages/batch/BatchPage.tsx'
import { ReportSlot, type ReportSlotProps } from '../../pages/batch/run/reportSlot.ts'
import { useBatchReference } from '../../pages/batch/useBatchReference.ts'

/** All rows as a report, also while they are being checked, marked as such. */
function BatchReport({ job, state, comparedWith, isNobody }: ReportSlotProps) {
  const { batch } = job
  const { way } = useConnection()
  const labelOf = useCurrencyLabel()
  const mine = useWhoIAmIn()
  const [tolerance] = usePreference('tolerance')
  const joined = useJoined()
  const lists = usePriceLists(batch.groups)
  const chosen = readRowReference(useBatchReference(state), comparedWith)
  const source = async () => {
    const [{ collectionReport }, { answeredViews }] = await Promise.all([
      import('../../pages/workbench/report/collectionReport.ts'),
      import('../../pages/workbench/items/answeredViews.ts'),
    ])
    const views = await answeredViews({
      batch,
      job,
      mine,
      // The difference from a target price is a column of the table.
      reference: chosen === 'target' ? 'median' : chosen,
      tolerance,
      joined,
      ownPrice: lists.ownPrice,
      isNobody,
      labelOf,
      isRunning: isUnfinished(job.view().progress),
      at: Date.now(),
      version: batch.at,
    })
    return collectionReport({ views, isDemo: way === 'demo' })
  }
  return <MakeReport source={source} />
}

/** The page of a collection of codes, with the report that all collections share. */
export function BatchPageWithReport() {
  return (
    <ReportSlot value={BatchReport}>
      <BatchPage />
    </ReportSlot>
  )
}
