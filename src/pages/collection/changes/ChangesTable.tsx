import { Fragment, startTransition, useContext, useEffect, useMemo, useState } from 'react'
import { useColumnLayout } from '@/components/data-table/grid/columns/useColumnLayout.ts'
import { Grid } from '@/components/data-table/grid/Grid.tsx'
import type { Selection } from '@/components/data-table/grid/rows/createSelections.ts'
import { DetailRow } from '@/components/data-table/grid/rows/DetailRow.tsx'
import type { GridTotals } from '@/components/data-table/grid/rows/TotalRow.tsx'
import { useGridRows } from '@/components/data-table/grid/rows/useGridRows.ts'
import { useOpenedRow } from '@/components/data-table/grid/rows/useOpenedRow.ts'
import { useRowBlocks } from '@/components/data-table/grid/rows/useRowBlocks.ts'
import { useSelectRows } from '@/components/data-table/grid/rows/useSelectRows.tsx'
import { gridColumns } from '@/components/data-table/gridColumns.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { CHANGES } from '@/domain/changes/changesNames.ts'
import { marketColumnOf, type ChangeColumn } from '@/domain/changes/orderChanges.ts'
import { positionsOf, type ProductChange } from '@/domain/changes/productChanges.ts'
import { versionDays } from '@/domain/collections/versionTimes.ts'
import { MARKET_COLUMNS } from '@/domain/market/rowMarket.ts'
import type { ChangesContext, TableColumn } from '@/features/changes/columns.ts'
import { formatPercent, formatPrice, formatSigned } from '@/lib/numbers/format.ts'
import { nextSort } from '@/lib/sortKeys.ts'
import { figureWidth, currencyLabelWidth } from '@/lib/text/currencyLabelText.ts'
import type { ChosenVersions } from '@/pages/collection/versions/chosenVersions.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeChanges, orderOfChanges, type ChangesState } from '@/routing/states/changesState.ts'
import { encodeHistory } from '@/routing/states/historyState.ts'
import { drawnChangeColumn, type CellsContext } from './ChangeCells.tsx'
import { ChangeLine, changesRowId, changesLabel } from './ChangeLine.tsx'
import { noChangesInWords } from './comparedWords.ts'
import { EachChange } from './EachChange.tsx'
import type { ChangeMarkets } from './useChangeMarkets.ts'
import type { ChangesResult } from './useChanges.ts'
import styles from './ChangesTable.module.css'

type Props = {
  collectionId: string
  changesResult: ChangesResult
  isOlder: boolean
  chosen: ChosenVersions
  state: ChangesState
  selection: Selection<ProductChange>
  columns: readonly TableColumn[]
  context: ChangesContext
  markets: ChangeMarkets
}

/** The assumed width of a digit in px, for the widths of columns with currency labels and long figures. */
const DIGIT = 8
/**
 * How many characters fit the default column widths: a price `999.99` (shown twice), a difference `+99,999.00`, a percentage
 * `+999.0%`.
 */
const FITS = { price: 6, difference: 10, percent: 7 }
/** The number of cells before the columns: checkbox, expander and picture. */
const LEADS = 3

/** The two compared versions: "11 Nov → 18 Nov", with times when both are of one day. */
function versionsInWords({ before, now }: ChosenVersions): string {
  const words = versionDays([before, now])
  return `${words(before)} → ${words(now)}`
}

/** How many px a column of figures needs beyond its default width, for long figures and the currency label. */
function useExtraWidth(changesResult: ChangesResult): (column: ChangeColumn) => number {
  const label = currencyLabelWidth(useContext(CurrencyLabel))
  const { price, percent } = changesResult.found.extremes
  const ofPrice = label + figureWidth([formatPrice(price)], FITS.price)
  const more: Partial<Record<ChangeColumn, number>> = {
    price: ofPrice,
    difference: figureWidth([formatSigned(price)], FITS.difference),
    percent:
      ofPrice * 2 +
      figureWidth([formatPercent(percent, { digits: 1, signed: true })], FITS.percent),
  }
  return (column) => {
    const market = marketColumnOf(column)
    const isPrice = market !== undefined && MARKET_COLUMNS[market].kind === 'price'
    return (isPrice ? ofPrice * 2 : (more[column] ?? 0)) * DIGIT
  }
}

/** The column totals of the shown changes, and of the selected ones; none until known. */
function useChangeTotals({ changesResult, columns, markets, selection }: Props) {
  const { hasTotals } = useColumnLayout('changes')
  const [totals, setTotals] = useState<readonly GridTotals<ChangeColumn>[]>([])
  const { rows } = selection
  const { known } = markets
  useEffect(() => {
    if (!hasTotals) return
    let isWanted = true
    const { engine } = changesResult
    const keys = columns.map(({ id }) => id)
    const request = async () => {
      if (keys.some((id) => marketColumnOf(id) !== undefined)) await engine.notify(known)
      const all = await engine.totals(keys, null)
      if (rows.size === 0) return [all]
      return [all, { ...(await engine.totals(keys, [...rows.keys()])), groupLabel: 'selected' }]
    }
    request().then(
      (found) => {
        if (isWanted) startTransition(() => setTotals(found))
      },
      () => {}, // the query for the rows reports an ended engine
    )
    return () => {
      isWanted = false
    }
  }, [changesResult, columns, known, rows, hasTotals])
  return totals
}

/** What the cells need besides their row. The object changes only with the data, because a new one redraws every row. */
function useCells({ collectionId, state, markets }: Props): CellsContext {
  const { hasBefore, known } = markets
  const { ref, product: shown } = state
  return useMemo(
    () => ({
      hasBefore,
      positionsOf: (product) => positionsOf(product, known),
      historyOf: ({ key }) => paths.history(collectionId, encodeHistory({ product: key, ref })),
      isShown: ({ changes }) => changes.some(({ key }) => key === shown),
    }),
    [collectionId, ref, shown, hasBefore, known],
  )
}

/** The table of the changed products of the chosen kind. Until the user sorts it, the largest decrease comes first. */
export function ChangesTable(props: Props) {
  const {
    collectionId,
    changesResult,
    isOlder,
    chosen,
    state,
    selection,
    columns,
    context,
    markets,
  } = props
  const go = useGo()
  const { engine } = changesResult
  const { opened, toggle, measure, follow } = useOpenedRow()
  const view = useGridRows(changesResult.count, {
    areAwaited: true,
    opened: opened !== null && opened.index >= 0 ? opened : null,
  })
  const read = useMemo(
    () => ({ between: engine.changes, all: () => engine.allChanges('shown') }),
    [engine],
  )
  const { isStale, rowAt } = useRowBlocks(read.between, changesResult, view)
  follow((index) => rowAt(index)?.key ?? null, view)
  const { head, one } = useSelectRows(CHANGES.selectAll, changesResult, read, {
    selected: selection.rows,
    count: selection.rows.size,
    select: selection.select,
  })
  const more = useExtraWidth(changesResult)
  const totals = useChangeTotals(props)
  const cells = useCells(props)
  const drawn = useMemo(
    () => columns.map((column) => drawnChangeColumn(column, cells)),
    [columns, cells],
  )
  return (
    <Grid
      table="changes"
      caption={CHANGES.table}
      boxLabel={CHANGES.tableBox}
      isFramed
      className={classes(styles.table, markets.hasBefore && styles.withMarket)}
      columns={gridColumns(drawn, { rows: [], context, currencyLabel: '' }).map((column) => ({
        ...column,
        label:
          column.key === 'percent' ? (
            <>
              {column.label} <br />
              <LangText>{versionsInWords(chosen)}</LangText>
            </>
          ) : (
            column.label
          ),
        width: column.width + more(column.key),
      }))}
      select={head}
      open={CHANGES.open}
      picture="thumb"
      sort={orderOfChanges(state)}
      onSort={(key, beside) => {
        const sort = nextSort(state.sort, key, beside)
        go(paths.changes(collectionId, encodeChanges({ ...state, sort })), { preserveScroll: true })
      }}
      rows={view}
      totals={totals}
      isBusy={isOlder || isStale}
      footer={
        changesResult.count === 0 && (
          <p className={styles.none}>
            {changesResult.found.summary.changed === 0
              ? noChangesInWords(chosen, changesResult.found)
              : 'No product changed in this way.'}
          </p>
        )
      }
    >
      {(index) => {
        const product = rowAt(index)
        if (product === undefined) return null
        const isOpened = opened?.key === product.key
        return (
          // The key is a reusable slot, not the product: after sorting or scrolling the same elements are reused, which saves
          // drawing.
          <Fragment key={index % view.slots}>
            <ChangeLine
              product={product}
              index={index}
              columns={drawn}
              context={context}
              isSelected={selection.rows.has(product.key)}
              isShown={cells.isShown(product)}
              isOpened={isOpened}
              onOpen={toggle}
              onSelect={one}
            />
            {isOpened && (
              <DetailRow
                key={product.key}
                id={changesRowId(product.key)}
                label={changesLabel(product)}
                columns={columns.length + LEADS}
                onHeight={measure}
              >
                <EachChange product={product} context={context} cells={cells} />
              </DetailRow>
            )}
          </Fragment>
        )
      }}
    </Grid>
  )
}
