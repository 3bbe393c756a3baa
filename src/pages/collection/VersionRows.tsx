import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode, useEffect, useSyncExternalStore, Suspense } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { type Version, isComplete } from '@/domain/collections/collection.ts'
import { columnLabels } from '@/domain/columns/columns.ts'
import { LoadNotes } from '@/features/job-progress/load/LoadNotes.tsx'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { focusHeading } from '@/features/page/focusHeading.ts'
import { useRowsMarket, type PricedMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { openLoads, type LoadJob } from '@/jobs/load/openLoads.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import type { CollectionVersions } from '@/storage/collections/versions.ts'
import { activeJobQuery } from '@/storage/queries/activeJobQuery.ts'
import { CollectionFrame, useCollectionRows } from './CollectionFrame.tsx'
import type { CollectionViewState } from './collectionViewState.ts'
import { ColumnNames } from './columnNames.ts'
import { SearchHead } from './SearchHead.tsx'
import { SearchRows } from './SearchRows.tsx'
import { useRowsTraits, type RowsTraits } from './traits/useRowsTraits.ts'
import { useRowEngine, type RowEngineState } from './useRowEngine.ts'

const never = () => () => {}

/** The job that loads an incomplete version, and the version with its current progress. */
function useLoadJob(saved: Version): { job: LoadJob | null; version: Version } {
  const connection = useConnection()
  const { data: job = null } = useQuery({
    ...activeJobQuery(['open load', connection.id, saved.setId, saved.id], () =>
      openLoads.open(connection, saved.setId, saved.id),
    ),
    enabled: !isComplete(saved),
  })
  const version = useSyncExternalStore(
    job?.subscribe ?? never,
    () => job?.currentVersion() ?? saved,
  )
  return { job, version }
}

/** Moves the focus to the heading if another version remounted the page and the focused element is gone. */
function useHeadingFocus(isAnother: boolean): void {
  useEffect(() => {
    if (!isAnother || document.activeElement !== document.body) return
    focusHeading()
  }, [isAnother])
}

type Props = {
  savedVersions: CollectionVersions
  /** The version as it was stored when the page was opened; a running job has a newer state. */
  version: Version
  /** Whether another version was shown here before. */
  isAnother: boolean
  state: CollectionViewState
  /** The notices about corrections of the address, shown above the rows. */
  children: ReactNode
}

const NONE: readonly string[] = []

/** A version of a collection, with its rows once the first rows are read. */
export function VersionRows({ savedVersions, version: opened, ...rest }: Props) {
  const { id } = useConnection()
  const labelOf = useCurrencyLabel()
  const { markets = NONE, traits: traitIds = NONE, countries } = savedVersions.collection
  const { job, version } = useLoadJob(opened)
  const market = useRowsMarket(markets, countries, rest.state.ref)
  const columnLabel = useMemo(() => columnLabels(market.reference), [market.reference])
  const traits = useRowsTraits(traitIds)
  const read = useRowEngine(id, opened.id, job, market.markets, traits.known)
  return (
    <CurrencyLabel value={labelOf(savedVersions.collection.countries)}>
      <ColumnNames value={columnLabel}>
        {read && <Rows {...rest} {...{ savedVersions, version, job, market, traits, read }} />}
      </ColumnNames>
    </CurrencyLabel>
  )
}

type RowsProps = Props & {
  job: ReturnType<typeof useLoadJob>['job']
  market: PricedMarket
  traits: RowsTraits
  read: RowEngineState
}

function Rows(props: RowsProps) {
  const { savedVersions, version, isAnother, job, market, traits, read, children } = props
  const rows = useCollectionRows(savedVersions.collection, read, props.state)
  const { state, change, rowsResult, hasFailed } = rows
  useHeadingFocus(isAnother)
  return (
    <CollectionFrame
      rows={rows}
      reference={market.reference}
      isAwaited={rowsResult?.rows === 0 && version.isRunning}
      renderHead={(onNarrow) => (
        <SearchHead
          {...{ savedVersions, version, state, change, market, read, rowsResult, onNarrow }}
        />
      )}
    >
      {children}
      {/* A running load reports its own problems; these notes report those of an ended load. */}
      {job ? <RunningLoad job={job} /> : <LoadNotes version={version} />}
      <VersionNotes
        savedVersions={savedVersions}
        version={version}
        read={read}
        hasFailed={hasFailed}
      />
      {rowsResult === null ? (
        !hasFailed && <Skeleton height={480} />
      ) : (
        <SearchRows {...{ savedVersions, version, rows, rowsResult, read, market, traits }} />
      )}
    </CollectionFrame>
  )
}

// Loaded on demand, because a complete version shows no progress; if this chunk can't be loaded, the rows are shown nevertheless.
const LoadProgress = lazyPart(
  async () => (await import('@/features/job-progress/load/LoadProgress.tsx')).LoadProgress,
  'The progress can’t be shown.',
)

/** The progress of a running load, with buttons to pause and resume it. */
function RunningLoad({ job }: { job: LoadJob }) {
  return (
    <Suspense>
      <LoadProgress job={job} />
    </Suspense>
  )
}

type VersionNotesProps = {
  savedVersions: CollectionVersions
  version: Version
  read: RowEngineState
  /** Whether the last rows query failed. */
  hasFailed: boolean
}

/** Problems with the stored data: unreadable rows, and rows that are lost when the page closes. */
function VersionNotes({
  savedVersions: { isInMemory, damaged },
  version,
  read,
  hasFailed,
}: VersionNotesProps) {
  const { rows, state, isAdding } = read
  const isRead = state === 'read' && !isAdding && !version.isRunning
  const lost = isRead ? version.counts.rows - rows : 0
  return (
    <>
      {(state === 'failed' || hasFailed) && (
        <ErrorCard isAlert title="The rows couldn’t be read.">
          The browser’s storage isn’t responding, or part of the app didn’t load. Nothing is lost.
          Reload the page.
        </ErrorCard>
      )}
      {isInMemory && (
        <Note tone="warn" title="Some of these rows are lost when you close this page.">
          The browser’s storage is full or blocked. Export them to save them.
        </Note>
      )}
      {lost > 0 && (
        <Note tone="warn" title={`${formatCount(lost)} loaded rows can’t be read.`}>
          They are damaged and not counted below. Update to load them again; a backup in Settings
          includes them as they are.
        </Note>
      )}
      {damaged > 0 && (
        <Note
          tone="warn"
          title={`${formatCount(damaged)} other versions of this collection are damaged.`}
        >
          They aren’t shown; a backup in Settings includes them as they are.
        </Note>
      )}
    </>
  )
}
