import { useCallback, useContext, useRef } from 'react'
import { AwaitedRow } from '../../grid/AwaitedRow.tsx'
import { GapRow } from '../../grid/GapRow.tsx'
import { useRowBlocks } from '../../grid/useRowBlocks.ts'
import { useRowWindow } from '../../grid/useRowWindow.ts'
import { formatPercent, formatPrice, formatSigned } from '../../lib/numbers/format.ts'
import { figureRoom, labelRoom } from '../../lib/text/labelled.ts'
import { CHANGES } from '../../model/changes/changesNames.ts'
import type { ChangeColumn } from '../../model/changes/orderChanges.ts'
import { CurrencyLabel } from '../../shell/settings/CurrencyLabel.ts'
import { Table } from '../../ui/tables/Table.tsx'
import { classes } from '../../ui/styles/classes.ts'
import { cssVars } from '../../ui/styles/cssVars.ts'
import type { ChangesState } from '../../url/states/changesState.ts'
import { ChangeLine } from './ChangeLine.tsx'
import { ChangesHeadRow } from './ChangesHeadRow.tsx'
import styles from './ChangesTable.module.css'
import { tableColumns } from './changeTable.ts'
import type { ChosenSnapshots } from './chosenSnapshots.ts'
import type { ChangeSelection } from './useChangeSelection.ts'
import type { ChangesLook } from './useChanges.ts'

type Props = {
  setId: string
  /** Prices of several countries are not put into one order. */
  isMixed: boolean
  look: ChangesLook
  isOlder: boolean
  chosen: ChosenSnapshots
  state: ChangesState
  selection: ChangeSelection
  /** The product whose prices are shown beside the table. */
  shownKey: string
}

const SELECT = 36
const PICTURE = 44
/** The width of one, in px, by which the room for a currency label and for long figures is counted. */
const DIGIT = 8
/** What the columns are drawn for: `999.99`, twice; `+99,999.00`; `+999.0%`. */
const FITS = { price: 6, difference: 10, percent: 7 }
/** What a wide page has left beside the columns, in px; on narrower ones the table scrolls anyway. */
const SPARE = 80

/** The changes of a kind; of many only those in view are in the page, and a screen reader is told how many there are. */
export function ChangesTable(props: Props) {
  const { setId, isMixed, look, isOlder, chosen, state, selection, shownKey } = props
  const box = useRef<HTMLElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const { above, below, slots, ...window } = useRowWindow(look.count, body, box)
  const { first, last } = window
  const { engine } = look
  const read = useCallback((from: number, to: number) => engine.changes(from, to), [engine])
  const { isStale, rowAt } = useRowBlocks(read, look, window)
  const label = labelRoom(useContext(CurrencyLabel))
  const { price, percent } = look.found.extremes
  const more: Partial<Record<ChangeColumn, number>> = {
    price: (label + figureRoom([formatPrice(price)], FITS.price)) * DIGIT * 2,
    difference: figureRoom([formatSigned(price)], FITS.difference) * DIGIT,
    percent:
      figureRoom([formatPercent(percent, { digits: 1, signed: true })], FITS.percent) * DIGIT,
  }
  const columns = tableColumns(look.tile)
  const room = columns.reduce((sum, { key }) => sum + (more[key] ?? 0), 0)
  const span = columns.length + 2
  return (
    <section
      ref={box}
      className={classes(styles.box, room > SPARE && styles.wide, isOlder && styles.older)}
      aria-label={CHANGES.tableBox}
      aria-busy={isOlder || isStale}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls takes the focus
      tabIndex={0}
      style={cssVars({ '--room': `${room}px` })}
    >
      <Table caption={CHANGES.table} className={styles.table} sticky aria-rowcount={look.count + 1}>
        <colgroup>
          <col style={{ width: SELECT }} />
          <col style={{ width: PICTURE }} />
          {columns.map(({ key, width }) => (
            <col
              key={key}
              style={width === null ? undefined : { width: width + (more[key] ?? 0) }}
            />
          ))}
        </colgroup>
        <ChangesHeadRow
          setId={setId}
          columns={columns}
          isMixed={isMixed}
          chosen={chosen}
          state={state}
          count={look.count}
          selection={selection}
          readAll={() => engine.allChanges('shown')}
        />
        <tbody ref={body}>
          <GapRow {...above} columns={span} />
          {Array.from({ length: last - first }, (_, at) => {
            const place = first + at
            const change = rowAt(place)
            if (change === undefined)
              return <AwaitedRow key={place % slots} place={place} columns={span} />
            return (
              <ChangeLine
                // By its place: another order, and scrolling, fill the same rows, and the browser draws less.
                key={place % slots}
                setId={setId}
                change={change}
                place={place}
                state={state}
                columns={columns}
                isSelected={selection.products.has(change.key)}
                isShown={shownKey === change.key}
                onSelect={selection.select}
              />
            )
          })}
          <GapRow {...below} columns={span} />
        </tbody>
      </Table>
      {look.count === 0 && (
        <p className={styles.none}>
          {look.found.summary.changed === 0
            ? 'Nothing changed between these snapshots.'
            : 'No product changed in this way.'}
        </p>
      )}
    </section>
  )
}
