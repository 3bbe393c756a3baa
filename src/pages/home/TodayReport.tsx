import { useConnection } from '@/api/connectionContext.tsx'
import { withCurrentSnoozes } from '@/domain/alerts/evaluateRules.ts'
import { ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'
import { changedToday } from '@/domain/today/changedToday.ts'
import { MakeReport } from '@/features/reports/MakeReport.tsx'
import { useAliases, useOwnMerchantSpellings } from '@/features/settings/useAliases.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { useRuns } from '@/storage/queries/useRuns.ts'
import { useAlertRules, useAlertRuns } from '@/storage/queries/useStoredAlerts.ts'
import { isCompared } from './comparedRun.ts'
import type { PositionsState } from './usePositions.ts'

const NOWHERE: readonly string[] = []

/** The action for the report about what needs attention today; renders nothing when the report would be empty. */
export function TodayReport({
  positionsState: { pricePositions = null, reference, tolerance },
}: {
  positionsState: PositionsState
}) {
  const { mode } = useConnection()
  const labelOf = useCurrencyLabel()
  const countries = pricePositions ? [pricePositions.country] : NOWHERE
  const [saved] = usePreference('mine')
  const ownMerchants = ownMerchantsIn(saved, countries)
  const me = useOwnMerchantSpellings()
  const { merchant: aliases } = useAliases()
  const run = useRuns().data?.runs.find(isCompared)
  const rules = useAlertRules().data?.rules ?? []
  const alertRun = useAlertRuns().data?.[0]
  if (!pricePositions && !run && !alertRun) return null
  const source = async () => {
    const { todayReport } = await import('./todayReport.ts')
    const on = rules.filter(({ isOn }) => isOn)
    return todayReport({
      pricePositions,
      ownMerchants,
      reference: referenceWords(reference, undefined, ownMerchants.length > 0 ? 'others' : 'all'),
      tolerance,
      alerts: alertRun?.firings
        ? {
            rules: on,
            run: alertRun,
            allMatches: withCurrentSnoozes(on, alertRun.firings).filter(
              ({ mute }) => mute === null,
            ),
          }
        : null,
      changed: run ? { run, found: changedToday(run, me, aliases) } : null,
      label: labelOf(countries),
      isDemo: mode === 'demo',
      at: Date.now(),
    })
  }
  return <MakeReport source={source} />
}
