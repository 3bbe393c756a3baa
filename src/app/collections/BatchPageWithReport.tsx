import { BatchPage } from '../../pages/batch/BatchPage.tsx'
import { ReportSlot } from '../../pages/batch/run/reportSlot.ts'
import { BatchReport } from './BatchReport.tsx'

/** The page of a collection of codes, with the report that all collections share. */
export function BatchPageWithReport() {
  return (
    <ReportSlot value={BatchReport}>
      <BatchPage />
    </ReportSlot>
  )
}
