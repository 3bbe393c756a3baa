import Trash from 'lucide-react/icons/trash-2'
import { formatCount } from '../../lib/format.ts'
import { formatWhen } from '../../lib/formatTimes.ts'
import { totalOf, type AgainRun } from '../../model/again/againRun.ts'
import { useRuns } from '../../queries/useRuns.ts'
import { Link } from '../../shell/Link.tsx'
import { useConnection } from '../../shell/connection.tsx'
import { deleteRun, putBackRun } from '../../store/again/againRuns.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { toast } from '../../ui/toast.ts'
import { paths } from '../../url/paths.ts'
import { AGAIN, deleteReportOf } from '../../words/againNames.ts'
import styles from './ReportsPanel.module.css'
import { openRuns } from './openRuns.ts'
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
