/** All figures of each group in one table: the first panel of the summary. */
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { availableColumns } from '@/components/data-table/columnState.ts'
import { DataCells } from '@/components/data-table/DataCells.tsx'
import { DataHeads } from '@/components/data-table/DataHeads.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { columnFacts, type FigureColumn, type GroupColumn } from '@/domain/columns/columns.ts'
import type { RowEngine, RowFilter, RowGroups, RowsResult } from '@/domain/rows/rowView.ts'
import {
  GROUP_SORTS,
  nextGroupSort,
  sortOf,
  type SummaryState,
} from '@/domain/rows/summaryState.ts'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import { ChooseMerchantButton } from '@/features/pricing/ChooseMerchantNote.tsx'
import { PositionLegend } from '@/features/pricing/PositionBar.tsx'
import { useOwnMerchantSpellings } from '@/features/settings/useAliases.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { formatCount, inSentence } from '@/lib/numbers/format.ts'
import { priceAxis } from '@/lib/numbers/priceAxis.ts'
import { useColumnNames } from '@/pages/collection/columnNames.ts'
import { useAnswer } from '@/pages/collection/useAnswer.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { AnswerBox } from './AnswerBox.tsx'
import {
  groupLine,
  groupLines,
  groupTableColumns,
  type GroupContext,
  type GroupLine,
} from './columns.ts'
import { drawnGroupColumns } from './GroupCells.tsx'
import { leftOutInWords } from './measureFormat.ts'
import { shownValuesInWords } from './shownValuesInWords.ts'
import { groupsUnder, SUMMARY } from './summaryNames.ts'
import styles from './GroupTable.module.css'

type Props = {
  engine: RowEngine
  /** The filtered rows; a new object requests every figure again. */
  rowsResult: RowsResult
  state: SummaryState
  /** The figure that the groups are measured by: the default or the chosen one. */
  figure: FigureColumn
  onChange: (change: Partial<SummaryState>) => void
  onNarrow: (change: Partial<RowFilter>) => void
  /** The button that checks the market prices of these rows; absent when another place offers that. */
  checkPrices?: ReactNode
}

type LoadedGroups = {
  of: { by: GroupColumn; figure: FigureColumn }
  groups: RowGroups
  countries: string[]
}

/** How many groups are shown until the user clicks *Show all groups*. */
const FEW = 20

const findSortColumn = (id: string) => GROUP_SORTS.find((column) => column === id)

export function GroupPanel(props: Props) {
  const { engine, rowsResult, state, figure, onChange, onNarrow, checkPrices } = props
  const columnLabel = useColumnNames()
  const { down: by, least } = state
  const labelOf = useCurrencyLabel()
  const [isLong, setLong] = useState(false)
  const request = useCallback(async (): Promise<LoadedGroups> => {
    const of = { by, figure }
    const [groups, [first]] = await Promise.all([engine.groups(of), engine.rows(0, 1)])
    // Any row names the country, because a summary is always of one country or group of countries.
    return { of, groups, countries: (first?.country ?? '').split(',') }
  }, [engine, by, figure])
  const answered = useAnswer(rowsResult, request)
  const title = `${columnLabel(figure)} by ${inSentence(columnFacts(by).label)}`
  const shown = answered.value?.groups.groups.filter(({ rows }) => rows >= least) ?? []
  const all = answered.value?.groups.groups ?? []
  const drawn = isLong ? shown : shown.slice(0, FEW)
  const source = async () => {
    const { groupFile } = await import('./groupFile.ts')
    const { of, groups, countries } = await request()
    return groupFile({
      groups,
      of,
      countries,
      least,
      what: columnLabel(of.figure),
      sort: sortIn(state, groups),
      comparedWith: inSentence(columnLabel('reference')),
      label: labelOf(countries),
      at: Date.now(),
    })
  }
  return (
    <Panel
      className={styles.panel}
      title={title}
      meta={
        answered.value &&
        shownValuesInWords(
          answered.value.of.by,
          drawn.map(({ value }) => value ?? ''),
          all.length,
          all.some(({ value }) => value === ''),
        )
      }
      actions={
        <>
          {shown.length > FEW && (
            <Button size="s" variant="quiet" onClick={() => setLong(!isLong)}>
              {isLong ? SUMMARY.fewerGroups : SUMMARY.moreGroups}
            </Button>
          )}
          <ExportMenu source={source} layout="menu" size="s" label={SUMMARY.exported} />
        </>
      }
    >
      <AnswerBox answered={answered} height={320}>
        {(requested) => (
          <GroupTable
            {...{ rowsResult, state, requested, onChange, onNarrow, checkPrices }}
            most={isLong ? Infinity : FEW}
          />
        )}
      </AnswerBox>
    </Panel>
  )
}

const sortIn = (state: SummaryState, { all }: RowGroups) => sortOf(state, all.index !== null)

type TableProps = Pick<Props, 'rowsResult' | 'state' | 'onChange' | 'onNarrow' | 'checkPrices'> & {
  requested: LoadedGroups
  most: number
}

function GroupTable(props: TableProps) {
  const { rowsResult, state, requested, onChange, onNarrow, checkPrices, most } = props
  const { of, groups, countries } = requested
  const { by, figure } = of
  const columnLabel = useColumnNames()
  const what = columnLabel(figure)
  const [tolerance] = usePreference('tolerance')
  const defined = useMemo(() => groupTableColumns(by, figure, what), [by, figure, what])
  const sort = sortIn(state, groups)
  const { least } = state
  const lines = useMemo(
    () => groupLines(groups, defined, { by, sort, least }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the sort is made anew each time
    [groups, defined, by, sort.column, sort.down, least],
  )
  const total = groupLine(groups.all, groups.all, by, null)
  const context: GroupContext = {
    drawn: {
      rowsResult,
      names: groups.groups.flatMap(({ value }) => value || []),
      axis: priceAxis([100, ...[total, ...lines].flatMap(({ index }) => index ?? [])]),
      tolerance,
      onNarrow,
    },
  }
  const columns = drawnGroupColumns(availableColumns(defined, [total, ...lines], context), by)
  const onSort = (id: string) => {
    const column = findSortColumn(id)
    if (column !== undefined) onChange({ sort: nextGroupSort(sort, column) })
  }
  return (
    <>
      <section
        className={styles.box}
        aria-label={SUMMARY.groupsBox}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls takes the focus
        tabIndex={0}
      >
        <Table caption={SUMMARY.groups} className={styles.table}>
          <thead>
            <tr>
              <DataHeads columns={columns} context={context} sorting={[sort]} onSort={onSort} />
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, most).map((line) => (
              <tr key={line.value}>
                <DataCells columns={columns} row={line} context={context} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <DataCells columns={columns} row={total} context={context} />
            </tr>
          </tfoot>
        </Table>
      </section>
      <GroupFooter
        {...{ total, figure, rowsResult, countries, checkPrices }}
        hidden={groups.groups.length - lines.length}
        least={least}
      />
    </>
  )
}

type FooterProps = {
  total: GroupLine
  figure: FigureColumn
  rowsResult: RowsResult
  countries: readonly string[]
  checkPrices: ReactNode
  /** How many groups are hidden because they have fewer products than `least`. */
  hidden: number
  least: number
}

/** The text below the groups: what the figures are calculated from, and what is needed for missing ones. */
function GroupFooter({
  total,
  figure,
  rowsResult,
  countries,
  checkPrices,
  hidden,
  least,
}: FooterProps) {
  const columnLabel = useColumnNames()
  const hasOwn = Object.values(useOwnMerchantSpellings()).some((names) => names.length > 0)
  const hasPositions = total.index !== null
  const isOwnMissing =
    rowsResult.hasMarket && !hasPositions && !hasOwn && rowsResult.figures.myPrice === undefined
  return (
    <div className={styles.foot}>
      {hidden > 0 && <span>{groupsUnder(hidden, least)}</span>}
      <span>
        {[
          `n = ${formatCount(total.n)}`,
          ...leftOutInWords(columnLabel, figure, {
            count: total.rows - total.n,
            queued: rowsResult.queued,
          }),
        ].join('; ')}
      </span>
      {hasPositions && (
        <>
          <span>Index: average of the products; 100 = {inSentence(columnLabel('reference'))}</span>
          <PositionLegend />
        </>
      )}
      {isOwnMissing && (
        <span className={styles.needed}>
          Choose your merchant to see the price index and price position of each group.
          <ChooseMerchantButton countries={countries} />
        </span>
      )}
      {!rowsResult.hasMarket && checkPrices && (
        <span className={styles.needed}>
          Check market prices to see the price index and price position of each group.
          {checkPrices}
        </span>
      )}
    </div>
  )
}
