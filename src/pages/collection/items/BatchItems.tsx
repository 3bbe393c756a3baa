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
import { useConnection } from '@/api/connectionContext.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { offersOf as answeredOffers } from '@/domain/batch/batchMerchants.ts'
import { itemsId, type ItemsOf } from '@/domain/collections/collectionId.ts'
import { marketCodeIn } from '@/domain/market/askedCode.ts'
import { defaultLoadSettings, type SavedView, type Snapshot } from '@/domain/resultSet/resultSet.ts'
import type { RowsResult } from '@/domain/workbench/rowView.ts'
import { isUnfinished, workNow } from '@/features/job-progress/steer/runWords.ts'
import { useSpokenWork } from '@/features/job-progress/steer/spokenWork.ts'
import { useOpenBatches } from '@/features/job-progress/useOpenBatches.ts'
import { NotHere, stateOfNone } from '@/features/messages/NotHere.tsx'
import { ChooseMerchantNote } from '@/features/pricing/ChooseMerchantNote.tsx'
import { MarketPanel } from '@/features/pricing/setMarket/MarketPanel.tsx'
import { PricingContext } from '@/features/pricing/setMarket/PricingContext.tsx'
import { askedOf, useMarketReader } from '@/features/pricing/setMarket/useSetMarket.ts'
import type { BatchJob } from '@/jobs/batch/batchJob.ts'
import { openBatches } from '@/jobs/batch/openBatches.ts'
import { codeKey } from '@/lib/gtin.ts'
import { nextTurn } from '@/lib/nextTurn.ts'
import type { RowActs } from '@/pages/collection/rows/rowActs.ts'
import type { RowPrices } from '@/pages/collection/rows/rowPrices.ts'
import { useVersionView } from '@/pages/collection/versions/VersionViews.tsx'
import { encodeWorkbench } from '@/pages/collection/workbenchState.ts'
import { paths } from '@/routing/paths.ts'
import { useUrlState } from '@/routing/useUrlState.ts'
import { addParts } from '@/storage/collections/collections.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { useStoredCollections } from '@/storage/queries/collectionsQuery.ts'
import { openQuery } from '@/storage/queries/openQuery.ts'
import { useSaveOpened } from '@/storage/queries/useSaveOpened.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'
import { useBatchActions } from './batchActions.tsx'
import { answeredCodes, createBatchItems } from './batchItems.ts'
import { BatchProgress, BatchResult } from './BatchProgress.tsx'
import { countryLinks } from './countryLinks.ts'
import { BatchItemDetail, batchRowOf } from './detail/BatchItemDetail.tsx'
import { decodeItems } from './itemsState.ts'
import { ItemsView } from './ItemsView.tsx'
import { ItemVersions } from './ItemVersions.tsx'
import { createOffersOf } from './jobOffers.ts'
import { NewerVersion } from './NewerVersion.tsx'
import { titlesOf } from './titlesOf.ts'
import { useUpdatedAnswers } from './useUpdatedAnswers.ts'
import { useVersionSet } from './useVersionSet.ts'

const NO_VIEWS: SavedView[] = []
const NO_MARKETS: readonly string[] = []

/** A collection of codes, links, ids or titles of this browser. */
export function BatchItems({ of }: { of: ItemsOf }) {
  const connection = useConnection()
  const open = useQuery(
    openQuery(['open batch', connection.id, of.id], () => openBatches.open(connection, of.id)),
  )
  const { data: stored } = useStoredCollections()
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
  useSaveOpened({ kind: 'batch', path: paths.collection(batch.id), label: name, figure: '' })
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
  // A link or an id has further codes: their market is not known yet.
  const hasMore = (look: RowsResult) =>
    further.jobs.length > 0 || (!snapshot.isRunning && look.market.unasked > 0)
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
      result={<BatchResult job={job} view={view} unchecked={titles.unchecked} />}
      progress={
        <>
          <BatchProgress job={job} view={view} unchecked={titles.unchecked} />
          {kept && <NewerVersion kept={kept} job={job} view={view} />}
        </>
      }
      renderContext={(look, all, change) =>
        hasMore(look) ? null : (
          <PricingContext countries={countries} market={all} onReference={change.reference} />
        )
      }
      renderPanel={(look, all, change, rows) =>
        hasMore(look) ? (
          <MarketPanel
            hasPositions
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
          all.hasNoOwnMerchant &&
          all.merchants.length > 0 && <ChooseMerchantNote countries={countries} />
        )
      }
      asked={asked}
    />
  )
}
