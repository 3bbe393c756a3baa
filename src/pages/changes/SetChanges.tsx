import { useQuery } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import { lazy, Suspense, type ReactNode } from 'react'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import { CHANGES } from '../../model/changes/changesNames.ts'
import { isPriceColumn } from '../../model/changes/orderChanges.ts'
import { whyNotWhole } from '../../model/changes/whyNotWhole.ts'
import { isComplete, type Moment, type ResultSet } from '../../model/resultSet/resultSet.ts'
import { Corrections } from '../../notices/Corrections.tsx'
import { openQuery } from '../../queries/kept/openQuery.ts'
import { rowsInWords } from '../../runs/loadWords.ts'
import { CurrencyLabel } from '../../shell/settings/CurrencyLabel.ts'
import { useConnection } from '../../shell/settings/connection.tsx'
import { useCurrencyLabel } from '../../shell/settings/useCurrencyLabel.ts'
import { useUrlState } from '../../shell/useUrlState.ts'
import type { KeptSet } from '../../store/resultSets/resultSets.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/panels/EmptyState.tsx'
import { Frame } from '../../ui/panels/Frame.tsx'
import { Note } from '../../ui/panels/Note.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { Spinner } from '../../ui/panels/Spinner.tsx'
import { encodeChanges, USUAL_SORT, decodeChanges } from '../../url/states/changesState.ts'
import type { LoadJob } from '../../work/load/openLoads.ts'
import type { Compared } from '../../work/workers/changesTasks.ts'
import { ChangesHead } from './ChangesHead.tsx'
import styles from './ChangesPage.module.css'
import { FoundChanges } from './FoundChanges.tsx'
import { MomentsPanel } from './MomentsPanel.tsx'
import { chosenMoments, type ChosenMoments } from './chosenMoments.ts'
import { useChanges } from './useChanges.ts'
import { useNewMoment } from './useNewMoment.ts'

function comparedOf(connectionId: string, { before, now, earlier }: ChosenMoments): Compared {
  const half = (moment: typeof before) => ({
    id: moment.id,
    isWhole: whyNotWhole(moment) === null,
  })
  return { connectionId, before: half(before), now: half(now), earlier }
}

/** Rows of a moment that is being loaded are compared as they are found, and again when all are there. */
function versionOf({ before, now }: ChosenMoments): string {
  return JSON.stringify(
    [before, now].map(({ isRunning, endedAt, counts }) =>
      isRunning ? 'running' : [endedAt, counts.rows],
    ),
  )
}

/** Two moments of the set: those that the address names, or the last two. */
export function SetChanges({ kept }: { kept: KeptSet }) {
  const { id: connectionId } = useConnection()
  const { state: asked, corrections } = useUrlState(decodeChanges, encodeChanges)
  const labelOf = useCurrencyLabel()
  const { set, moments } = kept
  const isOrdered =
    set.countries.length < 2 || !asked.sort.some(({ column }) => isPriceColumn(column))
  const state = isOrdered ? asked : { ...asked, sort: USUAL_SORT }
  const chosen = chosenMoments(moments, state)
  const { look, isOlder, hasFailed } = useChanges(
    chosen && comparedOf(connectionId, chosen),
    chosen ? versionOf(chosen) : '',
    state.tile,
    state.sort,
  )
  const isUnknown = [state.since, state.to].some(
    (named) => named !== '' && moments.every(({ id }) => id !== named),
  )
  const isSame = !chosen && moments.length > 1
  return (
    <CurrencyLabel value={labelOf(set.countries)}>
      <Frame className={styles.page}>
        <Corrections list={corrections} />
        <ChangesHead kept={kept} chosen={chosen} state={state} look={chosen && look} />
        {chosen && <LoadingMoment set={set} moments={[chosen.now, chosen.before]} />}
        {!isOrdered && (
          <Note tone="warn" title="Prices of several countries are not put into one order.">
            The largest fall in percent stands first.
          </Note>
        )}
        {isUnknown && (
          <Note tone="warn" title="A moment that this link names is not kept.">
            It was deleted, or loaded in another browser. What follows is the comparison of moments
            that are.
          </Note>
        )}
        {isSame && (
          <Note tone="warn" title="Both ends are the same moment.">
            Choose another one as the beginning or the end.
          </Note>
        )}
        {hasFailed && (
          <Note tone="danger" title="These moments could not be compared.">
            The browser’s storage does not answer. Nothing is lost by that; load the page again.
          </Note>
        )}
        {chosen && look === null && !hasFailed && <Spinner label="Comparing the moments" />}
        {chosen && look !== null && (
          <FoundChanges kept={kept} chosen={chosen} look={look} isOlder={isOlder} state={state} />
        )}
        {moments.length < 2 && <OneMoment kept={kept} />}
        {!chosen && moments.length > 0 && <MomentsPanel kept={kept} chosen={null} />}
      </Frame>
    </CurrencyLabel>
  )
}

/** A set that was loaded once, or never: there is nothing to compare it with. */
function OneMoment({ kept }: { kept: KeptSet }) {
  const { start, isStarting, cost } = useNewMoment(kept)
  const [moment] = kept.moments
  return (
    <Panel>
      <EmptyState
        icon={<History />}
        title={moment ? 'Only one moment is kept' : 'No moment is kept'}
        actions={
          <Button
            variant="primary"
            aria-disabled={isStarting || undefined}
            onClick={start}
            sub={cost}
          >
            {CHANGES.loadAgain}
          </Button>
        }
      >
        {moment
          ? `${rowsInWords(moment)} as of ${formatWhen(moment.at)}. Load the set again, now or next week, and this page shows what changed since: the service has no history of its own.`
          : 'Load the set, and again later: this page then shows what changed between the two.'}
      </EmptyState>
    </Panel>
  )
}

// What is loaded already needs no code for it; where it does not arrive, the load goes on unseen.
const Progress = lazy(async (): Promise<{ default: (props: { job: LoadJob }) => ReactNode }> => {
  try {
    return { default: (await import('../../runs/LoadProgress.tsx')).LoadProgress }
  } catch {
    return { default: () => null }
  }
})

/** How far a moment is that is not whole yet, and what steers its load; of two the first. */
function LoadingMoment({ set, moments }: { set: ResultSet; moments: readonly Moment[] }) {
  const moment = moments.find((each) => each.isRunning) ?? moments.find((each) => !isComplete(each))
  return moment && <OpenMoment key={moment.id} setId={set.id} momentId={moment.id} />
}

function OpenMoment({ setId, momentId }: { setId: string; momentId: string }) {
  const connection = useConnection()
  const { data: job } = useQuery(
    openQuery(['open load', connection.id, setId, momentId], async () => {
      const { openLoads } = await import('../../work/load/openLoads.ts')
      return openLoads.open(connection, setId, momentId)
    }),
  )
  return (
    job && (
      <Suspense>
        <Progress job={job} />
      </Suspense>
    )
  )
}
