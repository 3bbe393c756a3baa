import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { Button } from '@/components/ui/buttons/Button.tsx'
import type { TabJob, TabView } from '@/jobs/job/tabs/tabJob.ts'
import { RUN } from '@/words/runNames.ts'
import { isUnfinished } from './runWords.ts'

type Props = { job: Pick<TabJob, 'start' | 'pause' | 'cancel'>; view: TabView }

/** The buttons that control a run; none while another tab runs it. */
export function RunButtons({ job, view: { role, progress } }: Props) {
  if (role === 'elsewhere') return null
  const { state } = progress
  const isInProgress = state === 'running' || state === 'paused'
  const goesOn = state === 'paused' ? RUN.resume : RUN.goOn
  return (
    <>
      {state === 'running' && (
        <Button icon={<Pause />} onClick={() => job.pause()}>
          {RUN.pause}
        </Button>
      )}
      {state !== 'running' && isUnfinished(progress) && (
        <Button variant="primary" icon={<Play />} onClick={() => job.start()}>
          {goesOn}
        </Button>
      )}
      {isInProgress && (
        <Button variant="danger" onClick={() => job.cancel()}>
          {RUN.cancel}
        </Button>
      )}
    </>
  )
}
