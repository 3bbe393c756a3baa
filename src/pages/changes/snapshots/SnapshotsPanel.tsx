import Clock from 'lucide-react/icons/clock'
import Trash from 'lucide-react/icons/trash-2'
import { formatBytes, formatCount } from '../../../lib/numbers/format.ts'
import { formatWhen } from '../../../lib/numbers/formatTimes.ts'
import { CHANGES, deleteSnapshotOf } from '../../../model/changes/changesNames.ts'
import { snapshotTimes } from '../../../model/resultSet/snapshotTimes.ts'
import { isComplete, type Snapshot } from '../../../model/resultSet/resultSet.ts'
import { rowsInWords } from '../../../runs/load/loadWords.ts'
import { Link } from '../../../shell/Link.tsx'
import { useConnection } from '../../../shell/settings/connection.tsx'
import {
  type KeptSet,
  deleteSnapshots,
  putBackSnapshots,
} from '../../../store/resultSets/resultSets.ts'
import { Localized } from '../../../ui/figures/Localized.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { Tag } from '../../../ui/buttons/Tag.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { paths } from '../../../url/paths.ts'
import styles from './SnapshotsPanel.module.css'
import type { ChosenSnapshots } from './chosenSnapshots.ts'

const REFUSED = 'The browser’s storage did not take the change: nothing was deleted.'

/** Deletes a snapshot with its rows; the message that says so brings it back. */
function useDeleteSnapshot() {
  const { id: connectionId } = useConnection()
  return async ({ id, setId, at }: Snapshot) => {
    try {
      const { openLoads } = await import('../../../work/load/openLoads.ts')
      openLoads.close(connectionId, setId, id)
      const deleted = await deleteSnapshots(connectionId, [id])
      toast(`The snapshot of ${formatWhen(at)} is deleted`, {
        action: { label: CHANGES.undo, undo: () => putBackSnapshots(deleted) },
      })
    } catch {
      toast(REFUSED, { tone: 'error' })
    }
  }
}

type Props = { kept: KeptSet; chosen: ChosenSnapshots | null }

/** Every snapshot of the set, the way to its rows, and the way to be rid of it. */
export function SnapshotsPanel({ kept: { set, snapshots, bytes, damaged }, chosen }: Props) {
  const remove = useDeleteSnapshot()
  const whenOf = snapshotTimes(snapshots)
  return (
    <Panel
      title={CHANGES.snapshots}
      meta={`${formatCount(snapshots.length)}, ${formatBytes(bytes)}`}
    >
      <ul className={styles.list}>
        {snapshots.map((snapshot) => {
          const when = whenOf(snapshot)
          return (
            <li key={snapshot.id}>
              <Clock />
              <Link to={paths.collection(set.id, new URLSearchParams({ snapshot: snapshot.id }))}>
                <Localized>{when}</Localized>
              </Link>
              <span className={styles.end}>
                {snapshot.id === chosen?.now.id && <Tag tone="line">{CHANGES.to}</Tag>}
                {snapshot.id === chosen?.before.id && <Tag tone="line">{CHANGES.from}</Tag>}
                {isComplete(snapshot)
                  ? rowsInWords({ ...snapshot, promised: null })
                  : `partial, ${rowsInWords(snapshot)}`}
              </span>
              <IconButton
                size="s"
                label={deleteSnapshotOf(when)}
                icon={<Trash />}
                onClick={() => void remove(snapshot)}
              />
            </li>
          )
        })}
      </ul>
      <p className={styles.rule}>
        {CHANGES.thinning} <Link to={paths.settings('stored')}>{CHANGES.toSettings}</Link>.
      </p>
      {damaged > 0 && (
        <p className={styles.damaged}>
          {formatCount(damaged)} {damaged === 1 ? 'snapshot' : 'snapshots'} cannot be read any more.
        </p>
      )}
    </Panel>
  )
}
