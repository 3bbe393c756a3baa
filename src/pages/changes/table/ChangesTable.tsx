import { useContext, useMemo } from 'react'
import { Grid } from '../../../grid/Grid.tsx'
import { useGridRows } from '../../../grid/rows/useGridRows.ts'
import { useRowBlocks } from '../../../grid/rows/useRowBlocks.ts'
import { useSelectRows } from '../../../grid/rows/useSelectRows.tsx'
import { formatPercent, formatPrice, formatSigned } from '../../../lib/numbers/format.ts'
import { nextSort } from '../../../lib/sortKeys.ts'
import { figureRoom, labelRoom } from '../../../lib/text/labelled.ts'
import { CHANGES } from '../../../model/changes/changesNames.ts'
import {
  changeColumns,
  isPriceColumn,
  type ChangeColumn,
} from '../../../model/changes/orderChanges.ts'
import { snapshotDays } from '../../../model/resultSet/snapshotTimes.ts'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { useGo } from '../../../shell/way.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import { encodeChanges, type ChangesState } from '../../../url/states/changesState.ts'
import { paths } from '../../../url/paths.ts'
import { ChangeLine } from './ChangeLine.tsx'
import styles from './ChangesTable.module.css'
import { isOrdered, type TableColumn } from './changeTable.ts'
import type { ChosenSnapshots } from '../snapshots/chosenSnapshots.ts'
import type { ChangeSelection } from './useChangeSelection.ts'
import type { ChangeMarkets } from './useChangeMarkets.ts'
import type { ChangesLook } from '../useChanges.ts'

type Props = {
  setId: string
  /** Prices of several countries are not put into one order. */
  isMixed: boolean
  look: ChangesLook
  isOlder: boolean
  chosen: ChosenSnapshots
  state: ChangesState
  selection: ChangeSelection
  columns: readonly TableColumn[]
  markets: ChangeMarkets
  /** The product whose prices are shown beside the table. */
  shownKey: string
}

/** The width of one, in px, by which the room for a currency label and for long figures is counted. */
const DIGIT = 8
/** What the columns are drawn for: `999.99`, twice; `+99,999.00`; `+999.0%`. */
const FITS = { price: 6, difference: 10, percent: 7 }
const UNPLACED = 'Not sorted: positions are sorted in the batch or in the workbench.'
const UNSORTED = 'Not sorted: prices of several countries have no order.'

/** "11 Nov → 18 Nov"; of one day the times. */
function snapshotsInWords({ before, now }: ChosenSnapshots): string {
  const words = snapshotDays([before, now])
  return `${words(before)} → ${words(now)}`
}

/** In px, beyond what a column of figures is drawn for. */
function useMoreRoom(look: ChangesLook): Partial<Record<ChangeColumn, number>> {
  const label = labelRoom(useContext(CurrencyLabel))
  const { price, percent } = look.found.extremes
  return {
    price: (label + figureRoom([formatPrice(price)], FITS.price)) * DIGIT * 2,
    difference: figureRoom([formatSigned(price)], FITS.difference) * DIGIT,
    percent:
      figureRoom([formatPercent(percent, { digits: 1, signed: true })], FITS.percent) * DIGIT,
  }
}

function stillOf(column: TableColumn, isMixed: boolean): string | undefined {
  if (!isOrdered(column)) return UNPLACED
  return isMixed && isPriceColumn(column.key) ? UNSORTED : undefined
}

/** The changes of a kind; by no column the largest fall stands first. */
export function ChangesTable(props: Props) {
  const { setId, isMixed, look, isOlder, chosen, state, selection, columns, markets, shownKey } =
    props
  const go = useGo()
  const { engine } = look
  const view = useGridRows(look.count, { areAwaited: true })
  const read = useMemo(
    () => ({ between: engine.changes, all: () => engine.allChanges('shown') }),
    [engine],
  )
  const { isStale, rowAt } = useRowBlocks(read.between, look, view)
  const { head, one } = useSelectRows(CHANGES.selectAll, look, read, {
    selected: selection.products,
    count: selection.products.size,
    select: selection.select,
  })
  const more = useMoreRoom(look)
  return (
    <Grid
      table="changes"
      caption={CHANGES.table}
      boxLabel={CHANGES.tableBox}
      isFramed
      className={classes(styles.table, markets.isKnown && styles.withMarket)}
      columns={columns.map((column) => ({
        ...column,
        label:
          column.key === 'price' ? (
            <>
              {column.label}
              <br />
              {snapshotsInWords(chosen)}
            </>
          ) : (
            column.label
          ),
        width: column.width + (isOrdered(column) ? (more[column.key] ?? 0) : 0),
        takesRest: column.key === 'title',
        isName: column.key === 'title',
        still: stillOf(column, isMixed),
      }))}
      select={head}
      hasPicture
      sort={state.sort}
      onSort={(key, beside) => {
        const column = changeColumns.find((name) => name === key)
        if (column === undefined) return
        const sort = nextSort(state.sort, column, beside)
        go(paths.changes(setId, encodeChanges({ ...state, sort })), { keepScroll: true })
      }}
      rows={view}
      isBusy={isOlder || isStale}
      foot={
        look.count === 0 && (
          <p className={styles.none}>
            {look.found.summary.changed === 0
              ? 'Nothing changed between these snapshots.'
              : 'No product changed in this way.'}
          </p>
        )
      }
    >
      {(place) => {
        const change = rowAt(place)
        return (
          change && (
            <ChangeLine
              // By its place: another order, and scrolling, fill the same rows, and the browser draws less.
              key={place % view.slots}
              setId={setId}
              change={change}
              place={place}
              state={state}
              columns={columns}
              markets={markets}
              isSelected={selection.products.has(change.key)}
              isShown={shownKey === change.key}
              onSelect={one}
            />
          )
        )
      }}
    </Grid>
  )
}
