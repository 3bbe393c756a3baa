import Pencil from 'lucide-react/icons/pencil'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { together } from '../../lib/countryCode.ts'
import { formatBytes, formatCount } from '../../lib/format.ts'
import { useStartLoad } from '../../runs/useStartLoad.ts'
import { Link } from '../../shell/Link.tsx'
import { NameForm } from '../../shell/NameForm.tsx'
import type { KeptSet } from '../../store/resultSets/resultSets.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { requestsInWords } from '../../words/requestsInWords.ts'
import { deleteSetNamed, loadAgain, renameSet, SETS, whatChangedIn } from '../../words/setsNames.ts'
import type { LoadJob } from '../../work/load/openLoads.ts'
import { MomentRow } from './MomentRow.tsx'
import styles from './SetPanel.module.css'
import { sourceOf } from './setWords.ts'
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
