import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useContext, useEffect, useMemo, useState } from 'react'
import { ExportMenu } from '../../../export/ExportMenu.tsx'
import { ColumnPicker } from '../../../grid/columns/ColumnPicker.tsx'
import { SortField } from '../../../grid/columns/SortField.tsx'
import { TopField } from '../../../grid/columns/TopField.tsx'
import { useColumnLayout } from '../../../grid/columns/useColumnLayout.ts'
import { createSelections } from '../../../grid/rows/createSelections.ts'
import { formatCount } from '../../../lib/numbers/format.ts'
import { isSameOrder } from '../../../lib/sortKeys.ts'
import type { Change } from '../../../model/changes/change.ts'
import { CHANGES } from '../../../model/changes/changesNames.ts'
import { isPriceColumn, sideOf } from '../../../model/changes/orderChanges.ts'
import { firstCodeOf } from '../../../model/market/rowMarket.ts'
import { AskMarketOfRows } from '../../../position/setMarket/AskMarket.tsx'
import { StandpointPanel } from '../../../position/setMarket/StandpointPanel.tsx'
import { SelectedActions } from '../../../selection/SelectedActions.tsx'
import { SelectionBar } from '../../../selection/SelectionBar.tsx'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { useGo } from '../../../shell/way.tsx'
import { changeSet } from '../../../store/resultSets/resultSets.ts'
import type { KeptSet } from '../../../store/resultSets/resultSets.ts'
import { usePhone } from '../../../ui/browser/usePhone.ts'
import { Folded } from '../../../ui/layers/Folded.tsx'
import { announce } from '../../../ui/panels/LiveRegion.tsx'
import { type ChangesState, encodeChanges, USUAL_SORT } from '../../../url/states/changesState.ts'
import { paths } from '../../../url/paths.ts'
import { RANK_ORDER } from '../../../words/columnNames.ts'
import { SELECTION } from '../../../words/selectionNames.ts'
import { ChangeTiles } from '../figures/ChangeTiles.tsx'
import styles from '../ChangesPage.module.css'
import { ChangesTable } from './ChangesTable.tsx'
import { ComparedNote } from '../snapshots/ComparedNote.tsx'
import { SnapshotsPanel } from '../snapshots/SnapshotsPanel.tsx'
import { SeriesPanel } from '../figures/SeriesPanel.tsx'
import { TrendPanel } from '../figures/TrendPanel.tsx'
import { SizesPanel } from '../figures/SizesPanel.tsx'
import { heldColumns, shownColumns, topColumns } from './changeTable.ts'
import type { ChosenSnapshots } from '../snapshots/chosenSnapshots.ts'
import type { ChangeMarkets } from './useChangeMarkets.ts'
import type { ChangesLook } from '../useChanges.ts'

/** By set: a product is the same one in all its snapshots. What names no product cannot be taken anywhere. */
const useChangeSelection = createSelections<Change>((change) =>
  (sideOf(change)?.productId ?? null) === null ? null : change.key,
)

type Props = {
  kept: KeptSet
  chosen: ChosenSnapshots
  look: ChangesLook
  markets: ChangeMarkets
  isOlder: boolean
  state: ChangesState
}

/** The product that the address names, or else the first one of those shown; null until it is read. */
function useShownProduct(look: ChangesLook, key: string): Change | null {
  const [shown, setShown] = useState<Change | null>(null)
  useEffect(() => {
    let isWanted = true
    look.engine.find(key).then(
      (change) => {
        if (isWanted) setShown(change)
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [look, key])
  return shown
}

/** What was found: tiles, table, and beside them how large the changes are and one product over time. */
export function FoundChanges({ kept, chosen, look, markets, isOlder, state }: Props) {
  const { id: connectionId } = useConnection()
  const go = useGo()
  const selection = useChangeSelection(kept.set.id)
  const shown = useShownProduct(look, state.product)
  const { found } = look
  const isPhone = usePhone()
  const isMixed = kept.set.countries.length > 1
  const layout = useColumnLayout('changes')
  const { arrange, chosen: chosenKeys } = layout
  const held = useMemo(() => heldColumns(markets), [markets])
  // The same list for the same columns: another one would draw each row anew.
  const columns = useMemo(
    () => arrange(shownColumns(state.tile, chosenKeys, held, state.top)),
    [state.tile, chosenKeys, held, state.top, arrange],
  )
  const shownKeys = columns.map(({ key }) => key)
  // What was chosen, without the column that only the top shows.
  const ownKeys = shownColumns(state.tile, chosenKeys, held).map(({ key }) => key)
  const change = (changes: Partial<ChangesState>) =>
    go(paths.changes(kept.set.id, encodeChanges({ ...state, ...changes })), { keepScroll: true })
  const label = useContext(CurrencyLabel)
  const selected = [...selection.rows.values()].flatMap((one) => sideOf(one) ?? [])
  const selectedSheet = async () => {
    const sheet = import('./changesSheet.ts')
    const changes = await look.engine.allChanges('all')
    return (await sheet).changesSheet({
      set: kept.set,
      chosen,
      found,
      all: changes.filter(({ key }) => selection.rows.has(key)),
      shown: null,
      isSelection: true,
      label,
      markets,
      at: Date.now(),
    })
  }
  useEffect(() => {
    const { count } = look
    announce(`${formatCount(count)} ${count === 1 ? 'product' : 'products'} shown`)
  }, [look])
  // On a phone what came of it stands first.
  const compared = <ComparedNote chosen={chosen} found={found} />
  return (
    <>
      <ChangeTiles setId={kept.set.id} found={found} state={state} />
      {!isPhone && compared}
      {markets.isKnown && (
        <StandpointPanel
          countries={kept.set.countries}
          market={markets.standing}
          standings={markets.standings}
          onReference={(ref) => change({ ref })}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.stack}>
          <div className={styles.order}>
            <Folded
              label={CHANGES.choices}
              trigger={
                <>
                  <SlidersHorizontal />
                  <span>{CHANGES.choices}</span>
                </>
              }
            >
              <TopField
                columns={topColumns(held, isMixed)}
                top={state.top}
                onTop={(top) => change({ top })}
              />
              <SortField
                columns={columns.filter(({ key }) => !isMixed || !isPriceColumn(key))}
                unsorted={state.top === null ? 'largest decrease first' : RANK_ORDER}
                sort={isSameOrder(state.sort, USUAL_SORT) ? [] : state.sort}
                onSort={(sort) => change({ sort })}
              />
              <ColumnPicker
                table="changes"
                size="s"
                held={held.map((column) => ({
                  ...column,
                  isAlwaysShown: column.key === 'title' || column.key === state.top?.column,
                }))}
                shown={shownKeys}
                onChoose={(key, on) =>
                  layout.choose(on ? [...ownKeys, key] : ownKeys.filter((one) => one !== key))
                }
                onUsual={null}
              />
            </Folded>
          </div>
          <ChangesTable
            setId={kept.set.id}
            isMixed={isMixed}
            look={look}
            isOlder={isOlder}
            chosen={chosen}
            state={state}
            selection={selection}
            columns={columns}
            markets={markets}
            shownKey={shown?.key ?? ''}
          />
          <SelectionBar
            count={selection.rows.size}
            label={CHANGES.selected}
            onClear={selection.clear}
          >
            {!markets.hasBefore && (
              <AskMarketOfRows
                variant="primary"
                rows={selected}
                markets={markets.standing.markets}
                asked={{
                  name: kept.set.name,
                  keep: (ids) =>
                    changeSet(connectionId, kept.set.id, ({ markets: before = [] }) => ({
                      markets: [...before, ...ids],
                    })),
                  onAsked: () => {},
                }}
              />
            )}
            <SelectedActions
              products={selected.map((side) => ({
                id: side.productId,
                country: side.country,
                code: firstCodeOf(side),
              }))}
            />
            <ExportMenu label={SELECTION.exported} source={selectedSheet} look="menu" opensUp />
          </SelectionBar>
        </div>
        <div className={styles.stack}>
          {isPhone && compared}
          <SizesPanel found={found} />
          {shown && (
            <SeriesPanel
              engine={look.engine}
              connectionId={connectionId}
              snapshots={kept.snapshots}
              change={shown}
              chosen={state.product}
            />
          )}
          {!isMixed && (
            <TrendPanel
              engine={look.engine}
              connectionId={connectionId}
              snapshots={kept.snapshots}
              countries={kept.set.countries}
              isBatch={markets.hasBefore}
              reference={state.ref}
            />
          )}
          <SnapshotsPanel kept={kept} chosen={chosen} />
        </div>
      </div>
    </>
  )
}
