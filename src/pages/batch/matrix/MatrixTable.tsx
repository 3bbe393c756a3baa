import { useContext, useRef, useLayoutEffect, useState, type RefObject } from 'react'
import { GapRow } from '../../../grid/rows/GapRow.tsx'
import { useGridKeys } from '../../../grid/useGridKeys.ts'
import { useKeptPlace } from '../../../grid/useKeptPlace.ts'
import { useRowWindow } from '../../../grid/rows/useRowWindow.ts'
import { useWholeOnPaper } from '../../../grid/useWholeOnPaper.ts'
import { formatCount } from '../../../lib/numbers/format.ts'
import { isolated } from '../../../lib/text/isolated.ts'
import { labelRoom } from '../../../lib/text/labelled.ts'
import type { JoinedNames } from '../../../market/names.ts'
import { Spellings } from '../../../products/values/Spellings.tsx'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { usePreference } from '../../../shell/settings/usePreference.ts'
import { Table } from '../../../ui/tables/Table.tsx'
import { Tag } from '../../../ui/buttons/Tag.tsx'
import { cssVars } from '../../../ui/styles/cssVars.ts'
import { BATCH } from '../../../words/batchNames.ts'
import { rowsInWords } from '../../../words/rowsInWords.ts'
import type { EanStanding } from '../AskedLink.tsx'
import { MatrixRow } from './MatrixRow.tsx'
import styles from './MatrixTable.module.css'
import type { ShownRow } from '../rows/batchRows.ts'
import type { MatrixColumn } from './merchantMatrix.ts'
import { useMatrixLayout, type MatrixLayout } from './useMatrixLayout.ts'

/** Up to here all columns are in the page. */
const ALL_AT_ONCE = 16
const OVERSCAN = 2

/**
 * Which columns of a wide table need to exist while the box around it scrolls sideways: from `first` up to, and without,
 * `last`. All are of the same width, in px.
 */
function useColumnWindow(count: number, width: number, box: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ first: 0, inView: ALL_AT_ONCE })
  useLayoutEffect(() => {
    const measure = () => {
      const first = Math.floor((box.current?.scrollLeft ?? 0) / width)
      const inView = Math.ceil((box.current?.clientWidth ?? 0) / width)
      setPlace((now) => (now.first === first && now.inView === inView ? now : { first, inView }))
    }
    measure()
    const element = box.current
    element?.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      element?.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [box, width])
  if (count <= ALL_AT_ONCE) return { first: 0, last: count, before: 0, after: 0 }
  const first = Math.max(0, Math.min(place.first, count - 1) - OVERSCAN)
  const last = Math.min(count, place.first + place.inView + OVERSCAN)
  return { first, last, before: first * width, after: (count - last) * width }
}

type Props = {
  rows: readonly ShownRow[]
  /** Mine first. */
  columns: readonly MatrixColumn[]
  joined: JoinedNames
  standing: EanStanding
}

const DIGIT = 8
const CELL = 104

/**
 * Codes down, merchants across, in a box that scrolls both ways under a head and beside codes that stay. A grid: one stop
 * for the keyboard, arrows go from cell to cell.
 */
export function MatrixTable({ rows, columns, joined, standing }: Props) {
  const [tolerance] = usePreference('tolerance')
  const box = useRef<HTMLElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const width = CELL + labelRoom(useContext(CurrencyLabel)) * DIGIT
  const hasListed = rows.some(({ summary }) => summary?.mine?.source === 'price list')
  const pinned = columns.filter(({ isMine }) => isMine).length
  const down = useWholeOnPaper(useRowWindow(rows.length, body, box), rows.length)
  const across = useColumnWindow(columns.length - pinned, width, box)
  useKeptPlace(box)
  const layout = useMatrixLayout({ columns, pinned, hasListed, ...across })
  const count = layout.leading + columns.length
  const { active, gridProps } = useGridKeys({
    rows: rows.length,
    columns: count,
    isHere: ({ row, column }) => row >= down.first && row < down.last && layout.isDrawn(column),
    firstRow: down.first,
    leftOf: (column) => (column - layout.leading - pinned) * width,
    box,
  })
  return (
    <section
      ref={box}
      className={styles.box}
      aria-label={BATCH.matrixBox}
      style={cssVars({ '--cell': `${width}px`, '--columns': count - 1 })}
    >
      <Table
        caption={BATCH.matrix}
        className={styles.matrix}
        role="grid"
        aria-rowcount={rows.length + 1}
        aria-colcount={count}
        {...gridProps}
      >
        <MatrixHead layout={layout} />
        <tbody ref={body}>
          <GapRow {...down.above} columns={count} />
          {rows.slice(down.first, down.last).map((shown, at) => {
            const row = down.first + at
            return (
              <MatrixRow
                key={shown.row.row}
                shown={shown}
                joined={joined}
                tolerance={tolerance}
                layout={layout}
                place={row}
                active={active.row === row ? active.column : null}
                standing={standing}
              />
            )
          })}
          <GapRow {...down.below} columns={count} />
        </tbody>
      </Table>
    </section>
  )
}

function nameOf({ name }: MatrixColumn): string {
  return name ?? 'Merchant without a name'
}

function Merchant({ column, place, pinnedAt = null }: MerchantProps) {
  return (
    <th
      scope="col"
      data-number
      aria-colindex={place + 1}
      className={pinnedAt === null ? undefined : styles.mine}
      style={pinnedAt === null ? undefined : cssVars({ '--at': pinnedAt })}
      title={`${isolated(nameOf(column))}, ${rowsInWords(column.rows)}`}
    >
      <span className={styles.name}>{nameOf(column)}</span>
      <Spellings of={column.spellings} name={nameOf(column)} />
      <span className={styles.rows}>
        {column.isMine && <Tag tone="accent">mine</Tag>} {formatCount(column.rows)}
      </span>
    </th>
  )
}

type MerchantProps = { column: MatrixColumn; place: number; pinnedAt?: number | null }

/** The merchants, each with the number of rows in which it has an offer. */
function MatrixHead({ layout }: { layout: MatrixLayout }) {
  const { hasListed, leading, pinned, drawn, drawnFrom, before, after } = layout
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.code} aria-colindex={1}>
          Code
        </th>
        {hasListed && (
          <th scope="col" data-number aria-colindex={2}>
            My price list
          </th>
        )}
        {pinned.map((column, at) => (
          <Merchant key={column.key} column={column} place={leading + at} pinnedAt={at} />
        ))}
        {before > 0 && <Beside width={before} />}
        {drawn.map((column, at) => (
          <Merchant key={column.key} column={column} place={drawnFrom + at} />
        ))}
        {after > 0 && <Beside width={after} />}
      </tr>
    </thead>
  )
}

/** Stands for the columns that are out of sight. */
function Beside({ width }: { width: number }) {
  return (
    <td aria-hidden="true" className={styles.beside} style={{ inlineSize: width }}>
      {null}
    </td>
  )
}
