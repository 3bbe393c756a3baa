import Clock from 'lucide-react/icons/clock'
import Trash from 'lucide-react/icons/trash-2'
import { formatBytes, formatCount } from '../../../lib/numbers/format.ts'
import { formatWhen } from '../../../lib/numbers/formatTimes.ts'
import { CHANGES, deleteVersionOf, HISTORY } from '../../../model/changes/changesNames.ts'
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
import { encodeChanges } from '../../../url/states/changesState.ts'
import { paths } from '../../../url/paths.ts'
import { WORKBENCH } from '../../../words/workbenchNames.ts'
import styles from './VersionsPanel.module.css'

const REFUSED = 'The browser’s storage did not take the change: nothing was deleted.'

/** Deletes a version with its rows; *Undo* in the message brings it back. */
function useDeleteVersion() {
  const { id: connectionId } = useConnection()
  return async ({ id, setId, at }: Snapshot) => {
    try {
      const { openLoads } = await import('../../../work/load/openLoads.ts')
      openLoads.close(connectionId, setId, id)
      const deleted = await deleteSnapshots(connectionId, [id])
      toast(`The version of ${formatWhen(at)} is deleted`, {
        action: { label: CHANGES.undo, undo: () => putBackSnapshots(deleted) },
      })
    } catch {
      toast(REFUSED, { tone: 'error' })
    }
  }
}

type Props = { collectionId: string; kept: KeptSet }

/** Every version of a collection, with a link to its rows and its changes, and *Delete*. */
export function VersionsPanel({ collectionId, kept: { set, snapshots, bytes, damaged } }: Props) {
  const remove = useDeleteVersion()
  const whenOf = snapshotTimes(snapshots)
  return (
    <Panel
      title={HISTORY.versions}
      meta={`${formatCount(snapshots.length)}, ${formatBytes(bytes)}`}
    >
      <ul className={styles.list}>
        {snapshots.map((snapshot, place) => {
          const when = whenOf(snapshot)
          return (
            <li key={snapshot.id}>
              <Clock />
              <Link to={paths.collection(set.id, new URLSearchParams({ snapshot: snapshot.id }))}>
                <Localized>{when}</Localized>
              </Link>
              <span className={styles.end}>
                {place < snapshots.length - 1 && (
                  <Link to={paths.changes(collectionId, encodeChanges({ to: snapshot.id }))}>
                    {WORKBENCH.changes}
                    <span className="vh"> up to {when}</span>
                  </Link>
                )}
                {!isComplete(snapshot) && <Tag tone="warn">partial</Tag>}
                {isComplete(snapshot)
                  ? rowsInWords({ ...snapshot, promised: null })
                  : rowsInWords(snapshot)}
              </span>
              <IconButton
                size="s"
                label={deleteVersionOf(when)}
                icon={<Trash />}
                onClick={() => void remove(snapshot)}
              />
            </li>
          )
        })}
      </ul>
      <p className={styles.rule}>
        {HISTORY.thinning} <Link to={paths.settings('stored')}>{HISTORY.toSettings}</Link>.
      </p>
      {damaged > 0 && (
        <p className={styles.damaged}>
          {formatCount(damaged)} {damaged === 1 ? 'version' : 'versions'} cannot be read any more.
        </p>
      )}
    </Panel>
  )
}
