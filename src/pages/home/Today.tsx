import Plus from 'lucide-react/icons/plus'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect, useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'
import type { UpdateRun } from '@/domain/updates/updateRun.ts'
import type { PageAction } from '@/features/page/PageActions.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import { ChooseMerchantButton } from '@/features/pricing/ChooseMerchantNote.tsx'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatDay, formatWhen } from '@/lib/numbers/formatTimes.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { saveStartMode } from '@/storage/preferences/startMode.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { useRuns } from '@/storage/queries/useRuns.ts'
import { PAGES } from '@/words/pageNames.ts'
import { START } from '@/words/startNames.ts'
import { ChangedPanel } from './ChangedPanel.tsx'
import { comparedIn } from './comparedRun.ts'
import { IndexPanel } from './IndexPanel.tsx'
import { LastPanel } from './LastPanel.tsx'
import { MatchedAlertsPanel } from './MatchedAlertsPanel.tsx'
import { MostOverpricedPanel } from './MostOverpricedPanel.tsx'
import { RunningPanel } from './RunningPanel.tsx'
import { TodayReport } from './TodayReport.tsx'
import { todaySentence } from './todaySentence.ts'
import { useIsNothingSaved } from './useIsNothingSaved.ts'
import { type PositionsState, usePositions } from './usePositions.ts'
import styles from './Today.module.css'

const isOver = ({ steps, failures }: UpdateRun): boolean =>
  steps.filter(({ outcome }) => outcome !== null).length + failures.length >= steps.length

/** The button *Update all*: updates every collection with one click; its progress is under *In progress*. */
function UpdateAll() {
  const connection = useConnection()
  const runs = useRuns().data?.runs ?? []
  /** The update that was started by this button. */
  const [started, setStarted] = useState<{ id: string; collections: number } | null>(null)
  const [isStarting, setStarting] = useState(false)
  const own = runs.find(({ id }) => id === started?.id)
  const isEnded = own !== undefined && isOver(own)
  const updated = isEnded && started ? started.collections : null
  useEffect(() => {
    if (updated !== null) toast(`Updated ${plural(updated, 'collection')}`)
  }, [updated])
  const isRunning = isStarting || runs.some((run) => run.isRunning && !isOver(run))
  const start = async () => {
    if (isRunning) return
    setStarting(true)
    try {
      const { updateAll } = await import('@/features/job-progress/updateAll/updateAll.ts')
      const update = await updateAll(connection)
      setStarted(update)
      if (update) announce(`Updating ${plural(update.collections, 'collection')}`)
      else toast('There is nothing to update yet')
    } catch {
      toast('The browser’s storage isn’t responding. Nothing was started.', { tone: 'error' })
    }
    setStarting(false)
  }
  return (
    <Button
      variant={isRunning ? 'secondary' : 'primary'}
      icon={<RotateCw />}
      aria-disabled={isRunning || undefined}
      onClick={() => void start()}
    >
      {START.updateAll}
    </Button>
  )
}

/**
 * Shows *Today*, and saves whether *Home* starts as for a first visit or with *Today* next time; until that is known, the last
 * choice stays.
 */
export function TodaySection({ isToday }: { isToday: boolean }) {
  const { id } = useConnection()
  const isNothingSaved = useIsNothingSaved()
  useEffect(() => {
    if (isNothingSaved !== null) saveStartMode(id, isNothingSaved ? 'first' : 'today')
  }, [id, isNothingSaved])
  return isToday ? <Today /> : null
}

/** The panels about what needs attention today; those without content are left out. */
function Today() {
  const positionsState = usePositions()
  const { pricePositions } = positionsState
  return (
    <>
      <TodayLine positionsState={positionsState} />
      <div className={styles.today}>
        <div className={styles.main}>
          <MatchedAlertsPanel />
          <ChangedPanel />
          {pricePositions && (
            <MostOverpricedPanel
              pricePositions={pricePositions}
              reference={positionsState.reference}
            />
          )}
        </div>
        <div className={styles.side}>
          <RunningPanel />
          {pricePositions && (
            <IndexPanel pricePositions={pricePositions} comparison={positionsState} />
          )}
          <LastPanel />
        </div>
      </div>
    </>
  )
}

const NOWHERE: readonly string[] = []

/** The head of *Today*: the time of the last updates, the figure that prices are compared with, and *Update all*. */
function TodayLine({ positionsState }: { positionsState: PositionsState }) {
  const { pricePositions } = positionsState
  const last = useRuns().data?.runs.find(({ steps }) => steps.some(({ outcome }) => outcome))
  const countries = pricePositions ? [pricePositions.country] : NOWHERE
  const [saved] = usePreference('mine')
  const ownMerchants = ownMerchantsIn(saved, countries)
  const before = last ? comparedIn(last).map((outcome) => outcome.before.at) : []
  const actions: PageAction[] = [
    { key: 'report', renderIn: () => <TodayReport positionsState={positionsState} /> },
    {
      key: 'new',
      renderIn: () => (
        <Link to={paths.newCollection()} className={buttonClass()}>
          <Plus />
          {PAGES.newCollection}
        </Link>
      ),
    },
    {
      key: 'update',
      onPhone: 'first',
      renderIn: () => <UpdateAll />,
    },
  ]
  return (
    <PageHead
      title={START.today}
      meta={
        <span className={styles.facts}>
          {last && (
            <span>
              Updated <LangText>{formatWhen(last.at)}</LangText>
              {before.length > 0 && (
                <>
                  , compared with <LangText>{formatDay(Math.min(...before))}</LangText>
                </>
              )}
            </span>
          )}
          {pricePositions && ownMerchants.length === 0 && pricePositions.indices.length === 0 && (
            <span className={styles.me}>
              Choose your merchant to see your price position in {shownCountries(countries)}.
              <ChooseMerchantButton countries={countries} />
            </span>
          )}
        </span>
      }
      actions={actions}
      more={START.more}
      sentence={todaySentence({
        pricePositions,
        than: referenceWords(positionsState.reference).than,
        tolerance: positionsState.tolerance,
      })}
    />
  )
}
