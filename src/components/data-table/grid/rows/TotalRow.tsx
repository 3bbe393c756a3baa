import { useContext, type ReactNode } from 'react'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import type { ColumnTotal, Total, Totals } from '@/lib/numbers/totals.ts'
import { plural } from '@/lib/text/plural.ts'
import { leftOutInWords, totalInWords } from '@/words/columnNames.ts'
import styles from './TotalRow.module.css'

/** The totals of some rows, by column. */
export type GridTotals<Key extends string> = {
  /** The number of rows that the totals are over. */
  rows: number
  /** Which rows, if not all that are shown: "selected". */
  groupLabel?: string | undefined
  of: Totals<Key>
}

type Column<Key extends string> = {
  key: Key
  label: ReactNode
  title?: string | undefined
  isName?: boolean | undefined
  isNumber?: boolean | undefined
  opensGroup?: boolean | undefined
  total?: ColumnTotal | undefined
}

type Props<Key extends string> = {
  totals: GridTotals<Key>
  columns: readonly Column<Key>[]
  /** The number of cells before the columns, such as the checkbox. */
  leads: number
  hasActs: boolean
  /** The row’s index in the table, from 1. */
  index: number
}

/** The row of totals, below the rows, on a phone above them: each figure has its label. */
export function TotalRow<Key extends string>(props: Props<Key>) {
  const { totals, columns, leads, hasActs, index } = props
  const { rows, groupLabel, of } = totals
  const isPhone = usePhone()
  return (
    // On a phone the row scrolls sideways, also by keyboard.
    <tr aria-rowindex={index} tabIndex={isPhone ? 0 : undefined}>
      {columns.map(({ key, label, title, isName, isNumber, opensGroup, total }) =>
        isName ? (
          <th key={key} scope="row" data-stick="name" colSpan={leads + 1}>
            {plural(rows, 'row')}
            {groupLabel !== undefined && <small>{groupLabel}</small>}
          </th>
        ) : (
          <td key={key} data-number={isNumber || undefined} data-group={opensGroup}>
            {total !== undefined && (
              <>
                <span className={styles.column}>{title ?? label}</span>
                <Figure total={total} value={of[key]} rows={rows} />
              </>
            )}
          </td>
        ),
      )}
      {hasActs && <td>{null}</td>}
    </tr>
  )
}

type FigureProps = { total: ColumnTotal; value: Total | undefined; rows: number }

function Figure({ total, value, rows }: FigureProps) {
  const label = useContext(CurrencyLabel)
  const leftOut = value === undefined ? null : leftOutInWords(value.n, rows)
  if (!('kind' in total)) return <EmptyValue what={total.why} />
  if (value === undefined) return <EmptyValue what="no figure" />
  return (
    <>
      <b dir="ltr">
        {total.isPrice && label !== '' && `${label}\u00A0`}
        <LangText>{total.write(value.value)}</LangText>
      </b>{' '}
      <small title={leftOut ?? undefined}>{totalInWords(value, rows)}</small>
      {leftOut !== null && <span className="vh">, {leftOut}</span>}
    </>
  )
}
