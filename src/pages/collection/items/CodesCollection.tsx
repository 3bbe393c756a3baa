import { useQuery } from '@tanstack/react-query'
import Layers from 'lucide-react/icons/layers'
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { offersOf as answeredOffers } from '@/domain/codes/itemMerchants.ts'
import {
  defaultLoadSettings,
  type SavedView,
  type Version,
} from '@/domain/collections/collection.ts'
import { idWithCountries, type CollectionInCountries } from '@/domain/collections/collectionId.ts'
import { marketCodeIn } from '@/domain/market/requestedCode.ts'
import type { RowsResult } from '@/domain/rows/rowView.ts'
import { useAnnounceWork } from '@/features/job-progress/steer/announceWork.ts'
import { isUnfinished, workNow } from '@/features/job-progress/steer/runWords.ts'
import { useOpenCodesJobs } from '@/features/job-progress/useOpenCodesJobs.ts'
import {
  SavedItemUnavailable,
  unavailableState,
} from '@/features/messages/SavedItemUnavailable.tsx'
import { ChooseMerchantNote } from '@/features/pricing/ChooseMerchantNote.tsx'
import { MarketPanel } from '@/features/pricing/rowsMarket/MarketPanel.tsx'
import { MarketReferenceField } from '@/features/pricing/rowsMarket/MarketReferenceField.tsx'
import { requestedCodes, useMarketReader } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import type { CodesJob, CodesView } from '@/jobs/codes/codesJob.ts'
import { openCodesJobs } from '@/jobs/codes/openCodesJobs.ts'
import { codeKey } from '@/lib/gtin.ts'
import { nextTurn } from '@/lib/nextTurn.ts'
import { encodeCollectionView } from '@/pages/collection/collectionViewState.ts'
import type { RowActions } from '@/pages/collection/rows/rowActions.ts'
import type { RowPrices } from '@/pages/collection/rows/rowPrices.ts'
import { useVersionView } from '@/pages/collection/versions/VersionViews.tsx'
import { paths } from '@/routing/paths.ts'
import { useUrlState } from '@/routing/useUrlState.ts'
import { linkCodes } from '@/storage/collections/collections.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { activeJobQuery } from '@/storage/queries/activeJobQuery.ts'
import { useStoredCollections } from '@/storage/queries/collectionsQuery.ts'
import { useSaveOpened } from '@/storage/queries/useSaveOpened.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'
import { useCodesActions } from './codesActions.tsx'
import { answeredCodes, createCodesItems } from './codesItems.ts'
import { CodesProgress, CodesResult } from './CodesProgress.tsx'
import { countryItemsIds } from './countryItemsIds.ts'
import { CodeItemDetail, codesRowOf } from './detail/CodeItemDetail.tsx'
import { decodeItems } from './itemsState.ts'
import { ItemsView } from './ItemsView.tsx'
import { ItemVersions } from './ItemVersions.tsx'
import { createOfferFinder } from './jobOffers.ts'
import { NewerVersion } from './NewerVersion.tsx'
import { getTitlesToDecide } from './titlesToDecide.ts'
import { useUpdatedAnswers } from './useUpdatedAnswers.ts'
import { useVersionCollection } from './useVersionCollection.ts'

const NO_VIEWS: SavedView[] = []
const NO_MARKETS: readonly string[] = []

/** The page of a collection of codes, links, IDs or titles. */
export function CodesCollection({ of }: { of: CollectionInCountries }) {
  const connection = useConnection()
  const open = useQuery(
    activeJobQuery(['open batch', connection.id, of.id], () =>
      openCodesJobs.open(connection, of.id),
    ),
  )
  const { data: stored } = useStoredCollections()
  const head = stored?.batches.find(({ id }) => id === of.id)
  const views = head?.views ?? NO_VIEWS
  const view = useVersionView()
  if (open.data && view !== null) {
    const { id, groups } = open.data.codesCollection
    const { name } = head ?? open.data.codesCollection
    return (
      <ItemVersions
        view={view}
        collectionId={idWithCountries(of)}
        name={name}
        views={views}
        groups={countryItemsIds(
          groups.map((one) => one.join()),
          of,
        )}
        source={{ kind: 'codes', collectionId: id }}
        countries={groups.find((group) => group.join() === of.country) ?? groups[0] ?? []}
      />
    )
  }
  if (open.data) {
    const { name } = head ?? open.data.codesCollection
    const markets = head?.markets ?? NO_MARKETS
    return <CodesRows key={idWithCountries(of)} job={open.data} {...{ of, name, views, markets }} />
  }
  return (
    <Frame>
      <SavedItemUnavailable
        what="collection"
        made="made"
        state={unavailableState(open)}
        icon={<Layers />}
        others={{ to: paths.newCollection(), label: COLLECTIONS.new }}
      />
    </Frame>
  )
}

/** Makes a version for files and reports from the progress of a collection of codes. */
function versionOf(
  { codesCollection: codes, plan }: CodesJob,
  progress: ReturnType<CodesJob['view']>['progress'],
) {
  const isRunning = isUnfinished(progress)
  const { done, notFound, failed, total, undecided = 0 } = progress
  const version: Version = {
    id: `batch ${codes.id}`,
    setId: codes.id,
    at: codes.at,
    endedAt: isRunning ? null : codes.at,
    settings: { ...defaultLoadSettings, mode: codes.settings.mode, batch: codes.settings },
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
  return version
}

const NO_VERSIONS: readonly Version[] = []

/** From how many answers the merchants are read in one browser task. */
const AT_ONCE = 2000

/** Grows up to `count` in steps, one in each browser task, because the merchants of 10,000 answers are too many for one task. */
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
  job: CodesJob
  of: CollectionInCountries
  /** The current name of the collection. */
  name: string
  views: SavedView[]
  /** The IDs of collections of codes that checked further codes of these rows. */
  markets: readonly string[]
}

/** Defers drawing: answers arrive twice a second, and clicks must stay responsive meanwhile. */
function CodesRows(props: Props) {
  const { subscribe, view } = props.job
  return <Rows {...props} view={useDeferredValue(useSyncExternalStore(subscribe, view))} />
}

/** Memoised, so that the rows are not drawn again while a newer view is deferred. */
const Rows = memo(function Rows({
  job,
  of,
  name,
  views,
  markets,
  view,
}: Props & { view: CodesView }) {
  const { codesCollection: codes } = job
  const { id: connectionId } = useConnection()
  const { state, corrections } = useUrlState(decodeItems, encodeCollectionView)
  const groups = codes.groups.map((group) => group.join())
  const country = groups.find((group) => group === of.country) ?? groups[0] ?? ''
  const countries = useMemo(() => country.split(','), [country])
  const further = useOpenCodesJobs(markets)
  const most = useGrowing(job.plan.codeRequests.length)
  const answers = useMemo(
    () => ({
      *[Symbol.iterator]() {
        yield* answeredCodes(job, most)
        yield* requestedCodes(further.jobs)
      },
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- a job stays the same object; its view changes when it has new answers
    [job, view, most, further.jobs, further.now],
  )
  const { read, lists, ...reader } = useMarketReader(countries, state.ref, answers)
  const items = useMemo(() => createCodesItems(job, country, lists.ownPrice), [job, country, lists])
  // oxlint-disable-next-line react/exhaustive-deps -- as above
  const known = useMemo(() => read(requestedCodes(further.jobs)), [read, further.jobs, further.now])
  // oxlint-disable-next-line react/exhaustive-deps -- as above
  const source = useMemo(() => items(read, known), [items, read, known, view])
  const version = useMemo(() => versionOf(job, view.progress), [job, view])
  const set = useMemo(
    () => ({
      id: idWithCountries(of),
      at: codes.at,
      name,
      source: { kind: 'codes' as const, collectionId: codes.id },
      countries,
      views,
    }),
    [of, codes, name, views, countries],
  )
  const [ownMerchants] = usePreference('mine')
  const acts = useMemo(
    (): RowActions => ({
      renderDetail: (row) => (
        <CodeItemDetail job={job} row={row} position={{ ownMerchants, ref: reader.ref }} />
      ),
      retry: (row) => {
        const position = codesRowOf(job, row)?.request?.position
        if (position !== undefined) job.retry([position])
      },
      note: null,
      remove: null,
    }),
    [job, ownMerchants, reader.ref],
  )
  const findFurther = useMemo(() => createOfferFinder(further.jobs), [further.jobs])
  const offersOf = useCallback<RowPrices['offersOf']>(
    (row, code) => {
      const checked = findFurther(row.country, code)
      if (checked !== null) return checked
      const position = codesRowOf(job, row)?.request?.position
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
  const requested = {
    name,
    save: (ids: readonly string[]) => linkCodes(connectionId, codes.id, 'markets', ids),
    onRequested: () => {},
  }
  useAnnounceWork('codes', job, () => ({
    now: () => workNow(name, job.view()),
    subscribe: job.subscribe,
  }))
  useSaveOpened({ kind: 'batch', path: paths.collection(codes.id), label: name, figure: '' })
  const { savedVersions } = useVersionCollection(set)
  useUpdatedAnswers(job, view, savedVersions ?? null)
  // oxlint-disable-next-line react/exhaustive-deps -- as above
  const titles = useMemo(() => getTitlesToDecide(job), [job, view])
  const actions = useCodesActions({
    job,
    view,
    clear: titles.clear,
    id: set.id,
    collection: { id: savedVersions?.collection.id ?? null, name, source: set.source, countries },
    versions: savedVersions?.versions ?? NO_VERSIONS,
  })
  // Whether to show the panel for further market prices: links and IDs have further codes, whose market may not be known yet.
  const hasMore = (rowsResult: RowsResult) =>
    further.jobs.length > 0 || (!version.isRunning && rowsResult.market.notRequested > 0)
  return (
    <ItemsView
      collection={set}
      version={version}
      state={state}
      corrections={corrections}
      source={source}
      market={market}
      viewsOf={{ id: codes.id, views }}
      actions={actions}
      groups={countryItemsIds(groups, of)}
      acts={acts}
      offersOf={offersOf}
      result={<CodesResult job={job} view={view} unchecked={titles.unchecked} />}
      progress={
        <>
          <CodesProgress job={job} view={view} unchecked={titles.unchecked} />
          {savedVersions && <NewerVersion savedVersions={savedVersions} job={job} view={view} />}
        </>
      }
      renderContext={(rowsResult, all, change) =>
        hasMore(rowsResult) ? null : (
          <MarketReferenceField countries={countries} market={all} onReference={change.reference} />
        )
      }
      renderPanel={(rowsResult, all, change, rows) =>
        hasMore(rowsResult) ? (
          <MarketPanel
            hasPositions
            isMain={false}
            countries={countries}
            market={{ ...all, jobs: further.jobs }}
            rows={rowsResult.matching}
            withEan={rowsResult.eans.with.all}
            counts={rowsResult.market}
            requestedRows={{ ...requested, rows }}
            onReference={change.reference}
          />
        ) : (
          all.hasNoOwnMerchant &&
          all.merchants.length > 0 && <ChooseMerchantNote countries={countries} />
        )
      }
      requestedRows={requested}
    />
  )
})
