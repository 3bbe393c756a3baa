import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useContext, useEffect, useMemo } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { pickerColumns } from '@/components/data-table/columnState.ts'
import { headerOf } from '@/components/data-table/defineColumns.ts'
import { ColumnPicker } from '@/components/data-table/grid/columns/ColumnPicker.tsx'
import { SortField } from '@/components/data-table/grid/columns/SortField.tsx'
import { TopField } from '@/components/data-table/grid/columns/TopField.tsx'
import { useColumnLayout } from '@/components/data-table/grid/columns/useColumnLayout.ts'
import { createSelections } from '@/components/data-table/grid/rows/createSelections.ts'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { MobileSheet } from '@/components/ui/layers/MobileSheet.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { CHANGES, showUnchanged } from '@/domain/changes/changesNames.ts'
import { sideOf, type PositionMove, type ProductChange } from '@/domain/changes/productChanges.ts'
import type { RequestedRow } from '@/domain/market/requestedRow.ts'
import {
  availableChangeColumns,
  topChangeColumns,
  visibleChangeColumns,
  type ChangesContext,
} from '@/features/changes/columns.ts'
import { SelectedActions } from '@/features/collections/selection/SelectedActions.tsx'
import { SelectionBar } from '@/features/collections/selection/SelectionBar.tsx'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import { ChooseMerchantNote } from '@/features/pricing/ChooseMerchantNote.tsx'
import { CheckMarketOfRows } from '@/features/pricing/rowsMarket/CheckMarket.tsx'
import { MarketReferenceField } from '@/features/pricing/rowsMarket/MarketReferenceField.tsx'
import { isSameOrder } from '@/lib/sortKeys.ts'
import { plural } from '@/lib/text/plural.ts'
import type { ChosenVersions } from '@/pages/collection/versions/chosenVersions.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import {
  type ChangesState,
  encodeChanges,
  DEFAULT_CHANGE_SORT,
} from '@/routing/states/changesState.ts'
import { linkCodes } from '@/storage/collections/collections.ts'
import type { CollectionVersions } from '@/storage/collections/versions.ts'
import { RANK_ORDER } from '@/words/columnNames.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { ChangesTable } from './ChangesTable.tsx'
import { ChangeStrip } from './ChangeStrip.tsx'
import { NotComparedNote } from './ComparedNote.tsx'
import type { ChangeMarkets } from './useChangeMarkets.ts'
import type { ChangesResult } from './useChanges.ts'
import styles from './ChangesView.module.css'

/**
 * The selected products of a collection. The selection applies to all its versions, because products keep their IDs. Changes
 * without a product ID can’t be selected.
 */
const useChangeSelection = createSelections<ProductChange>(({ key, lead }) =>
  (sideOf(lead)?.productId ?? null) === null ? null : key,
)

/** Converts a changed product into the row for which market prices are requested. */
const requestedRow = ({ country, codes, lead }: ProductChange): RequestedRow => {
  const side = sideOf(lead)
  return {
    country,
    code: null,
    eans: [...codes],
    title: side?.title ?? null,
    imageUrl: side?.imageUrl ?? null,
  }
}

type Props = {
  collectionId: string
  savedVersions: CollectionVersions
  chosen: ChosenVersions
  changesResult: ChangesResult
  markets: ChangeMarkets
  /** The products at which your price position changed; null when unknown. */
  moves: readonly PositionMove[] | null
  isOlder: boolean
  state: ChangesState
}

/** The found changes: a count of each kind, which filters the table, and the table itself. */
export function ChangesContent(props: Props) {
  const { collectionId, savedVersions, chosen, changesResult, markets, moves, isOlder, state } =
    props
  const { id: connectionId } = useConnection()
  const go = useGo()
  const selection = useChangeSelection(savedVersions.collection.id)
  const { found } = changesResult
  const isMixed = savedVersions.collection.countries.length > 1
  const layout = useColumnLayout('changes')
  const { arrange, chosen: chosenKeys } = layout
  const { isKnown, hasBefore, market } = markets
  const { reference } = market
  const { unchanged, counts } = found.byProduct
  const hasRatings = counts.rating > 0
  const context = useMemo(
    (): ChangesContext => ({
      reference,
      isKnown,
      hasBefore,
      hasRatings,
      isMixed,
      top: state.top,
    }),
    [reference, isKnown, hasBefore, hasRatings, isMixed, state.top],
  )
  // Memoised, because a new array of columns would redraw every row.
  const columns = useMemo(
    () =>
      arrange(
        visibleChangeColumns(context, chosenKeys).map((column) => ({ ...column, key: column.id })),
      ),
    [chosenKeys, context, arrange],
  )
  // The user’s columns, without the column that is shown only because the top rows are ranked by it.
  const ownKeys = visibleChangeColumns({ ...context, top: null }, chosenKeys).map(({ id }) => id)
  const named = ({ id, ...column }: (typeof columns)[number]) => ({
    key: id,
    label: headerOf(column, context),
  })
  const change = (changes: Partial<ChangesState>) =>
    go(paths.changes(collectionId, encodeChanges({ ...state, ...changes })), {
      preserveScroll: true,
    })
  const label = useContext(CurrencyLabel)
  const selected = [...selection.rows.values()]
  const selectedSheet = async () => {
    const sheet = import('./changesSheet.ts')
    const changes = await changesResult.engine.allChanges('all')
    return (await sheet).changesSheet({
      collection: savedVersions.collection,
      chosen,
      found,
      products: changes.filter(({ key }) => selection.rows.has(key)),
      shown: null,
      isSelection: true,
      label,
      markets,
      at: Date.now(),
    })
  }
  useEffect(() => {
    const { count } = changesResult
    announce(`${plural(count, 'product')} shown`)
  }, [changesResult])
  return (
    <>
      <NotComparedNote chosen={chosen} found={found} />
      {markets.isKnown &&
        markets.market.hasNoOwnMerchant &&
        markets.market.merchants.length > 0 && (
          <ChooseMerchantNote countries={savedVersions.collection.countries} />
        )}
      <div className={styles.order}>
        <ChangeStrip {...{ collectionId, found, state }} moved={moves && moves.length} />
        {state.tile === '' && state.top === null && unchanged > 0 && (
          <Checkbox
            label={showUnchanged(unchanged)}
            checked={state.unchanged}
            onChange={(on) => change({ unchanged: on })}
          />
        )}
        <MobileSheet
          label={CHANGES.choices}
          trigger={
            <>
              <SlidersHorizontal />
              <span>{CHANGES.choices}</span>
            </>
          }
        >
          {markets.isKnown && (
            <MarketReferenceField
              countries={savedVersions.collection.countries}
              market={markets.market}
              onReference={(ref) => change({ ref })}
            />
          )}
          <TopField
            columns={topChangeColumns(context).map((column) =>
              named({ ...column, key: column.id }),
            )}
            top={state.top}
            onTop={(top) => change({ top })}
          />
          <SortField
            columns={columns
              .filter((column) => (column.incomparable?.(context) ?? null) === null)
              .map(named)}
            unsorted={state.top === null ? 'largest decrease first' : RANK_ORDER}
            sort={isSameOrder(state.sort, DEFAULT_CHANGE_SORT) ? [] : state.sort}
            onSort={(sort) => change({ sort })}
          />
          <ColumnPicker
            table="changes"
            size="s"
            available={pickerColumns(availableChangeColumns(context), [], context).map(
              (column) => ({
                ...column,
                isAlwaysShown: column.isAlwaysShown || column.key === state.top?.column,
              }),
            )}
            shown={columns.map(({ id }) => id)}
            onChoose={(key, on) =>
              layout.choose(on ? [...ownKeys, key] : ownKeys.filter((one) => one !== key))
            }
            onUsual={null}
          />
        </MobileSheet>
      </div>
      <ChangesTable
        collectionId={collectionId}
        changesResult={changesResult}
        isOlder={isOlder}
        chosen={chosen}
        state={state}
        selection={selection}
        columns={columns}
        context={context}
        markets={markets}
      />
      <SelectionBar count={selection.rows.size} label={CHANGES.selected} onClear={selection.clear}>
        {!markets.hasBefore && (
          <CheckMarketOfRows
            rows={selected.map(requestedRow)}
            markets={markets.market.markets}
            requestedRows={{
              name: savedVersions.collection.name,
              save: (ids) => linkCodes(connectionId, savedVersions.collection.id, 'markets', ids),
              onRequested: () => {},
            }}
          />
        )}
        <SelectedActions
          products={selected.map(({ lead, country, codes: [code] }) => ({
            id: sideOf(lead)?.productId ?? null,
            country,
            code: code ?? null,
          }))}
        />
        <ExportMenu label={SELECTION.exported} source={selectedSheet} layout="menu" opensUp />
      </SelectionBar>
    </>
  )
}
