import Play from 'lucide-react/icons/play'
import Trash from 'lucide-react/icons/trash-2'
import { useSyncExternalStore } from 'react'
import { formatWhen } from '../../lib/formatTimes.ts'
import {
  canGoOn,
  isComplete,
  type Moment,
  type ResultSet,
} from '../../model/resultSet/resultSet.ts'
import { LoadProgress } from '../../runs/LoadProgress.tsx'
import { Link } from '../../shell/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { paths } from '../../url/paths.ts'
import { RUN } from '../../words/runNames.ts'
import { deleteMomentOf } from '../../words/setsNames.ts'
import type { LoadJob } from '../../work/load/openLoads.ts'
import styles from './SetPanel.module.css'
import { momentRows, momentState } from './setWords.ts'
import type { SetChanges } from './useSetChanges.ts'

type Props = {
  set: ResultSet
  moment: Moment
  /** The load of it that is under way in this tab. */
  job: LoadJob | undefined
  changes: SetChanges
}

const never = () => () => {}

/** A moment of a set: how much there is, the way to it, and to the rest of it. */
export function MomentRow({ set, moment: kept, job, changes }: Props) {
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
