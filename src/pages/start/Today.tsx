import Plus from 'lucide-react/icons/plus'
import { useEffect } from 'react'
import { formatDay, formatWhen } from '../../lib/numbers/formatTimes.ts'
import { shownCountries } from '../../lib/countryCode.ts'
import { referenceWords } from '../../market/reference.ts'
import { ChooseMerchantButton } from '../../position/ChooseMerchantNote.tsx'
import { useRuns } from '../../queries/kept/useRuns.ts'
import { Link } from '../../shell/Link.tsx'
import type { PageAction } from '../../shell/PageActions.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { useConnection } from '../../shell/settings/connection.tsx'
import { useMine } from '../../shell/settings/useMine.ts'
import { keepStartMode } from '../../store/preferences/startMode.ts'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { Localized } from '../../ui/figures/Localized.tsx'
import { paths } from '../../url/paths.ts'
import { PAGES } from '../../words/pageNames.ts'
import { START } from '../../words/startNames.ts'
import { comparedIn } from './comparedRun.ts'
import { ChangedPanel } from './ChangedPanel.tsx'
import { DearestPanel } from './DearestPanel.tsx'
import { IndexPanel } from './IndexPanel.tsx'
import { LastPanel } from './LastPanel.tsx'
import { RunningPanel } from './RunningPanel.tsx'
import styles from './Today.module.css'
import { TodayReport } from './TodayReport.tsx'
import { TodayPanel } from './TodayPanel.tsx'
import { todaySentence } from './todaySentence.ts'
import { UpdateAll } from './UpdateAll.tsx'
import { useNothingKept } from './useNothingKept.ts'
import { useStandings, type Stand } from './useStandings.ts'

/** Learns whether Start is for a first visit; until that is known it stays what it was the last time. */
export function TodayOrNot({ isToday }: { isToday: boolean }) {
  const { id } = useConnection()
  const isNothingKept = useNothingKept()
  useEffect(() => {
    if (isNothingKept !== null) keepStartMode(id, isNothingKept ? 'first' : 'today')
  }, [id, isNothingKept])
  return isToday ? <Today /> : null
}

/** What needs one today, of all that is kept: what there is none of is not there. */
function Today() {
  const stand = useStandings()
  const { standings } = stand
  return (
    <>
      <TodayLine stand={stand} />
      <div className={styles.today}>
        <div className={styles.main}>
          <TodayPanel />
          <ChangedPanel />
          {standings && <DearestPanel standings={standings} reference={stand.reference} />}
        </div>
        <div className={styles.side}>
          <RunningPanel />
          {standings && <IndexPanel standings={standings} stand={stand} />}
          <LastPanel />
        </div>
      </div>
    </>
  )
}

const NOWHERE: readonly string[] = []

/** The page's head: when collections were updated last, compared with what, and Update all. */
function TodayLine({ stand }: { stand: Stand }) {
  const { standings } = stand
  const last = useRuns().data?.runs.find(({ steps }) => steps.some(({ outcome }) => outcome))
  const countries = standings ? [standings.country] : NOWHERE
  const [mine] = useMine(countries)
  const before = last ? comparedIn(last).map((outcome) => outcome.before.at) : []
  const actions: PageAction[] = [
    { key: 'report', renderIn: () => <TodayReport stand={stand} /> },
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
              Updated <Localized>{formatWhen(last.at)}</Localized>
              {before.length > 0 && (
                <>
                  , compared with <Localized>{formatDay(Math.min(...before))}</Localized>
                </>
              )}
            </span>
          )}
          {standings && mine.length === 0 && standings.indices.length === 0 && (
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
        standings,
        than: referenceWords(stand.reference).than,
        tolerance: stand.tolerance,
      })}
    />
  )
}
