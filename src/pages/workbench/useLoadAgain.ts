import { useState } from 'react'
import { useConnection } from '../../parts/connection.tsx'
import { useGo } from '../../parts/useGo.ts'
import { toast } from '../../ui/toast.ts'
import { paths } from '../../url/paths.ts'

const UNANSWERED =
  'Nothing was loaded: a part of this app or the browser’s storage does not answer.'

/** Loads a set once more, as another moment of it, and shows that one; with the given view where there is one. */
export function useLoadAgain(setId: string, view = new URLSearchParams()) {
  const connection = useConnection()
  const go = useGo()
  const [isStarting, setStarting] = useState(false)
  const start = async () => {
    setStarting(true)
    try {
      const { startMoment } = await import('../../jobs/startMoment.ts')
      await startMoment(connection, setId)
      go(paths.workbench(setId, view))
    } catch (error) {
      // A source that was deleted says so itself; its class would have to be loaded to be told.
      const isGone = error instanceof Error && error.name === 'SourceGoneError'
      toast(isGone ? error.message : UNANSWERED, { tone: 'error' })
    } finally {
      setStarting(false)
    }
  }
  return {
    isStarting,
    loadAgain: () => {
      if (!isStarting) void start()
    },
  }
}
