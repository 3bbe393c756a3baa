import Trash from 'lucide-react/icons/trash-2'
import { AGAIN, deleteReportOf } from '../../domain/againNames.ts'
import { totalOf, type AgainRun } from '../../domain/again/againRun.ts'
import { formatCount } from '../../domain/format.ts'
import { formatWhen } from '../../domain/formatTimes.ts'
import { useConnection } from '../../parts/connection.tsx'
import { Link } from '../../parts/Link.tsx'
import { useRuns } from '../../parts/useRuns.ts'
import { deleteRun, putBackRun } from '../../store/againRuns.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { toast } from '../../ui/toast.ts'
import { paths } from '../../url/paths.ts'
import { openRuns } from './openRuns.ts'
import styles from './ReportsPanel.module.css'
import { totalInWords } from './reportWords.ts'

/** The reports of the runs before, newest first; a deletion can be undone. */
export function ReportsPanel() {
  const { id } = useConnection()
  const { data } = useRuns()
  const runs = data?.runs ?? []
  if (runs.length === 0) return null

  const remove = async (run: AgainRun) => {
    openRuns.close(id, run.id)
    try {
      const deleted = await deleteRun(id, run.id)
      toast(`Report of ${formatWhen(run.at)} deleted`, {
        action: { label: AGAIN.undo, undo: () => deleted && putBackRun(deleted) },
      })
    } catch {
      toast('The browser’s storage did not take the change: nothing was deleted.', {
        tone: 'error',
      })
    }
  }
  return (
    <Panel title={AGAIN.reports} meta="in this browser only">
      <ul className={styles.list}>
        {runs.map((run) => (
          <li key={run.id}>
            <Link className={styles.name} to={paths.again(run.id)}>
              {formatWhen(run.at)}
            </Link>
            <span className={styles.words}>
              {formatCount(run.steps.length)} {run.steps.length === 1 ? 'source' : 'sources'}:{' '}
              {totalInWords(totalOf(run))}
            </span>
            <IconButton
              icon={<Trash />}
              label={deleteReportOf(formatWhen(run.at))}
              onClick={() => void remove(run)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
