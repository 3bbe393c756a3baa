import { lazy, Suspense } from 'react'
import { Note } from '../../ui/Note.tsx'
import type { LoadJob } from '../../work/load/openLoads.ts'

// A moment that is complete has none; one whose code does not arrive still shows its rows.
const LoadProgress = lazy(async () => {
  try {
    return { default: (await import('../../runs/LoadProgress.tsx')).LoadProgress }
  } catch {
    return { default: Gone }
  }
})

function Gone() {
  return (
    <Note tone="warn" title="How far the load is cannot be shown.">
      A part of this app did not arrive. Check the connection, then load the page again.
    </Note>
  )
}

/** How far a load is that has not ended, and the presses that pause it and let it go on. */
export function RunningLoad({ job }: { job: LoadJob }) {
  return (
    <Suspense>
      <LoadProgress job={job} />
    </Suspense>
  )
}
