import { useMemo, useRef } from 'react'
import { GapRow } from '@/components/data-table/grid/rows/GapRow.tsx'
import { useRowWindow } from '@/components/data-table/grid/rows/useRowWindow.ts'
import { useGridKeys } from '@/components/data-table/grid/useGridKeys.ts'
import { usePrintedRows } from '@/components/data-table/grid/usePrintedRows.ts'
import { useRestoredScroll } from '@/components/data-table/grid/useRestoredScroll.ts'
import { answerPart } from '@/components/ui/browser/pageParts.ts'
import { rem, textScale } from '@/components/ui/browser/textScale.ts'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { Table } from '@/components/ui/tables/Table.tsx'
import type { BrandRow, Assortment, AssortmentColumn } from '@/domain/assortment/makeAssortment.ts'
import { Spellings } from '@/features/products/values/Spellings.tsx'
import { plural } from '@/lib/text/plural.ts'
import type { AssortmentState } from '@/routing/states/assortmentState.ts'
import { ASSORTMENT } from '@/words/assortmentNames.ts'
import { leastInWords } from '@/words/leastInWords.ts'
import { AssortmentGridRow } from './AssortmentGridRow.tsx'
import styles from './AssortmentGrid.module.css'

export type AssortmentViewProps = {
  state: AssortmentState
  countries: readonly string[]
  assortment: Assortment
  /** The brands that the page shows, in their order. */
  rows: readonly BrandRow[]
}

const CELL = 74
/** The number of columns that are not merchants: the brand before them, the sum and the number of other merchants after them. */
const BESIDE = 3

/**
 * The assortment as a grid: brands down, merchants across, yours first. It has one Tab stop, and arrow keys move from cell to cell.
 * On a phone each brand is a strip of cells.
 */
export function AssortmentGrid({ state, countries, assortment, rows }: AssortmentViewProps) {
  const box = useRef<HTMLElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const down = usePrintedRows(useRowWindow(rows.length, body, box), rows.length)
  useRestoredScroll(box)
  const count = assortment.columns.length + BESIDE
  const brands = useMemo(() => assortment.rows.map(({ brand }) => brand), [assortment.rows])
  const { active, gridProps } = useGridKeys({
    rows: rows.length,
    columns: count,
    isHere: ({ row }) => row >= down.first && row < down.last,
    firstRow: down.first,
    leftOf: (column) => Math.max(0, column - 1) * CELL * textScale(),
    box,
  })
  return (
    <section
      ref={box}
      className={styles.box}
      aria-label={ASSORTMENT.gridBox}
      style={cssVars({ '--cell': rem(CELL), '--columns': assortment.columns.length })}
    >
      <Table
        ref={answerPart}
        caption={ASSORTMENT.grid}
        className={styles.grid}
        role="grid"
        aria-rowcount={rows.length + 1}
        aria-colcount={count}
        {...gridProps}
      >
        <AssortmentGridHead columns={assortment.columns} />
        <tbody ref={body}>
          <GapRow {...down.above} columns={count} />
          {rows.slice(down.first, down.last).map((row, at) => (
            <AssortmentGridRow
              key={row.brand}
              state={state}
              countries={countries}
              columns={assortment.columns}
              highest={assortment.highest}
              row={row}
              brands={brands}
              index={down.first + at}
              active={active.row === down.first + at ? active.column : null}
            />
          ))}
          <GapRow {...down.below} columns={count} />
        </tbody>
      </Table>
      {rows.length === 0 && (
        <p className={styles.none}>No matching brands. Change the filter or search text.</p>
      )}
    </section>
  )
}

function titleOf({ merchant, numFound, brands, hasAllBrands }: AssortmentColumn): string {
  const found = numFound === null ? null : plural(numFound, 'product')
  const listed = brands === null ? null : `${leastInWords(brands, hasAllBrands)} brands`
  return [merchant, found, listed].filter((part) => part !== null).join(', ')
}

/** The head of the grid: a column for each merchant, yours first. */
function AssortmentGridHead({ columns }: { columns: readonly AssortmentColumn[] }) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.brand} aria-colindex={1}>
          Brand
        </th>
        {columns.map((column, at) => (
          <th
            key={column.merchant}
            scope="col"

            aria-colindex={at + 2}
            className={classes(column.isOwn && styles.mine)}
            style={column.isOwn ? cssVars({ '--at': at }) : undefined}
            title={titleOf(column)}
          >
            <span className={styles.name}>{column.merchant}</span>
            <Spellings of={column.spellings} name={column.merchant} />
            {column.isOwn && <span className="vh">, yours</span>}
          </th>
        ))}
        <th scope="col" data-number aria-colindex={columns.length + 2}>
          <FormulaHint>Total</FormulaHint>
        </th>
        <th scope="col" data-number aria-colindex={columns.length + 3}>
          <FormulaHint>Others</FormulaHint>
        </th>
      </tr>
    </thead>
  )
}
