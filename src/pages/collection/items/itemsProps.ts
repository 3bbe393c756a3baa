/** The props of the view of codes or picked products. */
import type { ReactNode } from 'react'
import type { Collection, Version } from '@/domain/collections/collection.ts'
import type { RowsResult, WorkRow } from '@/domain/rows/rowView.ts'
import type { PageAction } from '@/features/page/PageActions.tsx'
import type { RequestedRows } from '@/features/pricing/rowsMarket/CheckMarket.tsx'
import type { PricedMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import type { CollectionViewState } from '@/pages/collection/collectionViewState.ts'
import type { RowActs, RowOrder } from '@/pages/collection/rows/rowActs.ts'
import type { RowPrices } from '@/pages/collection/rows/rowPrices.ts'
import type { Change } from '@/pages/collection/rows/useChange.ts'
import type { ViewsOf } from '@/pages/collection/views/SavedViews.tsx'
import type { Correction } from '@/routing/correction.ts'
import type { ItemSource } from './itemFeed.ts'
import type { useItemEngine } from './useItemEngine.ts'

export type ItemsProps = {
  /** As named in files, reports and tabs. */
  collection: Collection
  version: Version
  state: CollectionViewState
  corrections: readonly Correction[]
  source: ItemSource
  /** Without the markets, which are sent to the engine. */
  market: Omit<PricedMarket, 'markets'>
  /** Where its saved views are stored. */
  viewsOf: ViewsOf
  /** The countries whose rows are shown separately. */
  groups: readonly { country: string; id: string }[]
  /** The actions for the collection, beside its link, report and file. */
  actions?: readonly PageAction[]
  /** Below the title. */
  head?: ReactNode
  /** Replaces the rows when there are none. */
  empty?: ReactNode
  /** The result of an ended job, beside the title. */
  result?: ReactNode
  /** The progress of a job that has not ended. */
  progress: ReactNode
  /** The field for what prices are compared with, beside the views; absent when the panel has it. */
  renderContext?:
    | ((rowsResult: RowsResult, market: PricedMarket, change: Change) => ReactNode)
    | undefined
  /** The panel for market prices that can still be checked. `rows` reads the filtered rows. */
  renderPanel: (
    rowsResult: RowsResult,
    market: PricedMarket,
    change: Change,
    rows: () => Promise<WorkRow[]>,
  ) => ReactNode
  /** Present when market prices of selected rows can be checked. */
  requestedRows?: Omit<RequestedRows, 'rows'>
  /** The actions of a row. */
  acts: RowActs
  /** How rows are reordered by hand; absent or null when they can't be. */
  order?: RowOrder | null
  /** The answered offers of a row's code. */
  offersOf: RowPrices['offersOf']
}

export type RowsProps = Omit<ItemsProps, 'source' | 'market' | 'requestedRows' | 'offersOf'> & {
  read: NonNullable<ReturnType<typeof useItemEngine>>
  market: PricedMarket
  requestedRows: ItemsProps['requestedRows'] | undefined
  /** The keys of all rows, when rows can be removed. */
  keys: ItemSource['keys'] | undefined
}
