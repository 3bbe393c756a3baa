import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { ExportMenu } from '../../../export/ExportMenu.tsx'
import type { ExportSource } from '../../../lib/sheet/sheet.ts'
import { ColumnPicker } from '../../../grid/columns/ColumnPicker.tsx'
import { SortField } from '../../../grid/columns/SortField.tsx'
import { useColumnLayout } from '../../../grid/columns/useColumnLayout.ts'
import { Grid } from '../../../grid/Grid.tsx'
import { createSelections } from '../../../grid/rows/createSelections.ts'
import { useGridRows } from '../../../grid/rows/useGridRows.ts'
import { useSelectRows } from '../../../grid/rows/useSelectRows.tsx'
import { useTotals } from '../../../grid/rows/useTotals.ts'
import { formatCount } from '../../../lib/numbers/format.ts'
import { isSameOrder, nextSort } from '../../../lib/sortKeys.ts'
import type { Firing } from '../../../model/watch/evaluateRules.ts'
import { matchRows, type MatchRow } from '../../../model/watch/matchRows.ts'
import { ruleInWords } from '../../../model/watch/ruleWords.ts'
import { SelectionBar } from '../../../selection/SelectionBar.tsx'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { useGo } from '../../../shell/way.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { buttonClass } from '../../../ui/buttons/buttonClass.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Folded } from '../../../ui/layers/Folded.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { useSayShown } from '../../../ui/panels/useSayShown.ts'
import { paths } from '../../../url/paths.ts'
import { SELECTION } from '../../../words/selectionNames.ts'
import { matchesInWords, WATCH } from '../../../words/watchNames.ts'
import type { RuleChanges } from '../useRuleChanges.ts'
import {
  encodeWatch,
  SHOWN,
  USUAL_SORT,
  type Shown,
  type WatchState,
} from '../../../url/states/watchState.ts'
import { FiringLine } from './FiringLine.tsx'
import { MuteSheet } from './MuteSheet.tsx'
import styles from './FiredPanel.module.css'
import { countShown, figureIn, firedRows, firedTable, type RulesById } from './firedTable.ts'

type Props = {
  firings: readonly Firing[]
  rulesById: RulesById
  state: WatchState
  changes: RuleChanges
  isChecking: boolean
  /** How many matches the chosen alert had at the last updates. */
  bars: ReactNode
  sheetOf: (
    name: string,
    firings: readonly Firing[],
    shown: readonly Firing[] | null,
  ) => Promise<ExportSource<Firing>>
}

/** The width of Snooze alone, and of Snooze and Edit price, in CSS pixels. */
const ACTS = { one: 80, two: 176 }

const WORDS: Record<Shown, string> = { all: 'All', new: 'New', older: 'Older', muted: 'Snoozed' }

/** By connection. */
const useMatchSelection = createSelections<MatchRow>(({ first }) => first.key)

/** The matches of the chosen alert, or of all: a row for each product, which leads to its EAN page. */
export function FiredPanel(props: Props) {
  const { firings, rulesById, state, changes, isChecking, bars, sheetOf } = props
  const { id: connectionId } = useConnection()
  const labelOf = useCurrencyLabel()
  const go = useGo()
  const layout = useColumnLayout('watch')
  const { arrange, chosen } = layout
  const [muting, setMuting] = useState<readonly Firing[]>([])
  const selection = useMatchSelection(connectionId)
  const address = (changed: Partial<WatchState>) =>
    paths.watch(encodeWatch({ ...state, ...changed }))
  const narrow = (changed: Partial<WatchState>, isMoved = false) =>
    go(address(changed), { keepScroll: true, replace: isMoved })

  // Another step of the history holds the same state as another object.
  const written = JSON.stringify(state)
  const all = useMemo(() => matchRows(firings), [firings])
  const rows = useMemo(
    () => firedRows(all, JSON.parse(written) as WatchState, rulesById), // written above
    [all, written, rulesById],
  )
  const chosenRule = rulesById.get(state.rule)
  const ofRule = useMemo(
    () => (chosenRule ? all.filter(({ first }) => first.ruleId === chosenRule.id) : all),
    [all, chosenRule],
  )
  // Named above the table.
  const isOneAlert = chosenRule !== undefined
  const isMixed = useMemo(() => new Set(firings.map(({ country }) => country)).size > 1, [firings])
  const columns = useMemo(
    () =>
      arrange(
        firedTable.filter(
          ({ key }) =>
            !(isOneAlert && key === 'rule') &&
            (key === 'product' || (chosen?.includes(key) ?? true)),
        ),
      ),
    [arrange, chosen, isOneAlert],
  )
  const shownKeys = columns.map(({ key }) => key)
  const merchants = useMemo(
    () => [...new Set(firings.flatMap(({ merchant }) => merchant ?? []))].toSorted(),
    [firings],
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
  const totals = useTotals('watch', { rows, selected: selectedRows, columns, figureOf: figureIn })
  const { head, one } = useSelectRows(WATCH.selectAll, rows, read, {
    selected: selection.rows,
    count: selectedRows.length,
    select: selection.select,
  })
  const onMute = useCallback((row: MatchRow) => setMuting(row.all), [])
  const onUnmute = useCallback((row: MatchRow) => void changes.unmute(row.all), [changes])
  const open = ofRule.filter(({ first }) => first.mute === null).length
  const counts = `${formatCount(rows.length)} of ${formatCount(ofRule.length)}`
  useSayShown(
    JSON.stringify([state.show, state.rule, state.merchant, state.q]),
    `${counts} shown`,
    matchesInWords(open),
  )

  return (
    <Panel
      title={chosenRule ? ruleInWords(chosenRule) : WATCH.fired}
      meta={
        <>
          {matchesInWords(open)}
          {bars}
        </>
      }
      actions={
        <>
          <Segmented
            size="s"
            label={WATCH.show}
            className={styles.show}
            options={SHOWN.map((value) => ({
              value,
              label: `${WORDS[value]} ${formatCount(countShown(ofRule, value))}`,
            }))}
            value={state.show}
            onChange={(show, isMoved) => narrow({ show }, isMoved)}
          />
          {chosenRule && (
            <Button size="s" variant="quiet" onClick={() => narrow({ rule: '' })}>
              {WATCH.showAll}
            </Button>
          )}
          <Folded
            label={WATCH.choices}
            triggerClassName={buttonClass({ size: 's' })}
            trigger={
              <>
                <SlidersHorizontal />
                <span>{WATCH.choices}</span>
              </>
            }
          >
            <SelectField
              size="s"
              label={WATCH.merchant}
              className={styles.choice}
              options={[
                { value: '', label: WATCH.any },
                ...merchants.map((name) => ({ value: name, label: name })),
              ]}
              value={merchants.includes(state.merchant) ? state.merchant : ''}
              onChange={(merchant) => narrow({ merchant })}
            />
            <FindField state={state} />
            <SortField
              columns={columns}
              unsorted={WATCH.newestFirst}
              sort={isSameOrder(state.sort, USUAL_SORT) ? [] : state.sort}
              onSort={(sort) => narrow({ sort })}
            />
            <ColumnPicker
              table="watch"
              size="s"
              held={firedTable.map((column) => ({
                ...column,
                isAlwaysShown: column.key === 'product',
              }))}
              shown={shownKeys}
              onChoose={(key, on) =>
                layout.choose(on ? [...shownKeys, key] : shownKeys.filter((each) => each !== key))
              }
              onUsual={null}
            />
          </Folded>
        </>
      }
    >
      <Grid
        table="watch"
        caption={WATCH.fired}
        boxLabel={WATCH.firedBox}
        className={styles.table}
        columns={columns}
        select={head}
        picture="thumb"
        acts="Actions"
        actsWidth={isOneAlert ? ACTS.two : ACTS.one}
        sort={state.sort}
        onSort={(column, beside) => narrow({ sort: nextSort(state.sort, column, beside) })}
        rows={gridRows}
        totals={totals}
        isBusy={isChecking}
        foot={
          rows.length === 0 ? (
            <p className={styles.none}>
              {firings.length === 0 ? 'No matches since the last update.' : 'No matches like this.'}
            </p>
          ) : undefined
        }
      >
        {(place) => {
          const row = rows[place]
          return (
            row && (
              <FiringLine
                key={row.first.key}
                row={row}
                place={place}
                columns={columns}
                hasPrice={isOneAlert}
                rules={rulesById}
                currency={labelOf([row.first.country])}
                isMixed={isMixed}
                isSelected={selection.rows.has(row.first.key)}
                onSelect={one}
                onMute={onMute}
                onUnmute={onUnmute}
              />
            )
          )
        }}
      </Grid>
      <SelectionBar count={selectedRows.length} label={WATCH.selected} onClear={selection.clear}>
        {selected.some(({ mute }) => mute === null) && (
          <Button onClick={() => setMuting(selected.filter(({ mute }) => mute === null))}>
            {WATCH.mute}
          </Button>
        )}
        {selected.some(({ mute }) => mute !== null) && (
          <Button onClick={() => void changes.unmute(selected.filter(({ mute }) => mute !== null))}>
            {WATCH.unmute}
          </Button>
        )}
        <ExportMenu
          label={SELECTION.exported}
          source={() => sheetOf('Matches, selected', selected, null)}
          look="menu"
          opensUp
        />
      </SelectionBar>
      <MuteSheet
        firings={muting}
        onClose={() => setMuting([])}
        onMute={(said) => {
          void changes.mute(muting, said)
          setMuting([])
        }}
      />
    </Panel>
  )
}

/** What is looked for, in the address at once; what an address cannot hold, such as a last space, only here. */
function FindField({ state }: { state: WatchState }) {
  const go = useGo()
  const [draft, setDraft] = useState('')
  const isOurs = draft.replace(/\s+/g, ' ').trim() === state.q
  const write = (text: string) => {
    setDraft(text)
    go(paths.watch(encodeWatch({ ...state, q: text })), { replace: true, keepScroll: true })
  }
  return (
    <TextField
      size="s"
      hideLabel
      label={WATCH.find}
      placeholder={WATCH.find}
      icon={<Search />}
      maxLength={100}
      className={styles.find}
      value={isOurs ? draft : state.q}
      onChange={write}
      onClear={() => {}}
    />
  )
}
