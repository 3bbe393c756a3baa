import { startTransition, useContext, useEffect, useMemo, useState } from 'react'
import { Grid } from '../../../grid/Grid.tsx'
import { useColumnLayout } from '../../../grid/columns/useColumnLayout.ts'
import type { GridTotals } from '../../../grid/rows/TotalRow.tsx'
import type { Selection } from '../../../grid/rows/createSelections.ts'
import { useGridRows } from '../../../grid/rows/useGridRows.ts'
import { useRowBlocks } from '../../../grid/rows/useRowBlocks.ts'
import { useSelectRows } from '../../../grid/rows/useSelectRows.tsx'
import { formatPercent, formatPrice, formatSigned } from '../../../lib/numbers/format.ts'
import { nextSort } from '../../../lib/sortKeys.ts'
import { figureRoom, labelRoom } from '../../../lib/text/labelled.ts'
import type { Change } from '../../../model/changes/change.ts'
import { CHANGES } from '../../../model/changes/changesNames.ts'
import {
  isPriceColumn,
  marketColumnOf,
  type ChangeColumn,
} from '../../../model/changes/orderChanges.ts'
import { snapshotDays } from '../../../model/resultSet/snapshotTimes.ts'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { useGo } from '../../../shell/way.tsx'
import { Localized } from '../../../ui/figures/Localized.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import {
  encodeChanges,
  orderOfChanges,
  type ChangesState,
} from '../../../url/states/changesState.ts'
import { paths } from '../../../url/paths.ts'
import { ChangeLine } from './ChangeLine.tsx'
import styles from './ChangesTable.module.css'
import { totalOfColumn, type TableColumn } from './changeTable.ts'
import type { ChosenVersions } from '../versions/chosenVersions.ts'
import { unchanged } from './comparedWords.ts'
import type { ChangeMarkets } from './useChangeMarkets.ts'
import type { ChangesLook } from './useChanges.ts'

type Props = {
  collectionId: string
  /** Prices of several countries are not put into one order. */
  isMixed: boolean
  look: ChangesLook
  isOlder: boolean
  chosen: ChosenVersions
  state: ChangesState
  selection: Selection<Change>
  columns: readonly TableColumn[]
  markets: ChangeMarkets
}

/** The width of one, in px, by which the room for a currency label and for long figures is counted. */
const DIGIT = 8
/** What the columns are drawn for: `999.99`, twice; `+99,999.00`; `+999.0%`. */
const FITS = { price: 6, difference: 10, percent: 7 }
const UNSORTED = 'Not sorted: prices of several countries have no order.'

/** "11 Nov → 18 Nov"; of one day the times. */
function versionsInWords({ before, now }: ChosenVersions): string {
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

/** What the columns come to over the changes that are shown, and over those that are selected; none until they are known. */
function useChangeTotals({ look, columns, markets, selection }: Props) {
  const { hasTotals } = useColumnLayout('changes')
  const [totals, setTotals] = useState<readonly GridTotals<ChangeColumn>[]>([])
  const { rows } = selection
  const known = markets.standing.markets
  useEffect(() => {
    if (!hasTotals) return
    let isWanted = true
    const { engine } = look
    const keys = columns.map(({ key }) => key)
    const ask = async () => {
      if (keys.some((key) => marketColumnOf(key) !== undefined)) await engine.tell(known)
      const all = await engine.totals(keys, null)
      if (rows.size === 0) return [all]
      return [all, { ...(await engine.totals(keys, [...rows.keys()])), called: 'selected' }]
    }
    ask().then(
      (found) => {
        if (isWanted) startTransition(() => setTotals(found))
      },
      () => {}, // an engine that has ended says so where its rows are asked for
    )
    return () => {
      isWanted = false
    }
  }, [look, columns, known, rows, hasTotals])
  return totals
}

/** The changes of a kind; by no column the largest fall stands first. */
export function ChangesTable(props: Props) {
  const { collectionId, isMixed, look, isOlder, chosen, state, selection, columns, markets } = props
  const go = useGo()
  const { engine } = look
  const view = useGridRows(look.count, { areAwaited: true })
  const read = useMemo(
    () => ({ between: engine.changes, all: () => engine.allChanges('shown') }),
    [engine],
  )
  const { isStale, rowAt } = useRowBlocks(read.between, look, view)
  const { head, one } = useSelectRows(CHANGES.selectAll, look, read, {
    selected: selection.rows,
    count: selection.rows.size,
    select: selection.select,
  })
  const more = useMoreRoom(look)
  const totals = useChangeTotals(props)
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
              {column.label} <br />
              <Localized>{versionsInWords(chosen)}</Localized>
            </>
          ) : (
            column.label
          ),
        width: column.width + (more[column.key] ?? 0),
        takesRest: column.key === 'title',
        isName: column.key === 'title',
        still: isMixed && isPriceColumn(column.key) ? UNSORTED : undefined,
        total: totalOfColumn(column, isMixed),
      }))}
      select={head}
      picture="thumb"
      sort={orderOfChanges(state)}
      onSort={(key, beside) => {
        const sort = nextSort(state.sort, key, beside)
        go(paths.changes(collectionId, encodeChanges({ ...state, sort })), { keepScroll: true })
      }}
      rows={view}
      totals={totals}
      isBusy={isOlder || isStale}
      foot={
        look.count === 0 && (
          <p className={styles.none}>
            {look.found.summary.changed === 0
              ? unchanged(chosen, look.found)
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
              collectionId={collectionId}
              change={change}
              place={place}
              state={state}
              columns={columns}
              markets={markets}
              isSelected={selection.rows.has(change.key)}
              isShown={state.product === change.key}
              onSelect={one}
            />
          )
        )
      }}
    </Grid>
  )
}
