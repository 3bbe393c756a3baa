import FileText from 'lucide-react/icons/file-text'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { answerPart } from '@/components/ui/browser/pageParts.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { FileButton } from '@/components/ui/fields/FileButton.tsx'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import type { Report } from '@/domain/report/report.ts'
import { AlertTabs } from '@/features/job-progress/AlertTabs.tsx'
import { StorageReadError } from '@/features/messages/storage/StorageReadError.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import { REPORT } from '@/features/reports/reportNames.ts'
import { ReportSheet } from '@/features/reports/ReportSheet.tsx'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { useStoredQuery } from '@/storage/queries/useStoredQuery.ts'
import { listReports, onReports, type StoredReport } from '@/storage/reports/reports.ts'
import { REPORTS } from '@/words/reportsNames.ts'
import { ReportRow } from './ReportRow.tsx'
import { useReportActions } from './useReportActions.ts'
import styles from './ReportsPage.module.css'

/** The link to the collections, because a report is made on the page that it is about. */
const ToCollections = () => (
  <Link className={buttonClass({ size: 's' })} to={paths.collections()}>
    {REPORTS.toCollections}
  </Link>
)

/** The page *Reports*: reports that were made in this browser or received as files. */
export function ReportsPage() {
  const { data, isError } = useStoredQuery('reports', listReports, onReports)
  const acts = useReportActions()
  const [opened, setOpened] = useState<Report | null>(null)
  const reports = data?.reports ?? []
  const save = async (saved: StoredReport) => setOpened(await acts.open(saved))
  return (
    <Frame className={styles.page}>
      <PageHead
        title={REPORTS.page}
        about="A report is one file that opens anywhere. The last 20 are saved here. Open a report to reuse its products."
        actions={[
          {
            key: 'open',
            onPhone: 'first',
            renderIn: (place) => (
              <FileButton
                variant={place === 'more' ? 'secondary' : 'primary'}
                icon={<Upload />}
                label={REPORTS.file}
                accept=".html,.htm,text/html"
                onFile={(file) => void acts.importFile(file)}
              >
                {REPORTS.open}
              </FileButton>
            ),
          },
        ]}
        more={REPORTS.more}
      />
      <AlertTabs />
      {isError && <StorageReadError />}
      {data && data.damaged > 0 && (
        <Note tone="warn">
          {plural(data.damaged, 'report is', 'reports are')} damaged and not shown. The others are
          complete. Settings shows what is stored.
        </Note>
      )}
      {reports.length > 0 && (
        <Panel
          ref={answerPart}
          title={REPORTS.list}
          meta="in this browser only"
          actions={<ToCollections />}
        >
          <ul className={styles.list}>
            {reports.map((report) => (
              <ReportRow
                key={report.id}
                report={report}
                acts={acts}
                onSave={() => void save(report)}
              />
            ))}
          </ul>
        </Panel>
      )}
      {data && reports.length === 0 && (
        <Panel ref={answerPart} aria-label={REPORTS.begin}>
          <EmptyState icon={<FileText />} title="No report yet" actions={<ToCollections />}>
            Open a collection, its changes, your alerts or Assortment, and choose “{REPORT.make}”.
          </EmptyState>
        </Panel>
      )}
      {opened && <ReportSheet report={opened} from={null} onClose={() => setOpened(null)} />}
    </Frame>
  )
}
