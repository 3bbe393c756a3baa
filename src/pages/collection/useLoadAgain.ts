import { useState } from 'react'
import { useStartLoad } from '@/features/job-progress/load/useStartLoad.ts'

/** Loads a set once more, as another version of it, and shows that one; with the given view where there is one. */
export function useLoadAgain(setId: string, view = new URLSearchParams()) {
  const start = useStartLoad()
  const [isStarting, setStarting] = useState(false)
  return {
    isStarting,
    loadAgain: () => {
      // A second press would be a second version.
      if (isStarting) return
      setStarting(true)
      void start.snapshot(setId, undefined, view).finally(() => setStarting(false))
    },
  }
}
