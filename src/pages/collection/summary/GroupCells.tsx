/** Draws the cells of the groups' table that show more than a value. */
import type { ReactNode } from 'react'
import { headerOf } from '@/components/data-table/defineColumns.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import type { GroupColumn } from '@/domain/columns/columns.ts'
import { PositionBar } from '@/features/pricing/PositionBar.tsx'
import { MerchantMark } from '@/features/products/pictures/MerchantMark.tsx'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { MergeNames } from '@/features/products/values/MergeNames.tsx'
import { Spellings } from '@/features/products/values/Spellings.tsx'
import { formatCount, formatIndex, formatPercent } from '@/lib/numbers/format.ts'
import {
  hasPosition,
  NO_VALUES,
  type GroupContext,
  type GroupLine,
  type GroupTableColumn,
} from './columns.ts'
import { IndexBar, IndexTicks } from './IndexBar.tsx'
import { onlyValue } from './summaryNames.ts'
import { spellingsOf } from './valueName.ts'
import styles from './GroupTable.module.css'

type Drawn = NonNullable<GroupContext['drawn']>

function Name({
  line: { name, value },
  by,
  drawn,
}: {
  line: GroupLine
  by: GroupColumn
  drawn: Drawn
}) {
  const { rowsResult, names, onNarrow } = drawn
  if (value === null) return name
  const kind = by === 'brand' || by === 'merchant' ? by : null
  return (
    <span className={styles.line}>
      <button
        type="button"
        className={styles.only}
        title={onlyValue(name)}
        onClick={() => onNarrow({ values: { [by]: [value] } })}
      >
        {by === 'merchant' && value !== '' && <MerchantMark name={value} />}
        <span className={styles.label} dir="auto">
          {name}
        </span>
        <Spellings of={spellingsOf(rowsResult, by, value)} />
      </button>
      {kind !== null && value !== '' && <MergeNames kind={kind} name={value} others={names} />}
    </span>
  )
}

function Position({ line }: { line: GroupLine }) {
  const { counts, compared } = line
  return (
    <span className={styles.position}>
      {hasPosition(line) && <PositionBar counts={counts} />}
      <span>
        {compared === 0 ? (
          <EmptyValue what="no competitor" />
        ) : (
          <>
            <b>{formatCount(counts.above)}</b> of {formatCount(compared)}
          </>
        )}
      </span>
    </span>
  )
}

const MEASURED = new Set(['lowest', 'median', 'mean', 'highest'])

/** Adds the cell renderers to the columns of the groups' table. */
export function drawnGroupColumns(
  columns: readonly GroupTableColumn[],
  by: GroupColumn,
): readonly GroupTableColumn[] {
  const withCell = (
    column: GroupTableColumn,
    cell: (line: GroupLine, drawn: Drawn) => ReactNode,
    className?: string,
  ): GroupTableColumn => ({
    ...column,
    className,
    cell: (line, { drawn }) => drawn && cell(line, drawn),
  })
  return columns.map((column) => {
    const { id, format } = column
    if (id === 'place') {
      return withCell(column, ({ place }) => place && formatCount(place), styles.place)
    }
    if (id === 'name') {
      return withCell(column, (line, drawn) => <Name {...{ line, by, drawn }} />, styles.name)
    }
    if (id === 'share') {
      return withCell(column, ({ share }) => formatPercent(share, { digits: 0 }))
    }
    if (id === 'products') return withCell(column, ({ rows }) => <b>{formatCount(rows)}</b>)
    if (id === 'index') {
      return withCell(column, ({ index }) =>
        index === null ? <EmptyValue what="no price index" /> : <b>{formatIndex(index)}</b>,
      )
    }
    if (id === 'bar') {
      return {
        ...withCell(
          column,
          ({ index }, { axis, tolerance }) =>
            index !== null && <IndexBar {...{ index, axis, tolerance }} />,
          styles.bar,
        ),
        head: (context) => (
          <>
            <span className="vh">{headerOf(column, context)}</span>
            {context.drawn && <IndexTicks axis={context.drawn.axis} />}
          </>
        ),
        // The bar is hidden from screen readers, because the figure beside it says the same.
        attributes: () => ({ 'aria-hidden': 'true' }),
      }
    }
    if (id === 'position') {
      return withCell(column, (line) => <Position line={line} />, styles.positions)
    }
    if (column.kind === 'price' && MEASURED.has(id)) {
      return withCell(column, (line) => {
        const value = column.accessor(line)
        if (typeof value !== 'number' || !format) return <EmptyValue what={NO_VALUES} />
        return (
          <>
            <CurrencyPrefix />
            <LangText>{format(value)}</LangText>
          </>
        )
      })
    }
    return column
  })
}
