import Pencil from 'lucide-react/icons/pencil'
import Play from 'lucide-react/icons/play'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Trash from 'lucide-react/icons/trash-2'
import { useState, useSyncExternalStore } from 'react'
import { together } from '../../lib/countryCode.ts'
import { formatBytes, formatCount } from '../../lib/numbers/format.ts'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import {
  canGoOn,
  isComplete,
  type Snapshot,
  type ResultSet,
} from '../../model/resultSet/resultSet.ts'
import { LoadProgress } from '../../runs/load/LoadProgress.tsx'
import { useStartLoad } from '../../runs/load/useStartLoad.ts'
import { Link } from '../../shell/Link.tsx'
import { NameForm } from '../../shell/NameForm.tsx'
import type { KeptSet } from '../../store/resultSets/resultSets.ts'
import { Localized } from '../../ui/figures/Localized.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Note } from '../../ui/panels/Note.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { Tag } from '../../ui/buttons/Tag.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { requestsInWords } from '../../words/requestsInWords.ts'
import { RUN } from '../../words/runNames.ts'
import {
  deleteSetNamed,
  loadAgain,
  renameSet,
  SETS,
  whatChangedIn,
  deleteSnapshotOf,
} from '../../words/setsNames.ts'
import type { LoadJob } from '../../work/load/openLoads.ts'
import styles from './SetPanel.module.css'
import { sourceOf, snapshotRows, snapshotState } from './setWords.ts'
import type { SetChanges } from './useSetChanges.ts'
import { answerPlace } from '../../shell/pagePlaces.ts'

type Props = { kept: KeptSet; active: readonly LoadJob[]; changes: SetChanges }

/** A kept set: where it comes from, its snapshots, and what can be done with it. */
export function SetPanel({ kept, active, changes }: Props) {
  const { set, snapshots, damaged, isHeld, bytes } = kept
  const start = useStartLoad()
  const [isNaming, setNaming] = useState(false)
  const [isStarting, setStarting] = useState(false)
  const { words, to } = sourceOf(set)
  const asks = snapshots[0]?.counts.asks ?? 0
  const requests = asks > 0 ? asks : null
  const load = () => {
    // A second press would be a second snapshot.
    if (isStarting) return
    setStarting(true)
    void start.snapshot(set.id).finally(() => setStarting(false))
  }
  return (
    <Panel
      ref={answerPlace}
      aria-label={set.name}
      title={
        <Link to={paths.workbench(set.id)}>
          <span dir="auto">{set.name}</span>
        </Link>
      }
      meta={`in ${together(set.countries)}`}
      actions={
        <>
          {snapshots.length > 1 && (
            <Link
              className={buttonClass({ variant: 'quiet' })}
              to={paths.changes(set.id)}
              aria-label={whatChangedIn(set.name)}
            >
              {SETS.whatChanged}
            </Link>
          )}
          <span className={styles.tools}>
            <Button
              variant="quiet"
              icon={<RotateCw />}
              aria-label={loadAgain(set.name, requests)}
              aria-disabled={isStarting || undefined}
              onClick={load}
              sub={requests !== null && requestsInWords(requests)}
            >
              {SETS.loadAgain}
            </Button>
            <IconButton
              icon={<Pencil />}
              label={renameSet(set.name)}
              onClick={() => setNaming(true)}
            />
            <IconButton
              icon={<Trash />}
              label={deleteSetNamed(set.name)}
              onClick={() => void changes.remove(kept)}
            />
          </span>
        </>
      }
    >
      {isNaming && (
        <NameForm
          label={SETS.name}
          name={set.name}
          what="A set"
          action={SETS.saveName}
          onName={(name) => {
            setNaming(false)
            void changes.rename(set.id, name)
          }}
          onCancel={() => setNaming(false)}
        />
      )}
      <p className={styles.source}>
        <Link to={to}>{words}</Link>
        <span>
          <Localized>{formatBytes(bytes)}</Localized>
        </span>
      </p>
      {isHeld && (
        <Note tone="warn" title="This set ends with this page.">
          The browser had no room for all of it, or keeps nothing in private windows. Export what
          you need before you leave.
        </Note>
      )}
      {damaged > 0 && (
        <Note tone="warn">
          {formatCount(damaged)} {damaged === 1 ? 'snapshot is' : 'snapshots are'} damaged and shown
          nowhere; the others are whole.
        </Note>
      )}
      {snapshots.length === 0 ? (
        <p className={styles.source}>Nothing of it is loaded yet.</p>
      ) : (
        <ul className={styles.snapshots} aria-label={SETS.snapshots}>
          {snapshots.map((snapshot) => (
            <SnapshotRow
              key={snapshot.id}
              set={set}
              snapshot={snapshot}
              job={active.find((job) => job.snapshot().id === snapshot.id)}
              changes={changes}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

type SnapshotRowProps = {
  set: ResultSet
  snapshot: Snapshot
  /** The load of it that is under way in this tab. */
  job: LoadJob | undefined
  changes: SetChanges
}

const never = () => () => {}

/** A snapshot of a set: how much there is, the way to it, and to the rest of it. */
function SnapshotRow({ set, snapshot: kept, job, changes }: SnapshotRowProps) {
  const snapshot = useSyncExternalStore(job?.subscribe ?? never, () => job?.snapshot() ?? kept)
  const when = formatWhen(snapshot.at)
  const notes = snapshot.notes.length
  return (
    <li>
      <div className={styles.snapshot}>
        <Link to={paths.workbench(set.id, new URLSearchParams({ snapshot: snapshot.id }))}>
          <Localized>{when}</Localized>
        </Link>
        <span className={styles.rows}>{snapshotRows(snapshot)}</span>
        <span className={styles.state}>
          <Tag tone={isComplete(snapshot) ? 'line' : 'warn'}>
            {snapshotState(set, snapshot, job !== undefined)}
          </Tag>
          {notes > 0 && (
            <span className={styles.quiet}>{notes === 1 ? '1 note' : `${notes} notes`}</span>
          )}
        </span>
        <span className={styles.actions}>
          {!job && !isComplete(snapshot) && canGoOn(snapshot) && (
            <Button size="s" icon={<Play />} onClick={() => void changes.goOn(snapshot)}>
              {RUN.goOn}
            </Button>
          )}
          <IconButton
            size="s"
            icon={<Trash />}
            label={deleteSnapshotOf(set.name, when)}
            onClick={() => void changes.removeSnapshot(snapshot)}
          />
        </span>
      </div>
      {job && <LoadProgress job={job} />}
    </li>
  )
}
