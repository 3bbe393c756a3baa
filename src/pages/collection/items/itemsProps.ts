/** The props that the pages of codes and of picked products pass to their common view. */
import type { ReactNode } from 'react'
import type { Collection, Version } from '@/domain/collections/collection.ts'
import type { RowsResult, WorkRow } from '@/domain/rows/rowView.ts'
import type { PageAction } from '@/features/page/PageActions.tsx'
import type { RequestedRows } from '@/features/pricing/rowsMarket/CheckMarket.tsx'
import type { PricedMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import type { CollectionViewState } from '@/pages/collection/collectionViewState.ts'
import type { RowActions, RowOrder } from '@/pages/collection/rows/rowActions.ts'
import type { RowPrices } from '@/pages/collection/rows/rowPrices.ts'
import type { ViewChanges } from '@/pages/collection/rows/useViewChanges.ts'
import type { CollectionWithViews } from '@/pages/collection/views/SavedViews.tsx'
import type { Correction } from '@/routing/correction.ts'
import type { ItemSource } from './itemFeed.ts'
import type { useItemEngine } from './useItemEngine.ts'

export type ItemsProps = {
  /** The collection, with the name that files, reports and tabs show. */
  collection: Collection
  version: Version
  state: CollectionViewState
  corrections: readonly Correction[]
  source: ItemSource
  /** The market prices without the markets themselves, which are sent to the engine. */
  market: Omit<PricedMarket, 'markets'>
  /** Identifies the place where the saved views of this collection are stored. */
  viewsOf: CollectionWithViews
  /** The countries whose rows are shown separately. */
  groups: readonly { country: string; id: string }[]
  /** The actions that only this kind of collection has, beside its link, report and file. */
  actions?: readonly PageAction[]
  /** What is shown below the title. */
  head?: ReactNode
  /** What is shown in place of the rows when there are none. */
  empty?: ReactNode
  /** The result of an ended job, beside the title. */
  result?: ReactNode
  /** The progress of a job that has not ended. */
  progress: ReactNode
  /** Draws the field for what prices are compared with, beside the view tabs; absent when the panel has that field. */
  renderContext?:
    | ((rowsResult: RowsResult, market: PricedMarket, change: ViewChanges) => ReactNode)
    | undefined
  /** Draws the panel for market prices that can still be checked. `rows` reads the filtered rows. */
  renderPanel: (
    rowsResult: RowsResult,
    market: PricedMarket,
    change: ViewChanges,
    rows: () => Promise<WorkRow[]>,
  ) => ReactNode
  /** What a check of the selected rows' market prices needs; absent when they can't be checked. */
  requestedRows?: Omit<RequestedRows, 'rows'>
  /** The actions of a row. */
  acts: RowActions
  /** How rows are reordered by hand; absent or null when they can't be. */
  order?: RowOrder | null
  /** Returns the offers in the answers for a row's code. */
  offersOf: RowPrices['offersOf']
}

export type RowsProps = Omit<ItemsProps, 'source' | 'market' | 'requestedRows' | 'offersOf'> & {
  read: NonNullable<ReturnType<typeof useItemEngine>>
  market: PricedMarket
  requestedRows: ItemsProps['requestedRows'] | undefined
  /** The keys of all rows; undefined when rows can't be removed. */
  keys: ItemSource['keys'] | undefined
}
