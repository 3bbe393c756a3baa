import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { isUnfinished } from '@/features/job-progress/steer/runWords.ts'
import type { CodesJob, CodesView } from '@/jobs/codes/codesJob.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { versionPath } from '@/routing/itemsAddress.ts'
import { Link } from '@/routing/Link.tsx'
import type { CollectionVersions } from '@/storage/collections/versions.ts'
import { isNewerThan, lastAnswerAt } from './lastAnswer.ts'

type Props = { savedVersions: CollectionVersions; job: CodesJob; view: CodesView }

/**
 * A link to the rows of a newer version, because updates in an earlier release stored their answers only there. Renders nothing
 * when no version is newer.
 */
export function NewerVersion({ savedVersions: { collection, versions }, job, view }: Props) {
  const [latest] = versions
  if (isUnfinished(view.progress) || !latest || !isNewerThan(latest, job)) return null
  const shown = lastAnswerAt(job)
  return (
    <Note
      title={<LangText>{`These rows are from ${formatWhen(shown)}.`}</LangText>}
      actions={
        <Link
          className={buttonClass({ size: 's' })}
          to={versionPath({ id: collection.id, version: latest.id })}
        >
          Show the latest rows
        </Link>
      }
    >
      <LangText>{`The last update is from ${formatWhen(latest.at)}.`}</LangText>
    </Note>
  )
}
