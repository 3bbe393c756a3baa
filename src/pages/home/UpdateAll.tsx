import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect, useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import type { UpdateRun } from '@/domain/updates/updateRun.ts'
import { plural } from '@/lib/text/plural.ts'
import { useRuns } from '@/storage/queries/useRuns.ts'
import { START } from '@/words/startNames.ts'

const isOver = ({ steps, failures }: UpdateRun): boolean =>
  steps.filter(({ outcome }) => outcome !== null).length + failures.length >= steps.length

/** Updates every collection with one click; its progress is under *In progress*. */
export function UpdateAll() {
  const connection = useConnection()
  const runs = useRuns().data?.runs ?? []
  /** The update that was started here. */
  const [started, setStarted] = useState<{ id: string; collections: number } | null>(null)
  const [isStarting, setStarting] = useState(false)
  const own = runs.find(({ id }) => id === started?.id)
  const isEnded = own !== undefined && isOver(own)
  const updated = isEnded && started ? started.collections : null
  useEffect(() => {
    if (updated !== null) toast(`Updated ${plural(updated, 'collection')}`)
  }, [updated])
  const isRunning = isStarting || runs.some((run) => run.isRunning && !isOver(run))
  const start = async () => {
    if (isRunning) return
    setStarting(true)
    try {
      const { updateAll } = await import('@/features/job-progress/updateAll/updateAll.ts')
      const update = await updateAll(connection)
      setStarted(update)
      if (update) announce(`Updating ${plural(update.collections, 'collection')}`)
      else toast('There is nothing to update yet')
    } catch {
      toast('The browser’s storage isn’t responding. Nothing was started.', { tone: 'error' })
    }
    setStarting(false)
  }
  return (
    <Button
      variant={isRunning ? 'secondary' : 'primary'}
      icon={<RotateCw />}
      aria-disabled={isRunning || undefined}
      onClick={() => void start()}
    >
      {START.again}
    </Button>
  )
}
