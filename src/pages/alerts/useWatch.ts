import { useCallback, useEffect, useMemo, useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import type { PricingContext } from '@/domain/alerts/evaluateRules.ts'
import type { WatchRule } from '@/domain/alerts/rule.ts'
import { useAliases } from '@/features/settings/useAliases.ts'
import { checkRules } from '@/jobs/alerts/checkRules.ts'
import { createWatchEngine, type WatchEngine } from '@/jobs/workers/watchEngine.ts'
import type { WatchSubject } from '@/jobs/workers/watchTasks.ts'
import type { WatchRun } from '@/storage/alerts/watchRuns.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { useWatchRules, useWatchRuns } from '@/storage/queries/useWatchStored.ts'

export type Watch = {
  /** Null until they are read. */
  rules: readonly WatchRule[] | null
  /** The newest first. */
  runs: readonly WatchRun[]
  /** What there is to judge; null until it is read. */
  subject: WatchSubject | null
  isChecking: boolean
  check: () => void
  /** How often a rule would fire by what is stored now; rejects where the worker has ended. */
  preview: (rule: WatchRule) => Promise<{ fired: number; why: string | null }>
}

const NONE: readonly WatchRun[] = []

type Found = {
  /** It holds what was read. */
  engine: WatchEngine
  subject: WatchSubject
  /** What was judged. */
  judged: string
}

/** The rules, judged by what is stored when the page is opened, when they change, and on a click. */
export function useWatch(): Watch {
  const { id: connectionId } = useConnection()
  const [ownMerchants] = usePreference('mine')
  const [tolerance] = usePreference('tolerance')
  const aliases = useAliases()
  const { data } = useWatchRules()
  const { data: runs = NONE } = useWatchRuns()
  const [found, setFound] = useState<Found | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [presses, setPresses] = useState(0)
  const pricingContext = useMemo<PricingContext>(
    () => ({ ownMerchants, tolerance, aliases }),
    [ownMerchants, tolerance, aliases],
  )
  // A rule that is muted or renamed says the same of what is stored.
  const judged = data
    ? JSON.stringify([
        data.rules.map(({ id, isOn, changedAt }) => [id, isOn, changedAt]),
        pricingContext,
        presses,
      ])
    : null

  useEffect(() => {
    if (judged === null) return undefined
    const engine = createWatchEngine()
    let isWanted = true
    let isShown = false
    checkRules(connectionId, pricingContext, engine).then(
      (subject) => {
        if (!isWanted) return
        isShown = true
        setFound({ engine, subject, judged })
      },
      () => {
        if (!isWanted) return
        setFailed(judged)
        toast('Your saved data couldn’t be read. Reload the page.', { tone: 'error' })
      },
    )
    return () => {
      isWanted = false
      // One that is shown is requested until the next one is.
      if (!isShown) engine.close()
    }
  }, [connectionId, judged, pricingContext])

  useEffect(() => () => found?.engine.close(), [found])

  const preview = useCallback(
    async (rule: WatchRule) => {
      const evaluation = await found?.engine.evaluate([rule], pricingContext, null)
      const verdict = evaluation?.verdicts[0]
      return { fired: verdict?.fired ?? 0, why: verdict?.why ?? null }
    },
    [found, pricingContext],
  )
  return {
    rules: data?.rules ?? null,
    runs,
    subject: found?.subject ?? null,
    isChecking: judged !== null && found?.judged !== judged && failed !== judged,
    check: () => setPresses((now) => now + 1),
    preview,
  }
}
