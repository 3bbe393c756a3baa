import { formatWhen } from '../../../lib/numbers/formatTimes.ts'
import { isUnfinished } from '../../../runs/steer/runWords.ts'
import { Link } from '../../../shell/Link.tsx'
import type { SavedVersions } from '../../../store/collections/versions.ts'
import { buttonClass } from '../../../ui/buttons/buttonClass.ts'
import { Localized } from '../../../ui/figures/Localized.tsx'
import { Note } from '../../../ui/panels/Note.tsx'
import { versionPath } from '../../../url/itemsAddress.ts'
import type { BatchJob, BatchView } from '../../../work/batch/batchJob.ts'
import { isNewerThan, lastAnswerOf } from './lastAnswer.ts'

type Props = { kept: SavedVersions; job: BatchJob; view: BatchView }

/** An update of an earlier release stored its answers in its version alone: leads to its rows; nothing where none is newer. */
export function NewerVersion({ kept: { set, snapshots }, job, view }: Props) {
  const [latest] = snapshots
  if (isUnfinished(view.progress) || !latest || !isNewerThan(latest, job)) return null
  const shown = lastAnswerOf(job)
  return (
    <Note
      title={<Localized>{`These rows are from ${formatWhen(shown)}.`}</Localized>}
      actions={
        <Link
          className={buttonClass({ size: 's' })}
          to={versionPath({ id: set.id, version: latest.id })}
        >
          Show the latest rows
        </Link>
      }
    >
      <Localized>{`The last update is from ${formatWhen(latest.at)}.`}</Localized>
    </Note>
  )
}
