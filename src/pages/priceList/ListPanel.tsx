import { useQueryClient } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import Replace from 'lucide-react/icons/replace'
import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Trash from 'lucide-react/icons/trash-2'
import { useContext, useMemo, useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { pickerColumns, sortedRows, visibleColumns } from '@/components/data-table/columnState.ts'
import { headerOf } from '@/components/data-table/defineColumns.ts'
import { ColumnPicker } from '@/components/data-table/grid/columns/ColumnPicker.tsx'
import { SortField } from '@/components/data-table/grid/columns/SortField.tsx'
import { useColumnLayout } from '@/components/data-table/grid/columns/useColumnLayout.ts'
import { createSelections } from '@/components/data-table/grid/rows/createSelections.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { editsInProgress } from '@/components/ui/fields/editsInProgress.ts'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { MobileSheet } from '@/components/ui/layers/MobileSheet.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { useAnnounceShown } from '@/components/ui/panels/useAnnounceShown.ts'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import type { PriceLookup } from '@/domain/pricing/priceList/priceLookup.ts'
import { SelectionBar } from '@/features/collections/selection/SelectionBar.tsx'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import { PageActions, type PageAction } from '@/features/page/PageActions.tsx'
import type { PriceChanges } from '@/features/pricing/usePriceChanges.ts'
import { useAliases } from '@/features/settings/useAliases.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { useGo, useNavigation } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { type PriceListState, encodePriceList } from '@/routing/states/priceListState.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { priceListQuery } from '@/storage/queries/usePriceList.ts'
import { PRICES } from '@/words/priceListNames.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { AddPrice } from './AddPrice.tsx'
import { priceColumns, type PriceColumn, type PriceContext } from './columns.tsx'
import { findPrices } from './table/findPrices.ts'
import { priceListSource } from './table/priceListSource.ts'
import { PriceTable } from './table/PriceTable.tsx'
import styles from './ListPanel.module.css'

/** The selected codes, by country, because each country has a separate list. */
const usePriceSelection = createSelections<PriceEntry>(({ code }) => code)

type Props = {
  entries: readonly PriceEntry[]
  at: number | null
  lookup: PriceLookup
  state: PriceListState<PriceColumn>
  country: string
  changes: PriceChanges
  onReplace: () => void
}

/** The panel with the rows of the price list that match the search, and the actions on the list. */
export function ListPanel({ entries, at, lookup, state, country, changes, onReplace }: Props) {
  const label = useContext(CurrencyLabel)
  const { id } = useConnection()
  const client = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const { go, hrefOf } = useNavigation()
  const [ownMerchants] = usePreference('mine')
  const [tolerance] = usePreference('tolerance')
  const aliases = useAliases()
  const hasFloors = entries.some(({ floor = null }) => floor !== null)
  const layout = useColumnLayout('prices')
  const { arrange, chosen } = layout
  const selection = usePriceSelection(country)
  const { q, sort } = state
  const order = JSON.stringify(sort)
  const inOrder = (list: readonly PriceEntry[]) => sortedRows(priceColumns, list, sort)
  const found = useMemo(
    // As JSON: every step of the history creates an equal order as a new object, which must not sort the rows anew.
    () =>
      sortedRows(
        priceColumns,
        findPrices(entries, q),
        JSON.parse(order) as PriceListState<PriceColumn>['sort'], // `order` is this JSON
      ),
    [entries, q, order],
  )
  const context = useMemo<PriceContext>(() => ({ country, changes }), [country, changes])
  // Memoised, because a new array of columns would redraw every row.
  const columns = useMemo(
    () => arrange(visibleColumns(priceColumns, entries, context, chosen)),
    [arrange, entries, context, chosen],
  )
  const selected = useMemo(
    () => entries.filter(({ code }) => selection.rows.has(code)),
    [entries, selection.rows],
  )
  const shownKeys = columns.map((column) => column.id)
  const onSort = (next: PriceListState<PriceColumn>['sort']) =>
    go(paths.priceList(encodePriceList({ ...state, sort: next })), { preserveScroll: true })
  const counts = `${formatCount(found.length)} of ${formatCount(entries.length)}`
  useAnnounceShown(q, `${counts} rows`, plural(entries.length, 'row'))

  const removeAll = () => {
    void changes.removeAll(entries.length)
    // The button disappears with the list, so move the focus to the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  /**
   * Makes the file of the entries that are wanted. Waits for a typed price that is still being saved, so that the file includes
   * it.
   */
  const sheetOf = async (isWanted: (entry: PriceEntry) => boolean = () => true) => {
    const saving = editsInProgress()
    await saving
    const list = saving ? await client.fetchQuery(priceListQuery(id, country)) : { entries, at }
    return priceListSource({
      entries: inOrder(list.entries).filter(isWanted),
      found: q === '' ? null : inOrder(findPrices(list.entries, q)).filter(isWanted),
      q,
      sort,
      country,
      at: list.at,
      label,
      now: Date.now(),
    })
  }
  const belowFloor = async () => {
    await editsInProgress()
    const { belowFloorSource } = await import('./table/belowFloorSource.ts')
    return belowFloorSource({
      connectionId: id,
      pricingContext: { ownMerchants, tolerance, aliases },
      country,
      label,
      addressOf: (path) => new URL(hrefOf(path), window.location.href).href,
      now: Date.now(),
    })
  }
  const actions: PageAction[] = [
    {
      key: 'add',
      onPhone: 'first',
      renderIn: (place) => (
        <Button
          size={place === 'page' ? 's' : 'm'}
          variant={isAdding || place === 'more' ? 'secondary' : 'primary'}
          icon={<Plus />}
          aria-expanded={isAdding}
          onClick={() => setAdding((now) => !now)}
        >
          {PRICES.add}
        </Button>
      ),
    },
    {
      key: 'export',
      renderIn: () => <ExportMenu size="s" layout="menu" source={() => sheetOf()} />,
    },
    ...(hasFloors
      ? [
          {
            key: 'below floor',
            renderIn: () => (
              <ExportMenu size="s" layout="menu" label={PRICES.belowFloor} source={belowFloor} />
            ),
          },
        ]
      : []),
    {
      key: 'replace',
      renderIn: (_, close) => (
        <Button
          size="s"
          icon={<Replace />}
          onClick={() => {
            close()
            onReplace()
          }}
        >
          {PRICES.replace}
        </Button>
      ),
    },
    {
      key: 'delete',
      renderIn: () => (
        <Button size="s" variant="danger" icon={<Trash />} onClick={removeAll}>
          {PRICES.delete}
        </Button>
      ),
    },
  ]
  return (
    <Panel
      tabIndex={-1}
      className={styles.panel}
      title={PRICES.rows}
      meta={q === '' ? formatCount(entries.length) : counts}
      actions={
        <>
          <MobileSheet
            label={PRICES.choices}
            triggerLabel={PRICES.choices}
            triggerClassName={buttonClass({ variant: 'quiet', iconOnly: true })}
            trigger={<SlidersHorizontal />}
          >
            <FindField state={state} />
            <SortField
              columns={columns.map((column) => ({
                key: column.id,
                label: headerOf(column, context),
              }))}
              unsorted={PRICES.asKept}
              sort={sort}
              onSort={onSort}
            />
            <ColumnPicker
              table="prices"
              size="s"
              available={pickerColumns(priceColumns, entries, context)}
              shown={shownKeys}
              onChoose={(key, on) =>
                layout.choose(on ? [...shownKeys, key] : shownKeys.filter((one) => one !== key))
              }
              onUsual={null}
            />
          </MobileSheet>
          <PageActions actions={actions} more={PRICES.more} className={styles.actions} />
        </>
      }
    >
      {isAdding && <AddPrice lookup={lookup} changes={changes} onClose={() => setAdding(false)} />}
      <PriceTable
        entries={found}
        {...{ columns, sort, onSort, selection, selected, country, changes }}
      />
      <SelectionBar count={selection.rows.size} label={PRICES.selected} onClear={selection.clear}>
        <ExportMenu
          label={SELECTION.exported}
          source={() => sheetOf(({ code }) => selection.rows.has(code))}
          layout="menu"
          opensUp
        />
      </SelectionBar>
      {found.length === 0 && <p className={styles.none}>No row matches “{q}”.</p>}
    </Panel>
  )
}

/**
 * The field that searches the list. Its text goes into the address at once; the draft has what an address can't contain, such as a
 * trailing space.
 */
function FindField({ state }: { state: PriceListState }) {
  const go = useGo()
  const [draft, setDraft] = useState('')
  const isOurs = draft.replace(/\s+/g, ' ').trim() === state.q
  const write = (text: string) => {
    setDraft(text)
    go(paths.priceList(encodePriceList({ ...state, q: text })), {
      replace: true,
      preserveScroll: true,
    })
  }
  return (
    <TextField
      size="s"
      hideLabel
      label={PRICES.find}
      placeholder={PRICES.find}
      icon={<Search />}
      maxLength={100}
      value={isOurs ? draft : state.q}
      onChange={write}
      onClear={() => {}}
    />
  )
}
