import { referenceWords } from '../../market/reference.ts'
import { mutedBy } from '../../model/watch/evaluateRules.ts'
import { changedToday } from '../../model/today/changedToday.ts'
import { useRuns } from '../../queries/kept/useRuns.ts'
import { useWatchRules, useWatchRuns } from '../../queries/kept/useWatchKept.ts'
import { MakeReport } from '../../report/MakeReport.tsx'
import { useConnection } from '../../shell/settings/connection.tsx'
import { useJoined, useWhoIAmIn } from '../../shell/settings/useJoined.ts'
import { useCurrencyLabel } from '../../shell/settings/useCurrencyLabel.ts'
import { useMine } from '../../shell/settings/useMine.ts'
import { isCompared } from './comparedRun.ts'
import type { Stand } from './useStandings.ts'

const NOWHERE: readonly string[] = []

/** What needs one today, to be handed on; not there where there is nothing to say yet. */
export function TodayReport({
  stand: { standings = null, reference, tolerance },
}: {
  stand: Stand
}) {
  const { way } = useConnection()
  const labelOf = useCurrencyLabel()
  const countries = standings ? [standings.country] : NOWHERE
  const [mine] = useMine(countries)
  const me = useWhoIAmIn()
  const { merchant: joined } = useJoined()
  const run = useRuns().data?.runs.find(isCompared)
  const rules = useWatchRules().data?.rules ?? []
  const judged = useWatchRuns().data?.[0]
  if (!standings && !run && !judged) return null
  const source = async () => {
    const { todayReport } = await import('./todayReport.ts')
    const on = rules.filter(({ isOn }) => isOn)
    return todayReport({
      standings,
      mine,
      reference: referenceWords(reference, undefined, mine.length > 0 ? 'others' : 'all'),
      tolerance,
      watch: judged?.firings
        ? {
            rules: on,
            run: judged,
            firings: mutedBy(on, judged.firings).filter(({ mute }) => mute === null),
          }
        : null,
      changed: run ? { run, found: changedToday(run, me, joined) } : null,
      label: labelOf(countries),
      isDemo: way === 'demo',
      at: Date.now(),
    })
  }
  return <MakeReport source={source} />
}
