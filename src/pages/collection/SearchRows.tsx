import SearchX from 'lucide-react/icons/search-x'
import { useConnection } from '@/api/connectionContext.tsx'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { type Version, isComplete } from '@/domain/collections/collection.ts'
import type { RowsResult } from '@/domain/rows/rowView.ts'
import { CheckMarket } from '@/features/pricing/rowsMarket/CheckMarket.tsx'
import { MarketPanel } from '@/features/pricing/rowsMarket/MarketPanel.tsx'
import type { PricedMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import { linkCodes } from '@/storage/collections/collections.ts'
import type { CollectionVersions } from '@/storage/collections/versions.ts'
import { checkMarketOf } from '@/words/marketNames.ts'
import type { CollectionRows } from './CollectionFrame.tsx'
import { useRequestedCheck } from './link/useRequestedCheck.ts'
import { TraitsPanel } from './traits/TraitsPanel.tsx'
import type { RowsTraits } from './traits/useRowsTraits.ts'
import type { RowEngineState } from './useRowEngine.ts'
import { RowsView } from './views/RowsView.tsx'

type Props = {
  savedVersions: CollectionVersions
  version: Version
  rows: CollectionRows
  rowsResult: RowsResult
  read: RowEngineState
  market: PricedMarket
  traits: RowsTraits
}

/** The rows of a collection from a search, with what can still be loaded for them: market prices and attributes. */
export function SearchRows({ savedVersions, version, rows, rowsResult, read, ...props }: Props) {
  const { market, traits } = props
  const { state, change } = rows
  const { engine } = read
  const { id: connectionId } = useConnection()
  const { collection } = savedVersions
  const isRead = read.state !== 'reading'
  const requested = {
    name: collection.name,
    save: (ids: readonly string[]) => linkCodes(connectionId, collection.id, 'markets', ids),
    // After the check, sort by the highest index, unless the user chose an order; the top rows by a figure have a fixed order.
    onRequested: () => {
      if (state.sort.length === 0 && state.filter.top === null)
        change.order([{ column: 'index', down: true }])
    },
  }
  useRequestedCheck({
    id: collection.id,
    name: collection.name,
    isReady: isRead && isComplete(version) && rowsResult.rows > 0 && market.jobs.length === 0,
    rows: (which) => engine.allRows(which),
    save: requested.save,
  })
  const requestedTraits = {
    name: collection.name,
    save: (ids: readonly string[]) => linkCodes(connectionId, collection.id, 'traits', ids),
  }
  const matchingRows = () => engine.allRows('matching')
  return (
    <RowsView
      {...rows}
      {...{ collection, version, rowsResult, engine, market, isRead }}
      isWhole={isComplete(version)}
      // The selection belongs to one version, because other versions have other rows.
      selectionId={version.id}
      empty={isRead ? <NoRows version={version} /> : <Skeleton height={480} />}
      panel={
        <>
          <MarketPanel
            countries={collection.countries}
            market={market}
            rows={rowsResult.matching}
            withEan={rowsResult.eans.with.all}
            counts={rowsResult.market}
            isMain
            hasPositions
            requestedRows={{ ...requested, rows: matchingRows }}
            onReference={change.reference}
          />
          {state.view === 'table' && (
            <TraitsPanel
              traits={traits}
              rowsResult={rowsResult}
              requestedTraits={{ ...requestedTraits, rows: matchingRows }}
            />
          )}
        </>
      }
      summary={state.summary}
      checkPrices={
        rowsResult.market.notRequested > 0 &&
        market.jobs.length === 0 && (
          <CheckMarket
            size="s"
            label={checkMarketOf(rowsResult.matching)}
            requestedRows={{ ...requested, rows: matchingRows }}
            codes={rowsResult.market.notRequested}
            isUpdate={false}
            markets={market.markets}
          />
        )
      }
      requestedRows={requested}
      attributes={{ traits, requestedTraits }}
    />
  )
}

/** Explains why a version has no rows, and what that means. */
function wordsOf(version: Version): [title: string, message: string] {
  const { rows, failed } = version.counts
  const awaited = 'You can filter and sort as soon as the first rows are here.'
  if (version.isRunning) return ['Loading the first rows', awaited]
  if (rows > 0) return ['Couldn’t load the rows', 'Update the collection to load them again.']
  if (isComplete(version)) {
    return ['No products found', 'The search has no results.']
  }
  if (failed > 0) return ['Nothing could be loaded', 'The service didn’t respond.']
  return ['No row is loaded yet', awaited]
}

/** The message in place of the rows of a version without any: not loaded yet, not available, or nothing was found. */
function NoRows({ version }: { version: Version }) {
  const [title, message] = wordsOf(version)
  return (
    <Panel>
      <EmptyState icon={<SearchX />} title={title}>
        {message}
      </EmptyState>
    </Panel>
  )
}
