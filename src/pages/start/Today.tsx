import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect } from 'react'
import { formatCount } from '../../lib/numbers/format.ts'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import { shownCountries } from '../../lib/countryCode.ts'
import { referenceWords } from '../../market/reference.ts'
import { ChooseMerchantButton } from '../../position/ChooseMerchantNote.tsx'
import { useRuns } from '../../queries/kept/useRuns.ts'
import { Link } from '../../shell/Link.tsx'
import { useConnection } from '../../shell/settings/connection.tsx'
import { useMine } from '../../shell/settings/useMine.ts'
import { keepStartMode } from '../../store/preferences/startMode.ts'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { Localized } from '../../ui/figures/Localized.tsx'
import { paths } from '../../url/paths.ts'
import { START } from '../../words/startNames.ts'
import { ChangedPanel } from './ChangedPanel.tsx'
import { DearestPanel } from './DearestPanel.tsx'
import { IndexPanel } from './IndexPanel.tsx'
import { LastPanel } from './LastPanel.tsx'
import { RunningPanel } from './RunningPanel.tsx'
import styles from './Today.module.css'
import { TodayReport } from './TodayReport.tsx'
import { TodayPanel } from './TodayPanel.tsx'
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

/** Who asks, when everything was run last, what prices are measured against; and the way to run it again. */
function TodayLine({ stand }: { stand: Stand }) {
  const { standings, reference } = stand
  const last = useRuns().data?.runs.find(({ steps }) => steps.some(({ outcome }) => outcome))
  const countries = standings ? [standings.country] : NOWHERE
  const [mine] = useMine(countries)
  const done = last?.steps.filter(({ outcome }) => outcome).length ?? 0
  return (
    <div className={styles.line}>
      <p className={styles.facts}>
        {last && (
          <span>
            Last run <Localized>{formatWhen(last.at)}</Localized>,{' '}
            {done === last.steps.length
              ? `complete: ${formatCount(done)} ${done === 1 ? 'source' : 'sources'}`
              : `${formatCount(done)} of ${formatCount(last.steps.length)} sources`}
          </span>
        )}
        {standings && mine.length === 0 && standings.indices.length === 0 && (
          <span className={styles.me}>
            Choose who you are to see your price position in {shownCountries(countries)}.
            <ChooseMerchantButton countries={countries} />
          </span>
        )}
        {standings && (
          <span>
            Reference:{' '}
            {referenceWords(reference, undefined, mine.length > 0 ? 'others' : 'all').label}
          </span>
        )}
      </p>
      <div className={styles.acts}>
        <TodayReport stand={stand} />
        <Link to={paths.again()} className={buttonClass({ variant: 'primary' })}>
          <RotateCw />
          {START.again}
        </Link>
      </div>
    </div>
  )
}
