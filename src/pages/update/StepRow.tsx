import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import type { ChangeKind } from '@/domain/changes/change.ts'
import { kindInWords } from '@/domain/changes/changesNames.ts'
import { isZeroCertain } from '@/domain/changes/isZeroCertain.ts'
import type { Version } from '@/domain/collections/collection.ts'
import { stepName, type UpdateStep, type StepOutcome } from '@/domain/updates/updateRun.ts'
import { isAwaited, rowsInWords } from '@/features/job-progress/load/loadWords.ts'
import type { ItemState } from '@/jobs/job/job.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhenShort } from '@/lib/numbers/formatTimes.ts'
import { versionPath } from '@/routing/itemsAddress.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeChanges } from '@/routing/states/changesState.ts'
import { UPDATE_ALL, changesOf } from '@/words/updateAllNames.ts'
import { caveatOf, countedBefore } from './reportWords.ts'
import type { ShownLoad } from './useLoad.ts'
import styles from './StepTable.module.css'

type Props = {
  step: UpdateStep
  /** The kinds of changes with a column. */
  kinds: readonly ChangeKind[]
  state: ItemState
  /** Why the source could not be updated; null when it could, or has not been updated yet. */
  failure: string | null
  /** The load of the source; null when it isn't loading in this tab. */
  load: ShownLoad | null
}

const WORDS: Partial<Record<ItemState, string>> = {
  waiting: 'Queued',
  requesting: 'Running',
  cancelled: 'Cancelled',
}

const loadingWords = (version: Version): string =>
  isAwaited(version) ? 'Loading' : rowsInWords(version)

const pathOf = ({ kind, id }: UpdateStep) => (kind === 'search' ? id : paths.collection(id))

function VersionList({ step, outcome }: { step: UpdateStep; outcome: StepOutcome }) {
  const { now } = outcome
  const counted = countedBefore(step)
  if (counted) {
    return (
      <>
        counted <LangText>{formatWhenShort(counted.at)}</LangText>, first version{' '}
        <LangText>{formatWhenShort(now.at)}</LangText>
      </>
    )
  }
  if (!('before' in outcome))
    return (
      <>
        first version, <LangText>{formatWhenShort(now.at)}</LangText>
      </>
    )
  return (
    <>
      <span className="vh">from </span>
      <LangText>{formatWhenShort(outcome.before.at)}</LangText> <span aria-hidden="true">→</span>
      <span className="vh"> to</span> <LangText>{formatWhenShort(now.at)}</LangText>
    </>
  )
}

function Rows({ step, outcome }: { step: UpdateStep; outcome: StepOutcome }) {
  const before = 'before' in outcome ? outcome.before.rows : (countedBefore(step)?.found ?? null)
  if (before === null) return <b>{formatCount(outcome.now.rows)}</b>
  return (
    <>
      <span className="vh">from </span>
      <span className={styles.quiet}>{formatCount(before)}</span> <span aria-hidden="true">→</span>
      <span className="vh"> to</span> <b>{formatCount(outcome.now.rows)}</b>
    </>
  )
}

function Count({ of, kind }: { of: Extract<StepOutcome, { kind: 'compared' }>; kind: ChangeKind }) {
  if (!isZeroCertain(kind, of)) return <EmptyValue what="unknown" />
  const count = of.summary.counts[kind]
  return <span className={count === 0 ? styles.quiet : undefined}>{formatCount(count)}</span>
}

/** The row of one source: its progress, or its changes. */
export function StepRow({ step, kinds, state, failure, load }: Props) {
  const { outcome } = step
  const caveat = outcome ? caveatOf(outcome) : failure
  const compared = outcome?.kind === 'compared' ? outcome : null
  const name = stepName(step)
  return (
    <tr>
      <th scope="row" className={styles.source}>
        <Link
          to={
            outcome
              ? versionPath({ id: outcome.setId, version: outcome.now.momentId })
              : pathOf(step)
          }
          dir="auto"
        >
          {name}
        </Link>
        {caveat !== null && <span className={styles.caveat}>{caveat}</span>}
      </th>
      <td className={styles.snapshots}>
        {outcome ? (
          <VersionList step={step} outcome={outcome} />
        ) : load ? (
          <Spinner label={loadingWords(load.load.currentVersion())} />
        ) : failure === null ? (
          WORDS[state]
        ) : (
          'Failed'
        )}
      </td>
      <td data-number data-group className={styles.rows}>
        {outcome && (
          <>
            <span className={styles.label}>Rows</span>
            <Rows step={step} outcome={outcome} />
          </>
        )}
      </td>
      {kinds.map((kind) => (
        <td key={kind} data-number className={compared ? undefined : styles.none}>
          {compared && (
            <>
              <span className={styles.label}>{kindInWords(kind)}</span>
              <Count of={compared} kind={kind} />
            </>
          )}
          {outcome && !compared && <EmptyValue what="nothing to compare with" />}
        </td>
      ))}
      <td className={styles.open}>
        {outcome?.kind === 'compared' && (
          <Link
            to={paths.changes(
              outcome.setId,
              encodeChanges({ since: outcome.before.momentId, to: outcome.now.momentId }),
            )}
            aria-label={changesOf(name)}
          >
            {UPDATE_ALL.changes}
          </Link>
        )}
      </td>
    </tr>
  )
}
