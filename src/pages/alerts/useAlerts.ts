import { useCallback, useEffect, useMemo, useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import type { PricingContext } from '@/domain/alerts/evaluateRules.ts'
import type { AlertRule } from '@/domain/alerts/rule.ts'
import { useAliases } from '@/features/settings/useAliases.ts'
import { checkRules } from '@/jobs/alerts/checkRules.ts'
import { createAlertsEngine, type AlertsEngine } from '@/jobs/workers/alertsEngine.ts'
import type { AlertSubject } from '@/jobs/workers/alertsTasks.ts'
import type { AlertRun } from '@/storage/alerts/alertRuns.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { useAlertRules, useAlertRuns } from '@/storage/queries/useStoredAlerts.ts'

export type AlertsData = {
  /** The saved alerts; null until they are read. */
  rules: readonly AlertRule[] | null
  /** The updates at which the alerts were checked, newest first. */
  runs: readonly AlertRun[]
  /** The saved data that the alerts check; null until it is read. */
  subject: AlertSubject | null
  isChecking: boolean
  check: () => void
  /** How many matches a rule would have with the data stored now; rejects when the worker has ended. */
  preview: (rule: AlertRule) => Promise<{ matchCount: number; why: string | null }>
}

const NONE: readonly AlertRun[] = []

type Found = {
  /** The engine (a worker) that has read the saved data. */
  engine: AlertsEngine
  subject: AlertSubject
  /** The checked rules and settings as JSON, to notice when they change. */
  rulesKey: string
}

/** Checks the alerts against the saved data when the page opens, when an alert changes, and when the user clicks Check now. */
export function useAlerts(): AlertsData {
  const { id: connectionId } = useConnection()
  const [ownMerchants] = usePreference('mine')
  const [tolerance] = usePreference('tolerance')
  const aliases = useAliases()
  const { data } = useAlertRules()
  const { data: runs = NONE } = useAlertRuns()
  const [found, setFound] = useState<Found | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [checkCount, setCheckCount] = useState(0)
  const pricingContext = useMemo<PricingContext>(
    () => ({ ownMerchants, tolerance, aliases }),
    [ownMerchants, tolerance, aliases],
  )
  // This key changes when the rules have to be checked again. It leaves out snoozes and names, because they don’t change the result
  // of a rule.
  const rulesKey = data
    ? JSON.stringify([
        data.rules.map(({ id, isOn, changedAt }) => [id, isOn, changedAt]),
        pricingContext,
        checkCount,
      ])
    : null

  useEffect(() => {
    if (rulesKey === null) return undefined
    const engine = createAlertsEngine()
    let isWanted = true
    let isShown = false
    checkRules(connectionId, pricingContext, engine).then(
      (subject) => {
        if (!isWanted) return
        isShown = true
        setFound({ engine, subject, rulesKey })
      },
      () => {
        if (!isWanted) return
        setFailed(rulesKey)
        toast('Your saved data couldn’t be read. Reload the page.', { tone: 'error' })
      },
    )
    return () => {
      isWanted = false
      // The engine whose result is shown answers previews until the next one replaces it.
      if (!isShown) engine.close()
    }
  }, [connectionId, rulesKey, pricingContext])

  useEffect(() => () => found?.engine.close(), [found])

  const preview = useCallback(
    async (rule: AlertRule) => {
      const evaluation = await found?.engine.evaluate([rule], pricingContext, null)
      const result = evaluation?.verdicts[0]
      return { matchCount: result?.fired ?? 0, why: result?.why ?? null }
    },
    [found, pricingContext],
  )
  return {
    rules: data?.rules ?? null,
    runs,
    subject: found?.subject ?? null,
    isChecking: rulesKey !== null && found?.rulesKey !== rulesKey && failed !== rulesKey,
    check: () => setCheckCount((now) => now + 1),
    preview,
  }
}
