import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { figureReader, pickerColumns, visibleColumns } from '@/components/data-table/columnState.ts'
import { headerOf } from '@/components/data-table/defineColumns.ts'
import { ColumnPicker } from '@/components/data-table/grid/columns/ColumnPicker.tsx'
import { SortField } from '@/components/data-table/grid/columns/SortField.tsx'
import { useColumnLayout } from '@/components/data-table/grid/columns/useColumnLayout.ts'
import { Grid } from '@/components/data-table/grid/Grid.tsx'
import { createSelections } from '@/components/data-table/grid/rows/createSelections.ts'
import { useGridRows } from '@/components/data-table/grid/rows/useGridRows.ts'
import { useSelectRows } from '@/components/data-table/grid/rows/useSelectRows.tsx'
import { useTotals } from '@/components/data-table/grid/rows/useTotals.ts'
import { gridColumns } from '@/components/data-table/gridColumns.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { MobileSheet } from '@/components/ui/layers/MobileSheet.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { useAnnounceShown } from '@/components/ui/panels/useAnnounceShown.ts'
import type { AlertMatch } from '@/domain/alerts/evaluateRules.ts'
import { matchRows } from '@/domain/alerts/matchRows.ts'
import { ruleInWords } from '@/domain/alerts/ruleWords.ts'
import {
  matchColumns,
  matchLines,
  type MatchColumn,
  type MatchContext,
  type MatchLine,
  type RulesById,
} from '@/features/alerts/matchColumns.ts'
import { SelectionBar } from '@/features/collections/selection/SelectionBar.tsx'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'
import { isSameOrder, nextSort } from '@/lib/sortKeys.ts'
import { plural } from '@/lib/text/plural.ts'
import type { RuleChanges } from '@/pages/alerts/useRuleChanges.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import {
  encodeAlerts,
  MATCH_FILTERS,
  DEFAULT_ALERT_SORT,
  type MatchFilter,
  type AlertsState,
} from '@/routing/states/alertsState.ts'
import { ALERTS } from '@/words/alertNames.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { drawnMatchColumns } from './MatchCells.tsx'
import { MatchRow } from './MatchRow.tsx'
import { countShown, shownMatches } from './shownMatches.ts'
import { SnoozeSheet } from './SnoozeSheet.tsx'
import styles from './MatchesPanel.module.css'

type Props = {
  allMatches: readonly AlertMatch[]
  rulesById: RulesById
  state: AlertsState<MatchColumn>
  changes: RuleChanges
  isChecking: boolean
  /** The chart of how many matches the chosen alert had at the last updates. */
  bars: ReactNode
  sheetOf: (
    name: string,
    allMatches: readonly AlertMatch[],
    shown: readonly AlertMatch[] | null,
  ) => Promise<ExportSource<MatchLine>>
}

/** The widths of the column of row actions, in CSS pixels: for only Snooze, and for Snooze and Edit price. */
const ACTS = { one: 80, two: 176 }

const WORDS: Record<MatchFilter, string> = {
  all: 'All',
  new: 'New',
  older: 'Older',
  muted: 'Snoozed',
}

/** Reads the figure of a match in a column, from which the column totals are computed. */
const figureOf = figureReader(matchColumns)

const useMatchSelection = createSelections<MatchLine>(({ first }) => first.key)

/** The table of the matches of the chosen alert, or of all alerts. Each row is a product and links to its EAN page. */
export function MatchesPanel(props: Props) {
  const { allMatches, rulesById, state, changes, isChecking, bars, sheetOf } = props
  const { id: connectionId } = useConnection()
  const labelOf = useCurrencyLabel()
  const go = useGo()
  const layout = useColumnLayout('watch')
  const { arrange, chosen } = layout
  const [muting, setMuting] = useState<readonly AlertMatch[]>([])
  const selection = useMatchSelection(connectionId)
  const address = (changed: Partial<AlertsState<MatchColumn>>) =>
    paths.watch(encodeAlerts({ ...state, ...changed }))
  const narrow = (changed: Partial<AlertsState<MatchColumn>>, isMoved = false) =>
    go(address(changed), { preserveScroll: true, replace: isMoved })

  // As JSON: every step of the history creates an equal state as a new object, which must not sort the rows anew.
  const written = JSON.stringify(state)
  const all = useMemo(() => matchLines(matchRows(allMatches), rulesById), [allMatches, rulesById])
  const rows = useMemo(
    () => shownMatches(all, JSON.parse(written) as AlertsState<MatchColumn>), // `written` is the JSON of `state`
    [all, written],
  )
  const chosenRule = rulesById.get(state.rule)
  const ofRule = useMemo(
    () => (chosenRule ? all.filter(({ first }) => first.ruleId === chosenRule.id) : all),
    [all, chosenRule],
  )
  const isOneAlert = chosenRule !== undefined
  const context = useMemo(
    (): MatchContext => ({ isOneAlert, figures: null, file: null }),
    [isOneAlert],
  )
  const isMixed = useMemo(
    () => new Set(allMatches.map(({ country }) => country)).size > 1,
    [allMatches],
  )
  const drawn = useMemo(() => drawnMatchColumns(isMixed), [isMixed])
  // Memoised, because a new array of columns would redraw every row.
  const columns = useMemo(
    () =>
      arrange(
        visibleColumns(drawn, [], context, chosen).map((column) => ({ ...column, key: column.id })),
      ),
    [arrange, drawn, chosen, context],
  )
  const heads = useMemo(
    () => gridColumns(columns, { rows: [], context, currencyLabel: '' }),
    [columns, context],
  )
  const shownKeys = columns.map(({ key }) => key)
  const merchants = useMemo(
    () => [...new Set(allMatches.flatMap(({ merchant }) => merchant ?? []))].toSorted(),
    [allMatches],
  )
  const gridRows = useGridRows(rows.length)
  const read = useMemo(
    () => ({
      between: (from: number, to: number) => Promise.resolve(rows.slice(from, to)),
      all: () => Promise.resolve(rows),
    }),
    [rows],
  )
  const selectedRows = useMemo(
    () => all.filter(({ first }) => selection.rows.has(first.key)),
    [all, selection.rows],
  )
  const selected = useMemo(() => selectedRows.flatMap((row) => row.all), [selectedRows])
  const totals = useTotals('watch', { rows, selected: selectedRows, columns: heads, figureOf })
  const { head, one } = useSelectRows(ALERTS.selectAll, rows, read, {
    selected: selection.rows,
    count: selectedRows.length,
    select: selection.select,
  })
  const onSnooze = useCallback((row: MatchLine) => setMuting(row.all), [])
  const onEndSnooze = useCallback((row: MatchLine) => void changes.endSnooze(row.all), [changes])
  const open = ofRule.filter(({ first }) => first.mute === null).length
  const counts = `${formatCount(rows.length)} of ${formatCount(ofRule.length)}`
  useAnnounceShown(
    JSON.stringify([state.show, state.rule, state.merchant, state.q]),
    `${counts} shown`,
    plural(open, 'match', 'matches'),
  )

  return (
    <Panel
      title={chosenRule ? ruleInWords(chosenRule) : ALERTS.matches}
      meta={
        <>
          {plural(open, 'match', 'matches')}
          {bars}
        </>
      }
      actions={
        <>
          <Segmented
            size="s"
            label={ALERTS.show}
            className={styles.show}
            options={MATCH_FILTERS.map((value) => ({
              value,
              label: `${WORDS[value]} ${formatCount(countShown(ofRule, value))}`,
            }))}
            value={state.show}
            onChange={(show, isMoved) => narrow({ show }, isMoved)}
          />
          {chosenRule && (
            <Button size="s" variant="quiet" onClick={() => narrow({ rule: '' })}>
              {ALERTS.showAll}
            </Button>
          )}
          <MobileSheet
            label={ALERTS.choices}
            triggerClassName={buttonClass({ size: 's' })}
            trigger={
              <>
                <SlidersHorizontal />
                <span>{ALERTS.choices}</span>
              </>
            }
          >
            <SelectField
              size="s"
              label={ALERTS.merchant}
              className={styles.choice}
              options={[
                { value: '', label: ALERTS.any },
                ...merchants.map((name) => ({ value: name, label: name })),
              ]}
              value={merchants.includes(state.merchant) ? state.merchant : ''}
              onChange={(merchant) => narrow({ merchant })}
            />
            <FindField state={state} />
            <SortField
              columns={columns.map((column) => ({
                key: column.key,
                label: headerOf(column, context),
              }))}
              unsorted={ALERTS.newestFirst}
              sort={isSameOrder(state.sort, DEFAULT_ALERT_SORT) ? [] : state.sort}
              onSort={(sort) => narrow({ sort })}
            />
            <ColumnPicker
              table="watch"
              size="s"
              available={pickerColumns(matchColumns, [], context)}
              shown={shownKeys}
              onChoose={(key, on) =>
                layout.choose(on ? [...shownKeys, key] : shownKeys.filter((each) => each !== key))
              }
              onUsual={null}
            />
          </MobileSheet>
        </>
      }
    >
      <Grid
        table="watch"
        caption={ALERTS.matches}
        boxLabel={ALERTS.matchesBox}
        className={styles.table}
        columns={heads}
        select={head}
        picture="thumb"
        acts="Actions"
        actsWidth={isOneAlert ? ACTS.two : ACTS.one}
        sort={state.sort}
        onSort={(column, beside) => narrow({ sort: nextSort(state.sort, column, beside) })}
        rows={gridRows}
        totals={totals}
        isBusy={isChecking}
        footer={
          rows.length === 0 ? (
            <p className={styles.none}>
              {allMatches.length === 0
                ? 'No matches since the last update.'
                : 'No matches like this.'}
            </p>
          ) : undefined
        }
      >
        {(index) => {
          const row = rows[index]
          return (
            row && (
              <MatchRow
                key={row.first.key}
                row={row}
                index={index}
                columns={columns}
                context={context}
                currency={labelOf([row.first.country])}
                isSelected={selection.rows.has(row.first.key)}
                onSelect={one}
                onSnooze={onSnooze}
                onEndSnooze={onEndSnooze}
              />
            )
          )
        }}
      </Grid>
      <SelectionBar count={selectedRows.length} label={ALERTS.selected} onClear={selection.clear}>
        {selected.some(({ mute }) => mute === null) && (
          <Button onClick={() => setMuting(selected.filter(({ mute }) => mute === null))}>
            {ALERTS.mute}
          </Button>
        )}
        {selected.some(({ mute }) => mute !== null) && (
          <Button
            onClick={() => void changes.endSnooze(selected.filter(({ mute }) => mute !== null))}
          >
            {ALERTS.unmute}
          </Button>
        )}
        <ExportMenu
          label={SELECTION.exported}
          source={() => sheetOf('Matches, selected', selected, null)}
          layout="menu"
          opensUp
        />
      </SelectionBar>
      <SnoozeSheet
        allMatches={muting}
        onClose={() => setMuting([])}
        onSnooze={(snooze) => {
          void changes.snoozeSelected(muting, snooze)
          setMuting([])
        }}
      />
    </Panel>
  )
}

/**
 * The field that searches the matches. Its text goes into the address at once; the draft has what an address can’t contain, such as
 * a trailing space.
 */
function FindField({ state }: { state: AlertsState }) {
  const go = useGo()
  const [draft, setDraft] = useState('')
  const isOurs = draft.replace(/\s+/g, ' ').trim() === state.q
  const write = (text: string) => {
    setDraft(text)
    go(paths.watch(encodeAlerts({ ...state, q: text })), { replace: true, preserveScroll: true })
  }
  return (
    <TextField
      size="s"
      hideLabel
      label={ALERTS.find}
      placeholder={ALERTS.find}
      icon={<Search />}
      maxLength={100}
      className={styles.find}
      value={isOurs ? draft : state.q}
      onChange={write}
      onClear={() => {}}
    />
  )
}
