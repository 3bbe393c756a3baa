import { useEffect, useRef, useState } from 'react'
import { lastRequests } from '../../api/log.ts'
import type { JudgedPoint } from '../../api/profile/profileOf.ts'
import { announce } from '../../ui/LiveRegion.tsx'
import { runChecks, type CheckEnd, type CheckProgress } from '../../jobs/runChecks.ts'
import { useConnection } from '../../parts/connection.tsx'
import { usePreference } from '../../parts/usePreference.ts'

/** The two that the specification names (§1), where the user has chosen fewer. */
const NAMED = ['us', 'in']

/** Keywords that were answered lately; none where nobody searched. */
function keywordsThatFind(): string {
  const search = lastRequests().find(
    ({ call, answer }) => call.operation === 'search' && answer?.status === 200,
  )
  return search?.call.query.find(([name]) => name === 'q')?.[1] ?? ''
}

type Run = { progress: CheckProgress | null; end: CheckEnd | null }

/** Runs the checks of some points, one run at a time; a run ends with the page. */
export function useChecks() {
  const connection = useConnection()
  const [chosen] = usePreference('countries')
  const [run, setRun] = useState<Run>({ progress: null, end: null })
  const cancel = useRef<AbortController>(null)
  useEffect(() => () => cancel.current?.abort(), [])

  const start = async (checks: readonly JudgedPoint[]) => {
    const control = new AbortController()
    cancel.current = control
    const offered = connection.defaults.offered ?? NAMED
    const end = await runChecks({
      connection,
      checks,
      countries: [...new Set([...chosen, ...offered])],
      q: keywordsThatFind(),
      onProgress: (progress) => setRun({ progress, end: null }),
      signal: control.signal,
    })
    setRun({ progress: null, end })
    announce(end.kind === 'done' ? 'The checks are done' : 'The checks were stopped')
  }
  return {
    ...run,
    start,
    cancel: () => cancel.current?.abort(),
    dismiss: () => setRun({ progress: null, end: null }),
  }
}
