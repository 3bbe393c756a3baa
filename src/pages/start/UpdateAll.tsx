import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect, useState } from 'react'
import { formatCount } from '../../lib/numbers/format.ts'
import type { AgainRun } from '../../model/again/againRun.ts'
import { useRuns } from '../../queries/kept/useRuns.ts'
import { useConnection } from '../../shell/settings/connection.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { toast } from '../../ui/layers/toast.ts'
import { announce } from '../../ui/panels/LiveRegion.tsx'
import { START } from '../../words/startNames.ts'

const collectionsInWords = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'collection' : 'collections'}`

const isOver = ({ steps, failures }: AgainRun): boolean =>
  steps.filter(({ outcome }) => outcome !== null).length + failures.length >= steps.length

/** Updates every collection with one click; its progress stands under *In progress*. */
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
    if (updated !== null) toast(`Updated ${collectionsInWords(updated)}`)
  }, [updated])
  const isRunning = isStarting || runs.some((run) => run.isRunning && !isOver(run))
  const start = async () => {
    if (isRunning) return
    setStarting(true)
    try {
      const { updateAll } = await import('../../runs/again/updateAll.ts')
      const update = await updateAll(connection)
      setStarted(update)
      if (update) announce(`Updating ${collectionsInWords(update.collections)}`)
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
