import Download from 'lucide-react/icons/download'
import Layers from 'lucide-react/icons/layers-plus'
import Trash from 'lucide-react/icons/trash-2'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { formatBytes } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import type { StoredReport } from '@/storage/reports/reports.ts'
import {
  codesToNewCollection,
  deleteReportNamed,
  REPORTS,
  saveReportNamed,
} from '@/words/reportsNames.ts'
import type { ReportActions } from './useReportActions.ts'
import styles from './ReportsPage.module.css'

type Props = { report: StoredReport; acts: ReportActions; onSave: () => void }

/** The row of a saved report: its subject, date, number of rows, and actions. */
export function ReportRow({ report, acts, onSave }: Props) {
  const { title, kind, madeAt, rows, codes, bytes, from } = report
  return (
    <li>
      <span className={styles.what}>
        {from.kind === 'page' ? (
          <Link className={styles.name} to={from.path} title="The page that it was made from">
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <bdi className={styles.name}>{title}</bdi>
        )}
        <span className={styles.quiet}>
          <bdi>{kind}</bdi>
          {from.kind === 'file' && (
            <>
              , from <bdi>{from.name}</bdi>
            </>
          )}
        </span>
      </span>
      <span className={styles.quiet}>
        <LangText>{formatWhen(madeAt)}</LangText>, {plural(rows, 'row')},{' '}
        <LangText>{formatBytes(bytes)}</LangText>
      </span>
      <span className={styles.actions}>
        {codes > 0 && (
          <Button
            size="s"
            variant="quiet"
            icon={<Layers />}
            aria-label={codesToNewCollection(title)}
            onClick={() => void acts.addCodes(report)}
          >
            {REPORTS.toNewCollection}
          </Button>
        )}
        <IconButton size="s" icon={<Download />} label={saveReportNamed(title)} onClick={onSave} />
        <IconButton
          size="s"
          icon={<Trash />}
          label={deleteReportNamed(title)}
          onClick={() => void acts.remove(report)}
        />
      </span>
    </li>
  )
}
