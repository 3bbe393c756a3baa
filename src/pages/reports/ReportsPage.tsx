import FileText from 'lucide-react/icons/file-text'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { formatCount } from '../../lib/numbers/format.ts'
import type { Report } from '../../model/report/report.ts'
import { useKeptQuery } from '../../queries/kept/useKeptQuery.ts'
import { AlertTabs } from '../../runs/AlertTabs.tsx'
import { REPORT } from '../../report/reportNames.ts'
import { ReportSheet } from '../../report/ReportSheet.tsx'
import { Link } from '../../shell/Link.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { answerPlace } from '../../shell/pagePlaces.ts'
import { listReports, onReports, type KeptReport } from '../../store/reports/reports.ts'
import { KeptUnread } from '../../notices/storage/KeptUnread.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { FileButton } from '../../ui/fields/FileButton.tsx'
import { EmptyState } from '../../ui/panels/EmptyState.tsx'
import { Frame } from '../../ui/panels/Frame.tsx'
import { Note } from '../../ui/panels/Note.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { paths } from '../../url/paths.ts'
import { REPORTS } from '../../words/reportsNames.ts'
import { ReportRow } from './ReportRow.tsx'
import styles from './ReportsPage.module.css'
import { useReportActs } from './useReportActs.ts'

/** A report is made on the page that it is of. */
const ToCollections = () => (
  <Link className={buttonClass({ size: 's' })} to={paths.collections()}>
    {REPORTS.toCollections}
  </Link>
)

/** Reports that were made or sent. */
export function ReportsPage() {
  const { data, isError } = useKeptQuery('reports', listReports, onReports)
  const acts = useReportActs()
  const [opened, setOpened] = useState<Report | null>(null)
  const reports = data?.reports ?? []
  const save = async (kept: KeptReport) => setOpened(await acts.open(kept))
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
                onFile={(file) => void acts.take(file)}
              >
                {REPORTS.open}
              </FileButton>
            ),
          },
        ]}
        more={REPORTS.more}
      />
      <AlertTabs />
      {isError && <KeptUnread />}
      {data && data.damaged > 0 && (
        <Note tone="warn">
          {formatCount(data.damaged)} {data.damaged === 1 ? 'report is' : 'reports are'} damaged and
          not shown. The others are complete. Settings shows what is stored.
        </Note>
      )}
      {reports.length > 0 && (
        <Panel
          ref={answerPlace}
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
        <Panel ref={answerPlace} aria-label={REPORTS.begin}>
          <EmptyState icon={<FileText />} title="No report yet" actions={<ToCollections />}>
            Open a collection, its changes, your alerts or Assortment, and choose “{REPORT.make}”.
          </EmptyState>
        </Panel>
      )}
      {opened && <ReportSheet report={opened} from={null} onClose={() => setOpened(null)} />}
    </Frame>
  )
}
