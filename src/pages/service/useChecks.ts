import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { lastRequests } from '@/api/http/log.ts'
import type { EvaluatedPoint } from '@/api/profile/profileOf.ts'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { untilObserved } from '@/jobs/observeService.ts'
import { runChecks, type CheckEnd, type CheckProgress } from '@/jobs/runChecks.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { OBSERVATIONS_KEY } from '@/storage/queries/observationsQuery.ts'

/**
 * The two countries that the specification names (§1). If the deployment offers no countries, these are checked in addition to the
 * ones that the user has chosen.
 */
const NAMED = ['us', 'in']

/** The keywords of the last answered search; '' if no search was answered. */
function keywordsThatFind(): string {
  const search = lastRequests().find(
    ({ call, answer }) => call.operation === 'search' && answer?.status === 200,
  )
  return search?.call.query.find(([name]) => name === 'q')?.[1] ?? ''
}

type Run = {
  progress: CheckProgress | null
  end: CheckEnd | null
  /** The ID of the point that was tried, from the evaluation of its answers until the result is announced; null otherwise. */
  tried: string | null
}

const NO_RUN: Run = { progress: null, end: null, tried: null }

/**
 * The text that announces the end of the checks. It isn’t used for a single point that was tried: its verdict is announced instead.
 */
function endInWords(end: CheckEnd): string {
  if (end.kind !== 'done') return 'The checks were stopped'
  const left = end.skipped.map(({ title, lacks }) =>
    ` ${title} needs ${lacks}.`.replaceAll('`', ''),
  )
  return left.length === 0 ? 'The checks are done' : `Some checks couldn’t run.${left.join('')}`
}

/** Runs the checks of some points, one run at a time; a run ends when the page is closed. */
export function useChecks() {
  const client = useQueryClient()
  const connection = useConnection()
  const [chosen] = usePreference('countries')
  const [run, setRun] = useState(NO_RUN)
  const cancel = useRef<AbortController>(null)
  useEffect(() => () => cancel.current?.abort(), [])

  const start = async (checks: readonly EvaluatedPoint[]) => {
    const control = new AbortController()
    cancel.current = control
    const offered = connection.defaults.offered ?? NAMED
    const end = await runChecks({
      connection,
      checks,
      countries: [...new Set([...chosen, ...offered])],
      q: keywordsThatFind(),
      onProgress: (progress) => setRun({ ...NO_RUN, progress }),
      signal: control.signal,
    })
    const isTried = end.kind === 'done' && end.skipped.length === 0
    const tried = isTried && checks.length === 1 ? (checks[0]?.id ?? null) : null
    setRun({ ...NO_RUN, end })
    if (tried === null) {
      announce(endInWords(end))
      return
    }
    await untilObserved()
    await client.refetchQueries({ queryKey: OBSERVATIONS_KEY })
    setRun((now) => (now.end === end ? { ...now, tried } : now))
  }
  return {
    ...run,
    start,
    cancel: () => cancel.current?.abort(),
    dismiss: () => setRun(NO_RUN),
    /** Called when the result for the point that was tried has been announced. */
    onAnnounced: () => setRun((now) => ({ ...now, tried: null })),
  }
}
