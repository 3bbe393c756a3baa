import { ProgressBar } from '@/components/ui/figures/ProgressBar.tsx'
import type { Progress } from '@/jobs/job/job.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { RUN } from '@/words/runNames.ts'
import { askedOf } from './runWords.ts'

/** How far the run is: what was found, what was not, and what failed, as parts of everything that is asked. */
export function RunBar({ progress }: { progress: Progress }) {
  const { total, done, notFound, failed, undecided = 0 } = progress
  const asked = askedOf(progress)
  return (
    <ProgressBar
      label={RUN.progress}
      valueText={`${formatCount(asked)} of ${formatCount(total)}`}
      value={asked}
      max={total}
      parts={{ done, missing: notFound + undecided, failed }}
    />
  )
}
