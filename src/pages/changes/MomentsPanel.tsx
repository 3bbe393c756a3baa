import Clock from 'lucide-react/icons/clock'
import Trash from 'lucide-react/icons/trash-2'
import { formatBytes, formatCount } from '../../lib/numbers/format.ts'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import { CHANGES, deleteMomentOf } from '../../model/changes/changesNames.ts'
import { momentTimes } from '../../model/resultSet/momentTimes.ts'
import { isComplete, type Moment } from '../../model/resultSet/resultSet.ts'
import { rowsInWords } from '../../runs/loadWords.ts'
import { Link } from '../../shell/Link.tsx'
import { useConnection } from '../../shell/settings/connection.tsx'
import { type KeptSet, deleteMoment, putBackMoment } from '../../store/resultSets/resultSets.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { Tag } from '../../ui/buttons/Tag.tsx'
import { toast } from '../../ui/layers/toast.ts'
import { paths } from '../../url/paths.ts'
import styles from './MomentsPanel.module.css'
import type { ChosenMoments } from './chosenMoments.ts'

const REFUSED = 'The browser’s storage did not take the change: nothing was deleted.'

/** Deletes a moment with its rows; the message that says so brings it back. */
function useDeleteMoment() {
  const { id: connectionId } = useConnection()
  return async ({ id, setId, at }: Moment) => {
    try {
      const { openLoads } = await import('../../work/load/openLoads.ts')
      openLoads.close(connectionId, setId, id)
      const deleted = await deleteMoment(connectionId, id)
      toast(`The moment of ${formatWhen(at)} is deleted`, {
        action: { label: CHANGES.undo, undo: () => putBackMoment(deleted) },
      })
    } catch {
      toast(REFUSED, { tone: 'error' })
    }
  }
}

type Props = { kept: KeptSet; chosen: ChosenMoments | null }

/** Every moment of the set, the way to its rows, and the way to be rid of it. */
export function MomentsPanel({ kept: { set, moments, bytes, damaged }, chosen }: Props) {
  const remove = useDeleteMoment()
  const whenOf = momentTimes(moments)
  return (
    <Panel title={CHANGES.moments} meta={`${formatCount(moments.length)}, ${formatBytes(bytes)}`}>
      <ul className={styles.list}>
        {moments.map((moment) => {
          const when = whenOf(moment)
          return (
            <li key={moment.id}>
              <Clock />
              <Link to={paths.workbench(set.id, new URLSearchParams({ moment: moment.id }))}>
                {when}
              </Link>
              <span className={styles.end}>
                {moment.id === chosen?.now.id && <Tag tone="line">{CHANGES.to}</Tag>}
                {moment.id === chosen?.before.id && <Tag tone="line">{CHANGES.from}</Tag>}
                {isComplete(moment)
                  ? rowsInWords({ ...moment, promised: null })
                  : `partial, ${rowsInWords(moment)}`}
              </span>
              <IconButton
                size="s"
                label={deleteMomentOf(when)}
                icon={<Trash />}
                onClick={() => void remove(moment)}
              />
            </li>
          )
        })}
      </ul>
      {damaged > 0 && (
        <p className={styles.damaged}>
          {formatCount(damaged)} {damaged === 1 ? 'moment' : 'moments'} cannot be read any more.
        </p>
      )}
    </Panel>
  )
}
