import type { ReactNode } from 'react'
import {
  formatCount,
  formatDuration,
  formatIndex,
  formatPercent,
  formatPrice,
  formatWorkedOut,
} from '../../../lib/numbers/format.ts'
import { rankInCell } from '../../../market/rankInWords.ts'
import { MyPriceField } from '../../../position/MyPriceField.tsx'
import { Delta } from '../../../products/prices/Delta.tsx'
import { Unit } from '../../../products/prices/Unit.tsx'
import { Localized } from '../../../ui/figures/Localized.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { noDifferenceInWords } from '../../../words/marketNames.ts'
import { Tag } from '../../../ui/buttons/Tag.tsx'
import styles from './RowCell.module.css'
import { marketCodeOf, type ShownRow } from './batchRows.ts'
import type { BatchColumn } from '../batchState.ts'
import { valueIn } from './rowValues.ts'

function amount(value: number, write: (value: number) => string): ReactNode {
  return (
    <>
      <Unit />
      <Localized>{write(value)}</Localized>
    </>
  )
}

/** Typed in the row itself, where the row has one market to stand in. */
function MyPrice({ shown, atStart }: { shown: ShownRow; atStart: boolean }): ReactNode {
  const { row, summary, own } = shown
  const code = marketCodeOf(shown)
  const [country = '', ...others] = row.countries
  if (code === null || others.length > 0) return <Missing what="none" />
  const mine = summary?.mine ?? null
  return (
    <span className={styles.mine}>
      {mine?.source !== 'catalog' && own !== null && own.price !== null && (
        <Tag tone="line" title="From my price list: the catalog holds no offer of mine">
          list
        </Tag>
      )}
      <MyPriceField code={code} country={country} mine={mine} own={own} atStart={atStart} />
    </span>
  )
}

/** Why a row of an answered code differs from nothing: in the words of every other table. */
function NoDifference({ shown: { summary } }: { shown: ShownRow }): ReactNode {
  const why = summary?.noIndex ?? null
  if (!summary?.isChosen || why === null) return <Missing what={why ?? 'none'} />
  return (
    <span className={styles.why} title={why}>
      {noDifferenceInWords(summary.standing)}
    </span>
  )
}

type Draw = (value: number, shown: ShownRow) => ReactNode

const received: Draw = (value) => amount(value, formatPrice)
const workedOut: Draw = (value) => amount(value, formatWorkedOut)
const percent: Draw = (value) => <Localized>{formatPercent(value, { digits: 1 })}</Localized>

const isEqual = ({ summary }: ShownRow) => summary?.standing === 'equal'

/** Figures that are no plain counts. */
const DRAW: Partial<Record<BatchColumn, Draw>> = {
  record: received,
  lowest: (value) => <b>{amount(value, formatPrice)}</b>,
  median: workedOut,
  mean: workedOut,
  highest: received,
  spread: workedOut,
  position: (_, { summary }) => summary?.mine && rankInCell(summary.mine),
  reference: workedOut,
  index: (value) => <Localized>{formatIndex(value)}</Localized>,
  difference: (value, shown) => <Delta value={value - 100} plain={isEqual(shown)} />,
  amount: (value, shown) => <Delta value={value} unit="price" plain={isEqual(shown)} />,
  'rival-price': received,
  target: received,
  list: received,
  cost: received,
  margin: percent,
  'market-margin': percent,
}

/** What the row of a code that has not been answered knows already. */
const GIVEN: ReadonlySet<BatchColumn> = new Set(['country', 'target', 'list', 'cost'])

function took({ outcome, state }: ShownRow): ReactNode {
  if (outcome === null || state === 'asking') return null
  const time = formatDuration(outcome.ms)
  return outcome.state === 'failed' && outcome.tries > 1
    ? `${formatCount(outcome.tries)} × ${time}`
    : time
}

type RowCellProps = {
  shown: ShownRow
  column: BatchColumn
  /** Beside its name, not in a column of figures. */
  atStart?: boolean
}

/** A figure or word of a row; blank where there is no answer yet, because nothing is known to be missing. */
export function RowCell({ shown, column, atStart = false }: RowCellProps) {
  if (column === 'took') return took(shown)
  if (column === 'yours') return <MyPrice shown={shown} atStart={atStart} />
  const hasEnded = shown.outcome !== null && shown.state !== 'asking'
  const value = valueIn(shown, column)
  if (value === null && hasEnded && column === 'difference') return <NoDifference shown={shown} />
  if (value === null) return hasEnded && <Missing what="none" />
  if (!hasEnded && !GIVEN.has(column)) return null
  if (typeof value === 'string') return value
  return DRAW[column]?.(value, shown) ?? <Localized>{formatCount(value)}</Localized>
}
