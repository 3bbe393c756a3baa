import SearchX from 'lucide-react/icons/search-x'
import { useMemo } from 'react'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { columnLabels } from '@/domain/columns/columns.ts'
import { Corrections } from '@/features/messages/Corrections.tsx'
import { usePageTitle } from '@/features/page/usePageTitle.ts'
import type { PricedMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { CollectionFrame, useCollectionRows } from '@/pages/collection/CollectionFrame.tsx'
import { ColumnNames } from '@/pages/collection/columnNames.ts'
import { RowPricesContext } from '@/pages/collection/rows/rowPrices.ts'
import { useWhatIfPrices } from '@/pages/collection/rows/whatIfPrices.ts'
import { RowsView } from '@/pages/collection/views/RowsView.tsx'
import { ItemsHead } from './ItemsHead.tsx'
import type { ItemsProps, RowsProps } from './itemsProps.ts'
import { itemSummary } from './itemSummary.ts'
import { useItemEngine } from './useItemEngine.ts'

/**
 * The page of a collection of codes or picked products. The row engine filters, sorts and sums up its rows like those of a loaded
 * collection.
 */
export function ItemsView({ source, offersOf, ...props }: ItemsProps) {
  const { collection, requestedRows } = props
  const { prices, reference } = props.market
  usePageTitle(collection.name)
  const labelOf = useCurrencyLabel()
  const read = useItemEngine(source)
  const columnLabel = useMemo(() => columnLabels(reference), [reference])
  const whatIf = useWhatIfPrices(collection.id)
  const rowPrices = useMemo(() => ({ prices, offersOf, whatIf }), [prices, offersOf, whatIf])
  if (read === null) return null
  const market: PricedMarket = { ...props.market, markets: read.markets }
  return (
    <CurrencyLabel value={labelOf(collection.countries)}>
      <ColumnNames value={columnLabel}>
        <RowPricesContext value={rowPrices}>
          <Rows {...props} {...{ read, market, requestedRows }} keys={source.keys} />
        </RowPricesContext>
      </ColumnNames>
    </CurrencyLabel>
  )
}

function Rows(props: RowsProps) {
  const { collection, version, corrections, read, market, progress, renderPanel } = props
  const { requestedRows, acts, order = null, keys } = props
  const { engine } = read
  const shown = useCollectionRows(collection, read, props.state)
  const { state, change, rowsResult, hasFailed } = shown
  const isRead = read.state === 'read'
  return (
    <CollectionFrame
      rows={shown}
      reference={market.reference}
      isAwaited={false}
      renderHead={(onNarrow) => (
        <ItemsHead {...props} {...{ state, rowsResult, change, onNarrow }} />
      )}
    >
      <Corrections list={corrections} />
      {progress}
      {(read.state === 'failed' || hasFailed) && (
        <ErrorCard isAlert title="The rows couldn’t be read.">
          Part of the app didn’t load. Nothing is lost. Reload the page.
        </ErrorCard>
      )}
      {rowsResult === null && !hasFailed && <Skeleton height={480} />}
      {rowsResult && (
        <RowsView
          {...shown}
          {...{ collection, version, rowsResult, engine, market, isRead }}
          {...{ requestedRows, keys, acts, order }}
          isWhole={!version.isRunning}
          selectionId={collection.id}
          empty={isRead && (props.empty ?? <NothingYet />)}
          panel={renderPanel(rowsResult, market, change, () => engine.allRows('matching'))}
          summary={itemSummary(rowsResult, state.summary)}
        />
      )}
    </CollectionFrame>
  )
}

function NothingYet() {
  return (
    <Panel>
      <EmptyState icon={<SearchX />} title="Nothing to show yet">
        Add products or codes, and they are listed here.
      </EmptyState>
    </Panel>
  )
}
