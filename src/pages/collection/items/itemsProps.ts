/** What the view of a collection of items is given. */
import type { ReactNode } from 'react'
import type { Collection, Version } from '@/domain/collections/collection.ts'
import type { RowsResult, WorkRow } from '@/domain/rows/rowView.ts'
import type { PageAction } from '@/features/page/PageActions.tsx'
import type { RequestedRows } from '@/features/pricing/setMarket/CheckMarket.tsx'
import type { PricedMarket } from '@/features/pricing/setMarket/useSetMarket.ts'
import type { CollectionViewState } from '@/pages/collection/collectionViewState.ts'
import type { RowActs, RowOrder } from '@/pages/collection/rows/rowActs.ts'
import type { RowPrices } from '@/pages/collection/rows/rowPrices.ts'
import type { Change } from '@/pages/collection/rows/useChange.ts'
import type { ViewsOf } from '@/pages/collection/views/SavedViews.tsx'
import type { Correction } from '@/routing/correction.ts'
import type { ItemSource } from './itemFeed.ts'
import type { useItemEngine } from './useItemEngine.ts'

export type ItemsProps = {
  /** As files, reports and tabs name it. */
  collection: Collection
  version: Version
  state: CollectionViewState
  corrections: readonly Correction[]
  source: ItemSource
  /** Without its markets, which the engine is told of. */
  market: Omit<PricedMarket, 'markets'>
  /** Where its saved views are stored. */
  viewsOf: ViewsOf
  /** Each country whose rows are shown by themselves. */
  groups: readonly { country: string; id: string }[]
  /** What can be done with the collection, beside its link, report and file. */
  actions?: readonly PageAction[]
  /** Below the title. */
  head?: ReactNode
  /** In place of the rows where there is none. */
  empty?: ReactNode
  /** What came of a job that has ended, beside the title. */
  result?: ReactNode
  /** How far a job is that has not ended. */
  progress: ReactNode
  /** What prices are compared with, beside the views; none where the panel has it. */
  renderContext?:
    | ((rowsResult: RowsResult, market: PricedMarket, change: Change) => ReactNode)
    | undefined
  /** Market prices that can still be checked. `rows` reads the rows that pass. */
  renderPanel: (
    rowsResult: RowsResult,
    market: PricedMarket,
    change: Change,
    rows: () => Promise<WorkRow[]>,
  ) => ReactNode
  /** Where market prices of selected rows can be checked. */
  requestedRows?: Omit<RequestedRows, 'rows'>
  /** What can be done in a row. */
  acts: RowActs
  /** How rows are put in order by hand, where they are. */
  order?: RowOrder | null
  /** The offers of a code of a row, as they were answered. */
  offersOf: RowPrices['offersOf']
}

export type RowsProps = Omit<ItemsProps, 'source' | 'market' | 'requestedRows' | 'offersOf'> & {
  read: NonNullable<ReturnType<typeof useItemEngine>>
  market: PricedMarket
  requestedRows: ItemsProps['requestedRows'] | undefined
  /** Keys of the rows that the collection has, where rows can be taken out of it. */
  keys: ItemSource['keys'] | undefined
}
