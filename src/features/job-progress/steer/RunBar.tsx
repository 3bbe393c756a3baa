import { ProgressBar } from '@/components/ui/figures/ProgressBar.tsx'
import type { Progress } from '@/jobs/job/job.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { RUN } from '@/words/runNames.ts'
import { finishedCount } from './runWords.ts'

/** The progress of a run: found, not found and failed as parts of everything requested. */
export function RunBar({ progress }: { progress: Progress }) {
  const { total, done, notFound, failed, undecided = 0 } = progress
  const requested = finishedCount(progress)
  return (
    <ProgressBar
      label={RUN.progress}
      valueText={`${formatCount(requested)} of ${formatCount(total)}`}
      value={requested}
      max={total}
      parts={{ done, missing: notFound + undecided, failed }}
    />
  )
}
