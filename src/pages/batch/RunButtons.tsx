import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { BATCH } from '../../domain/batchNames.ts'
import type { BatchJob, BatchView } from '../../jobs/batchJob.ts'
import { Button } from '../../ui/Button.tsx'
import { isUnfinished } from './runWords.ts'

type Props = { job: BatchJob; view: BatchView }

/** What steers a run; nothing while another tab runs it. */
export function RunButtons({ job, view: { role, progress } }: Props) {
  if (role === 'elsewhere') return null
  const { state } = progress
  const isUnderWay = state === 'running' || state === 'paused'
  const goesOn = state === 'paused' ? BATCH.resume : BATCH.goOn
  return (
    <>
      {state === 'running' && (
        <Button icon={<Pause />} onClick={() => job.pause()}>
          {BATCH.pause}
        </Button>
      )}
      {state !== 'running' && isUnfinished(progress) && (
        <Button variant="primary" icon={<Play />} onClick={() => job.start()}>
          {goesOn}
        </Button>
      )}
      {isUnderWay && (
        <Button variant="danger" onClick={() => job.cancel()}>
          {BATCH.cancel}
        </Button>
      )}
    </>
  )
}
