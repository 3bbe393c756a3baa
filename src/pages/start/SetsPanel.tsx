import { together } from '../../lib/countryCode.ts'
import { useQuery } from '@tanstack/react-query'
import ChartColumn from 'lucide-react/icons/chart-column'
import { formatCount } from '../../lib/numbers/format.ts'
import { formatWhenShort } from '../../lib/numbers/formatTimes.ts'
import type { AgainRun, StepOutcome } from '../../model/again/againRun.ts'
import { changeKinds } from '../../model/changes/change.ts'
import { kindInWords } from '../../model/changes/changesNames.ts'
import { isTold } from '../../model/changes/isTold.ts'
import { isComplete } from '../../model/resultSet/resultSet.ts'
import { setsQuery, useFreshSets } from '../../queries/kept/setsQuery.ts'
import { useRuns } from '../../queries/kept/useRuns.ts'
import { ChangeSign } from '../../runs/ChangeMarks.tsx'
import { rowsInWords } from '../../runs/load/loadWords.ts'
import { Link } from '../../shell/Link.tsx'
import { useConnection } from '../../shell/settings/connection.tsx'
import type { KeptSet } from '../../store/resultSets/resultSets.ts'
import { Localized } from '../../ui/figures/Localized.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { allOf, START } from '../../words/startNames.ts'
import { KeptPanel } from './KeptPanel.tsx'
import { KeptRow } from './KeptRow.tsx'
import styles from './SetsPanel.module.css'

const SHOWN = 3

/** What the last run found of a set's last snapshot; null where no run has compared it. */
function comparedOf({ snapshots }: KeptSet, runs: readonly AgainRun[]) {
  const outcomes = runs.flatMap(({ steps }) => steps.map(({ outcome }) => outcome))
  const last = outcomes.find((outcome) => outcome?.now.momentId === snapshots[0]?.id)
  return last?.kind === 'compared' ? last : null
}

const snapshotsInWords = ({ snapshots }: KeptSet) =>
  snapshots.length === 1 ? 'loaded once' : `${formatCount(snapshots.length)} snapshots`

function howFar([last]: KeptSet['snapshots']): string {
  if (!last) return 'no rows'
  return isComplete(last) ? `${formatCount(last.counts.rows)} rows` : rowsInWords(last)
}

/** The result sets that were loaded last; with two snapshots and more, the way to what changed. */
export function SetsPanel() {
  const { id } = useConnection()
  useFreshSets(id)
  const query = useQuery(setsQuery(id))
  const sets = query.data?.sets ?? []
  const runs = useRuns().data?.runs ?? []
  return (
    <KeptPanel
      title={START.sets}
      isUnreadable={query.isError}
      damaged={query.data?.damaged ?? 0}
      isEmpty={sets.length === 0}
      actions={
        <Link to={paths.workbench()} className={buttonClass({ variant: 'quiet', size: 's' })}>
          {allOf(sets.length)}
        </Link>
      }
    >
      {sets.slice(0, SHOWN).map((kept) => (
        <KeptRow
          key={kept.set.id}
          to={kept.snapshots.length > 1 ? paths.changes(kept.set.id) : paths.workbench(kept.set.id)}
          kind={kept.snapshots.length > 1 ? 'Changes of' : 'Result set'}
          icon={<ChartColumn />}
          name={kept.set.name}
          detail={
            <SetDetail
              countries={together(kept.set.countries)}
              words={snapshotsInWords(kept)}
              compared={comparedOf(kept, runs)}
            />
          }
          end={
            <>
              <span>{howFar(kept.snapshots)}</span>
              <span>
                <Localized>{formatWhenShort(kept.snapshots[0]?.at ?? kept.set.at)}</Localized>
              </span>
            </>
          }
        />
      ))}
    </KeptPanel>
  )
}

type Compared = Extract<StepOutcome, { kind: 'compared' }>

type Props = {
  /** Which tell sets of one name apart. */
  countries: string
  /** What there is of it. */
  words: string
  /** What the last run found; null where it compared nothing. */
  compared: Compared | null
}

/** A discount mostly moves with its price, which is said. */
const SET_DETAIL_SHOWN = changeKinds.filter((kind) => kind !== 'discount')

/** What the last run has found of a set, in its most telling counts; else what there is of it. */
function SetDetail({ countries, words, compared }: Props) {
  const all = `${countries} · ${words}`
  if (!compared) return all
  const { counts } = compared.summary
  const found = SET_DETAIL_SHOWN.filter((kind) => counts[kind] > 0)
  if (found.length === 0) {
    const isAllTold = changeKinds.every((kind) => counts[kind] === 0 && isTold(kind, compared))
    return `${all}, ${isAllTold ? 'no change' : 'see what changed'}`
  }
  return (
    <span className={styles.changes}>
      {countries}
      {found.map((kind) => (
        <span key={kind} className={styles.change}>
          <ChangeSign kind={kind} />
          {formatCount(counts[kind])}
          <span className="vh"> {kindInWords(kind)}</span>
        </span>
      ))}
    </span>
  )
}
