import Info from 'lucide-react/icons/info'
import { Note } from '@/components/ui/panels/Note.tsx'
import type { Version } from '@/domain/collections/collection.ts'
import { rowsInWords } from '@/features/job-progress/load/loadWords.ts'
import type { FoundChanges } from '@/jobs/workers/changesTasks.ts'
import type { ChosenVersions } from '@/pages/collection/versions/chosenVersions.ts'
import { notMatchedReasons, notComparedReasons } from './comparedWords.ts'
import styles from './ComparedNote.module.css'

type Props = { chosen: ChosenVersions; found: FoundChanges }

/** How many rows of a version were compared, as text; a version that is being loaded may have more by now. */
function comparedRows(version: Version, { rows }: FoundChanges['now']): string {
  return rowsInWords({ promised: version.promised, counts: { ...version.counts, rows } })
}

/** The note about which versions are compared, where they come from, and what could not be matched. */
export function ComparedNote({ chosen, found }: Props) {
  return (
    <p className={styles.note}>
      <Info />
      <span>
        Both versions were loaded and stored in this browser; the service has no history. Before:{' '}
        {comparedRows(chosen.before, found.before)}. Now: {comparedRows(chosen.now, found.now)}.
        “Gone” means not in this result; the product may still be listed. One product can change in
        two ways.
        {notMatchedReasons(found).map((line) => (
          <span key={line}> {line}</span>
        ))}
      </span>
    </p>
  )
}

/** The note about what the comparison can't show because a version is incomplete; nothing is drawn when it shows everything. */
export function NotComparedNote({ chosen, found }: Props) {
  const lines = notComparedReasons(chosen, found)
  return (
    lines.length > 0 && (
      <Note tone="warn" title="Some changes are unknown">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Note>
    )
  )
}
