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
  type Moment,
  type ResultSet,
} from '../../model/resultSet/resultSet.ts'
import { LoadProgress } from '../../runs/LoadProgress.tsx'
import { useStartLoad } from '../../runs/useStartLoad.ts'
import { Link } from '../../shell/Link.tsx'
import { NameForm } from '../../shell/NameForm.tsx'
import type { KeptSet } from '../../store/resultSets/resultSets.ts'
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
  deleteMomentOf,
} from '../../words/setsNames.ts'
import type { LoadJob } from '../../work/load/openLoads.ts'
import styles from './SetPanel.module.css'
import { sourceOf, momentRows, momentState } from './setWords.ts'
import type { SetChanges } from './useSetChanges.ts'

type Props = { kept: KeptSet; active: readonly LoadJob[]; changes: SetChanges }

/** A kept set: where it comes from, its moments, and what can be done with it. */
export function SetPanel({ kept, active, changes }: Props) {
  const { set, moments, damaged, isHeld, bytes } = kept
  const start = useStartLoad()
  const [isNaming, setNaming] = useState(false)
  const [isStarting, setStarting] = useState(false)
  const { words, to } = sourceOf(set)
  const asks = moments[0]?.counts.asks ?? 0
  const requests = asks > 0 ? asks : null
  const load = () => {
    // A second press would be a second moment.
    if (isStarting) return
    setStarting(true)
    void start.moment(set.id).finally(() => setStarting(false))
  }
  return (
    <Panel
      aria-label={set.name}
      title={
        <Link to={paths.workbench(set.id)}>
          <span dir="auto">{set.name}</span>
        </Link>
      }
      meta={`in ${together(set.countries)}`}
      actions={
        <>
          {moments.length > 1 && (
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
        <span>{formatBytes(bytes)}</span>
      </p>
      {isHeld && (
        <Note tone="warn" title="This set ends with this page.">
          The browser had no room for all of it, or keeps nothing in private windows. Export what
          you need before you leave.
        </Note>
      )}
      {damaged > 0 && (
        <Note tone="warn">
          {formatCount(damaged)} {damaged === 1 ? 'moment is' : 'moments are'} damaged and shown
          nowhere; the others are whole.
        </Note>
      )}
      {moments.length === 0 ? (
        <p className={styles.source}>Nothing of it is loaded yet.</p>
      ) : (
        <ul className={styles.moments} aria-label={SETS.moments}>
          {moments.map((moment) => (
            <MomentRow
              key={moment.id}
              set={set}
              moment={moment}
              job={active.find((job) => job.moment().id === moment.id)}
              changes={changes}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

type MomentRowProps = {
  set: ResultSet
  moment: Moment
  /** The load of it that is under way in this tab. */
  job: LoadJob | undefined
  changes: SetChanges
}

const never = () => () => {}

/** A moment of a set: how much there is, the way to it, and to the rest of it. */
function MomentRow({ set, moment: kept, job, changes }: MomentRowProps) {
  const moment = useSyncExternalStore(job?.subscribe ?? never, () => job?.moment() ?? kept)
  const when = formatWhen(moment.at)
  const notes = moment.notes.length
  return (
    <li>
      <div className={styles.moment}>
        <Link to={paths.workbench(set.id, new URLSearchParams({ moment: moment.id }))}>{when}</Link>
        <span className={styles.rows}>{momentRows(moment)}</span>
        <span className={styles.state}>
          <Tag tone={isComplete(moment) ? 'line' : 'warn'}>
            {momentState(set, moment, job !== undefined)}
          </Tag>
          {notes > 0 && (
            <span className={styles.quiet}>{notes === 1 ? '1 note' : `${notes} notes`}</span>
          )}
        </span>
        <span className={styles.actions}>
          {!job && !isComplete(moment) && canGoOn(moment) && (
            <Button size="s" icon={<Play />} onClick={() => void changes.goOn(moment)}>
              {RUN.goOn}
            </Button>
          )}
          <IconButton
            size="s"
            icon={<Trash />}
            label={deleteMomentOf(set.name, when)}
            onClick={() => void changes.removeMoment(moment)}
          />
        </span>
      </div>
      {job && <LoadProgress job={job} />}
    </li>
  )
}
