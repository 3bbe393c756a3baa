import { useQuery } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import { Suspense, useMemo } from 'react'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import { CHANGES } from '../../model/changes/changesNames.ts'
import {
  isPriceColumn,
  type ChangeChoice,
  type ChangeColumn,
} from '../../model/changes/orderChanges.ts'
import { whyNotWhole } from '../../model/changes/whyNotWhole.ts'
import { isComplete, type Snapshot, type ResultSet } from '../../model/resultSet/resultSet.ts'
import { Corrections } from '../../notices/Corrections.tsx'
import { lazyPart } from '../../notices/lazyPart.tsx'
import { openQuery } from '../../queries/kept/openQuery.ts'
import { rowsInWords } from '../../runs/load/loadWords.ts'
import { CurrencyLabel } from '../../shell/settings/CurrencyLabel.ts'
import { useConnection } from '../../shell/settings/connection.tsx'
import { useCurrencyLabel } from '../../shell/settings/useCurrencyLabel.ts'
import { useUrlState } from '../../shell/useUrlState.ts'
import type { KeptSet } from '../../store/resultSets/resultSets.ts'
import { Localized } from '../../ui/figures/Localized.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/panels/EmptyState.tsx'
import { Frame } from '../../ui/panels/Frame.tsx'
import { Note } from '../../ui/panels/Note.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { Spinner } from '../../ui/panels/Spinner.tsx'
import {
  encodeChanges,
  orderOfChanges,
  USUAL_SORT,
  decodeChanges,
} from '../../url/states/changesState.ts'
import type { Compared } from '../../work/workers/changesTasks.ts'
import { ChangesHead } from './ChangesHead.tsx'
import styles from './ChangesPage.module.css'
import { FoundChanges } from './table/FoundChanges.tsx'
import { SnapshotsPanel } from './snapshots/SnapshotsPanel.tsx'
import { chosenSnapshots, type ChosenSnapshots } from './snapshots/chosenSnapshots.ts'
import { useChangeMarkets } from './table/useChangeMarkets.ts'
import { isByPosition, useChanges, useCompared } from './useChanges.ts'
import { useNewSnapshot } from './snapshots/useNewSnapshot.ts'

function comparedOf(connectionId: string, { before, now, earlier }: ChosenSnapshots): Compared {
  const half = (snapshot: typeof before) => ({
    id: snapshot.id,
    isWhole: whyNotWhole(snapshot) === null,
  })
  return { connectionId, before: half(before), now: half(now), earlier }
}

/** Rows of a snapshot that is being loaded are compared as they are found, and again when all are there. */
function versionOf({ before, now }: ChosenSnapshots): string {
  return JSON.stringify(
    [before, now].map(({ isRunning, endedAt, counts }) =>
      isRunning ? 'running' : [endedAt, counts.rows],
    ),
  )
}

/** Prices of several countries are put into no order. */
const isComparable = ({ column }: { column: ChangeColumn }) => !isPriceColumn(column)

/** Two snapshots of the set: those that the address names, or the last two. */
export function SetChanges({ kept }: { kept: KeptSet }) {
  const { id: connectionId } = useConnection()
  const { state: asked, corrections } = useUrlState(decodeChanges, encodeChanges)
  const labelOf = useCurrencyLabel()
  const { set, snapshots } = kept
  const isMixed = set.countries.length > 1
  const isOrdered =
    !isMixed || [...asked.sort, ...(asked.top ? [asked.top] : [])].every(isComparable)
  const chosen = chosenSnapshots(snapshots, asked)
  const compared = useCompared(
    chosen && comparedOf(connectionId, chosen),
    chosen ? versionOf(chosen) : '',
  )
  const markets = useChangeMarkets(set, compared.found, asked.ref)
  // What a link puts in order by the market may not be asked for here, or is still to be read.
  const isPlaced = markets.isKnown || !isByPosition(asked)
  const state = isOrdered && isPlaced ? asked : { ...asked, sort: USUAL_SORT, top: null }
  const { tile, top } = state
  // The same object for the same address: another one is another answer.
  const written = JSON.stringify({
    kind: tile,
    sort: orderOfChanges(state),
    top,
  } satisfies ChangeChoice)
  const choice = useMemo(() => JSON.parse(written) as ChangeChoice, [written]) // written above
  const { look, ...shown } = useChanges(compared.found, choice, markets.standing.markets)
  const isOlder = shown.isOlder || (look !== null && !compared.isNow)
  const hasFailed = compared.hasFailed || shown.hasFailed
  const isUnknown = [state.since, state.to].some(
    (named) => named !== '' && snapshots.every(({ id }) => id !== named),
  )
  const isSame = !chosen && snapshots.length > 1
  return (
    <CurrencyLabel value={labelOf(set.countries)}>
      <Frame className={styles.page}>
        <Corrections list={corrections} />
        <ChangesHead
          kept={kept}
          chosen={chosen}
          state={state}
          look={chosen && look}
          markets={markets}
        />
        {chosen && <LoadingSnapshot set={set} snapshots={[chosen.now, chosen.before]} />}
        {!isOrdered && (
          <Note tone="warn" title="Prices of several countries are not put into one order.">
            The largest fall in percent stands first.
          </Note>
        )}
        {look !== null && !isPlaced && (
          <Note tone="warn" title="The positions of these products are not known here.">
            Nobody asked for their market in this browser: the largest fall in percent stands first.
          </Note>
        )}
        {isUnknown && (
          <Note tone="warn" title="A snapshot that this link names is not kept.">
            It was deleted, or loaded in another browser. What follows is the comparison of
            snapshots that are.
          </Note>
        )}
        {isSame && (
          <Note tone="warn" title="Both ends are the same snapshot.">
            Choose another one as the beginning or the end.
          </Note>
        )}
        {hasFailed && (
          <Note tone="danger" title="These snapshots could not be compared.">
            The browser’s storage does not answer. Nothing is lost by that; load the page again.
          </Note>
        )}
        {chosen && look === null && !hasFailed && <Spinner label="Comparing the snapshots" />}
        {chosen && look !== null && (
          <FoundChanges {...{ kept, chosen, look, markets, isOlder, state }} />
        )}
        {snapshots.length < 2 && <OneSnapshot kept={kept} />}
        {!chosen && snapshots.length > 0 && <SnapshotsPanel kept={kept} chosen={null} />}
      </Frame>
    </CurrencyLabel>
  )
}

/** A set that was loaded once, or never: there is nothing to compare it with. */
function OneSnapshot({ kept }: { kept: KeptSet }) {
  const { start, isStarting, cost } = useNewSnapshot(kept)
  const [snapshot] = kept.snapshots
  return (
    <Panel>
      <EmptyState
        icon={<History />}
        title={snapshot ? 'Only one snapshot is kept' : 'No snapshot is kept'}
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
        <Localized>
          {snapshot
            ? `${rowsInWords(snapshot)} as of ${formatWhen(snapshot.at)}. Load the set again, now or next week, and this page shows what changed since: the service has no history of its own.`
            : 'Load the set, and again later: this page then shows what changed between the two.'}
        </Localized>
      </EmptyState>
    </Panel>
  )
}

// What is loaded already needs no code for it; where it does not arrive, the load goes on unseen.
const Progress = lazyPart(
  async () => (await import('../../runs/load/LoadProgress.tsx')).LoadProgress,
)

/** How far a snapshot is that is not whole yet, and what steers its load; of two the first. */
function LoadingSnapshot({ set, snapshots }: { set: ResultSet; snapshots: readonly Snapshot[] }) {
  const snapshot =
    snapshots.find((each) => each.isRunning) ?? snapshots.find((each) => !isComplete(each))
  return snapshot && <OpenSnapshot key={snapshot.id} setId={set.id} snapshotId={snapshot.id} />
}

function OpenSnapshot({ setId, snapshotId }: { setId: string; snapshotId: string }) {
  const connection = useConnection()
  const { data: job } = useQuery(
    openQuery(['open load', connection.id, setId, snapshotId], async () => {
      const { openLoads } = await import('../../work/load/openLoads.ts')
      return openLoads.open(connection, setId, snapshotId)
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
