import { useState } from 'react'
import { useStartLoad } from '@/features/job-progress/load/useStartLoad.ts'

/** Loads a new version of a collection and opens it, with the given view if there is one. */
export function useLoadNewVersion(collectionId: string, view = new URLSearchParams()) {
  const start = useStartLoad()
  const [isStarting, setStarting] = useState(false)
  return {
    isStarting,
    loadAgain: () => {
      // A second click would load a second version, so it is ignored.
      if (isStarting) return
      setStarting(true)
      void start.snapshot(collectionId, undefined, view).finally(() => setStarting(false))
    },
  }
}
