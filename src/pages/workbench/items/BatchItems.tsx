import { useQuery } from '@tanstack/react-query'
import Layers from 'lucide-react/icons/layers'
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { codeKey } from '../../../lib/gtin.ts'
import { nextTurn } from '../../../lib/nextTurn.ts'
import { offersOf as answeredOffers } from '../../../model/batch/batchMerchants.ts'
import { marketCodeIn } from '../../../model/market/askedCode.ts'
import {
  defaultLoadSettings,
  type SavedView,
  type Snapshot,
} from '../../../model/resultSet/resultSet.ts'
import { NotHere, stateOfNone } from '../../../notices/NotHere.tsx'
import { MarketPanel } from '../../../position/setMarket/MarketPanel.tsx'
import { StandpointPanel } from '../../../position/setMarket/StandpointPanel.tsx'
import { askedOf, useMarketReader } from '../../../position/setMarket/useSetMarket.ts'
import { openQuery } from '../../../queries/kept/openQuery.ts'
import { useBatches } from '../../../queries/kept/useBatches.ts'
import { useKeepOpened } from '../../../queries/kept/useKeepOpened.ts'
import { useOpenBatches } from '../../../runs/useOpenBatches.ts'
import { isUnfinished, workNow } from '../../../runs/steer/runWords.ts'
import { useSpokenWork } from '../../../runs/steer/spokenWork.ts'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { usePreference } from '../../../shell/settings/usePreference.ts'
import { useUrlState } from '../../../shell/useUrlState.ts'
import { addParts } from '../../../store/collections/collections.ts'
import { Frame } from '../../../ui/panels/Frame.tsx'
import { itemsId, type ItemsOf } from '../../../model/collections/collectionId.ts'
import { paths } from '../../../url/paths.ts'
import { COLLECTIONS } from '../../../words/collectionNames.ts'
import type { BatchJob } from '../../../work/batch/batchJob.ts'
import { openBatches } from '../../../work/batch/openBatches.ts'
import type { RowActs } from '../rows/rowActs.ts'
import type { RowPrices } from '../rows/rowPrices.ts'
import { useVersionView } from '../versions/VersionViews.tsx'
import { useBatchActions } from './batchActions.tsx'
import { answeredCodes, createBatchItems } from './batchItems.ts'
import { countryLinks } from './countryLinks.ts'
import { createOffersOf } from './jobOffers.ts'
import { BatchProgress } from './BatchProgress.tsx'
import { BatchItemDetail, batchRowOf } from './detail/BatchItemDetail.tsx'
import { encodeWorkbench } from '../workbenchState.ts'
import { decodeItems } from './itemsState.ts'
import { ItemsView } from './ItemsView.tsx'
import { ItemVersions } from './ItemVersions.tsx'
import { NewerVersion } from './NewerVersion.tsx'
import { useUpdatedAnswers } from './useUpdatedAnswers.ts'
import { titlesOf } from './titlesOf.ts'
import { useVersionSet } from './useVersionSet.ts'

const NO_VIEWS: SavedView[] = []
const NO_MARKETS: readonly string[] = []

/** A collection of codes, links, ids or titles of this browser. */
export function BatchItems({ of }: { of: ItemsOf }) {
  const connection = useConnection()
  const open = useQuery(
    openQuery(['open batch', connection.id, of.id], () => openBatches.open(connection, of.id)),
  )
  const { data: stored } = useBatches()
  const head = stored?.batches.find(({ id }) => id === of.id)
  const views = head?.views ?? NO_VIEWS
  const view = useVersionView()
  if (open.data && view !== null) {
    const { id, groups } = open.data.batch
    const { name } = head ?? open.data.batch
    return (
      <ItemVersions
        view={view}
        collectionId={itemsId(of)}
        name={name}
        views={views}
        groups={countryLinks(
          groups.map((one) => one.join()),
          of,
        )}
        source={{ kind: 'codes', collectionId: id }}
        countries={groups.find((group) => group.join() === of.country) ?? groups[0] ?? []}
      />
    )
  }
  if (open.data) {
    const { name } = head ?? open.data.batch
    const markets = head?.markets ?? NO_MARKETS
    return <Rows key={itemsId(of)} job={open.data} {...{ of, name, views, markets }} />
  }
  return (
    <Frame>
      <NotHere
        what="collection"
        made="made"
        state={stateOfNone(open)}
        icon={<Layers />}
        others={{ to: paths.newCollection(), label: COLLECTIONS.new }}
      />
    </Frame>
  )
}

/** As a file says it: how far the batch is. */
function snapshotOf({ batch, plan }: BatchJob, progress: ReturnType<BatchJob['view']>['progress']) {
  const isRunning = isUnfinished(progress)
  const { done, notFound, failed, total, undecided = 0 } = progress
  const snapshot: Snapshot = {
    id: `batch ${batch.id}`,
    setId: batch.id,
    at: batch.at,
    endedAt: isRunning ? null : batch.at,
    settings: { ...defaultLoadSettings, mode: batch.settings.mode, batch: batch.settings },
    isRunning,
    promised: plan.rows.length,
    counts: {
      asks: total,
      done: done + undecided,
      notFound,
      failed,
      rows: plan.rows.length,
      duplicates: 0,
      withoutId: 0,
    },
    notes: [],
  }
  return snapshot
}

const NO_VERSIONS: readonly Snapshot[] = []

/** Answers whose merchants are read in one task of the page. */
const AT_ONCE = 2000

/** Grows up to a count with a task of the page between the steps: merchants of 10,000 answers are too many for one task. */
function useGrowing(count: number): number {
  const [most, setMost] = useState(AT_ONCE)
  useEffect(() => {
    if (most >= count) return
    let isWanted = true
    void nextTurn().then(() => {
      if (isWanted) setMost(most + AT_ONCE)
    })
    return () => {
      isWanted = false
    }
  }, [most, count])
  return most
}

type Props = {
  job: BatchJob
  of: ItemsOf
  /** As it is called by now. */
  name: string
  views: SavedView[]
  /** Batches that checked further codes of its rows. */
  markets: readonly string[]
}

function Rows({ job, of, name, views, markets }: Props) {
  const { batch } = job
  const { id: connectionId } = useConnection()
  // Several times a second there are other answers: they are drawn in slices, and no click waits for them.
  const view = useDeferredValue(useSyncExternalStore(job.subscribe, job.view))
  const { state, corrections } = useUrlState(decodeItems, encodeWorkbench)
  const groups = batch.groups.map((group) => group.join())
  const country = groups.find((group) => group === of.country) ?? groups[0] ?? ''
  const countries = useMemo(() => country.split(','), [country])
  const further = useOpenBatches(markets)
  const most = useGrowing(job.plan.asks.length)
  const answers = useMemo(
    () => ({
      *[Symbol.iterator]() {
        yield* answeredCodes(job, most)
        yield* askedOf(further.jobs)
      },
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- a job is one object all along: its view says when it has other answers
    [job, view, most, further.jobs, further.now],
  )
  const { read, lists, ...reader } = useMarketReader(countries, state.ref, answers)
  const items = useMemo(() => createBatchItems(job, country, lists.ownPrice), [job, country, lists])
  // oxlint-disable-next-line react/exhaustive-deps -- as above
  const known = useMemo(() => read(askedOf(further.jobs)), [read, further.jobs, further.now])
  // oxlint-disable-next-line react/exhaustive-deps -- as above
  const source = useMemo(() => items(read, known), [items, read, known, view])
  const snapshot = useMemo(() => snapshotOf(job, view.progress), [job, view])
  const set = useMemo(
    () => ({
      id: itemsId(of),
      at: batch.at,
      name,
      source: { kind: 'codes' as const, collectionId: batch.id },
      countries,
      views,
    }),
    [of, batch, name, views, countries],
  )
  const [mine] = usePreference('mine')
  const acts = useMemo(
    (): RowActs => ({
      renderDetail: (row) => (
        <BatchItemDetail job={job} row={row} standing={{ mine, ref: reader.ref }} />
      ),
      retry: (row) => {
        const position = batchRowOf(job, row)?.ask?.position
        if (position !== undefined) job.retry([position])
      },
      note: null,
      remove: null,
    }),
    [job, mine, reader.ref],
  )
  const findFurther = useMemo(() => createOffersOf(further.jobs), [further.jobs])
  const offersOf = useCallback<RowPrices['offersOf']>(
    (row, code) => {
      const checked = findFurther(row.country, code)
      if (checked !== null) return checked
      const position = batchRowOf(job, row)?.ask?.position
      const outcome = position === undefined ? undefined : job.outcomeOf(position)
      const answered = marketCodeIn(outcome)
      if (outcome === undefined || answered === null || codeKey(answered) !== codeKey(code)) {
        return null
      }
      return answeredOffers(outcome)
    },
    [job, findFurther],
  )
  const market = { jobs: [job, ...further.jobs], missing: further.missing, ...reader }
  const asked = {
    name,
    keep: (ids: readonly string[]) => addParts(connectionId, batch.id, 'markets', ids),
    onAsked: () => {},
  }
  useSpokenWork('batch', job, () => ({
    now: () => workNow(name, job.view()),
    subscribe: job.subscribe,
  }))
  useKeepOpened({ kind: 'batch', path: paths.collection(batch.id), label: name, figure: '' })
  const { kept } = useVersionSet(set)
  useUpdatedAnswers(job, view, kept ?? null)
  // oxlint-disable-next-line react/exhaustive-deps -- as above
  const titles = useMemo(() => titlesOf(job), [job, view])
  const actions = useBatchActions({
    job,
    view,
    clear: titles.clear,
    id: set.id,
    set: { id: kept?.set.id ?? null, name, source: set.source, countries },
    versions: kept?.snapshots ?? NO_VERSIONS,
  })
  return (
    <ItemsView
      set={set}
      snapshot={snapshot}
      state={state}
      corrections={corrections}
      source={source}
      market={market}
      viewsOf={{ id: batch.id, views }}
      actions={actions}
      groups={countryLinks(groups, of)}
      acts={acts}
      offersOf={offersOf}
      progress={
        <>
          <BatchProgress job={job} view={view} unchecked={titles.unchecked} />
          {kept && <NewerVersion kept={kept} job={job} view={view} />}
        </>
      }
      renderPanel={(look, all, change, rows) =>
        // A link or an id has further codes: their market is not known yet.
        further.jobs.length > 0 || (!snapshot.isRunning && look.market.unasked > 0) ? (
          <MarketPanel
            isMain={false}
            countries={countries}
            market={{ ...all, jobs: further.jobs }}
            rows={look.matching}
            withEan={look.eans.with.all}
            counts={look.market}
            asked={{ ...asked, rows }}
            onReference={change.reference}
          />
        ) : (
          <StandpointPanel
            countries={countries}
            market={all}
            standings={look.hasMarket ? look.market.standings : null}
            onReference={change.reference}
          />
        )
      }
      asked={asked}
    />
  )
}
