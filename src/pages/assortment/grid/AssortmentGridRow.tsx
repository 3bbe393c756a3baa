import { memo, useEffect, useContext, useId, useRef } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import type { BrandRow, AssortmentColumn } from '@/domain/assortment/makeAssortment.ts'
import { MergeNames } from '@/features/products/values/MergeNames.tsx'
import { Spellings } from '@/features/products/values/Spellings.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeAssortment, type AssortmentState } from '@/routing/states/assortmentState.ts'
import { ladderOf } from '@/words/assortmentNames.ts'
import { AssortmentGridCell } from './AssortmentGridCell.tsx'
import { cellPath } from './cellPath.ts'
import { ClosedBrand } from './closedBrand.ts'
import styles from './AssortmentGrid.module.css'

type Props = {
  state: AssortmentState
  countries: readonly string[]
  columns: readonly AssortmentColumn[]
  /** The highest count of all cells, which has the strongest shade. */
  highest: number
  row: BrandRow
  /** The names of all brands of the assortment. */
  brands: readonly string[]
  /** The row's place among the shown rows, from 0. */
  index: number
  /** The column of the cell in this row that the Tab key reaches, 0 for the brand; null when that cell is in another row. */
  active: number | null
}

/** The row of one brand: its name opens its price ladder, and each cell opens a search. */
export const AssortmentGridRow = memo(function AssortmentGridRow(props: Props) {
  const { state, countries, columns, highest, row, brands, index, active } = props
  const { brand, spellings, cells, sum, isLeast, others, isOthersLeast, brandStatus } = row
  const { apiVariant } = useConnection()
  const takesLists = apiVariant.filterLists !== 'one value'
  const [asWritten = ''] = spellings
  const tab = (column: number) => (active === column ? 0 : -1)
  const last = columns.length + 1
  const id = useId()
  const name = useRef<HTMLAnchorElement>(null)
  const isClosed = spellings.includes(useContext(ClosedBrand))
  useEffect(() => {
    // When the ladder is closed from inside, the focus returns to the brand's name.
    if (isClosed && document.activeElement === document.body) name.current?.focus()
  }, [isClosed])
  return (
    <tr data-row={index} aria-rowindex={index + 2}>
      <th
        scope="row"
        className={styles.brand}
        aria-colindex={1}
        data-cell={`${index} 0`}
        // The row is labelled only by the name: screen readers would repeat the button beside it with each cell.
        aria-labelledby={id}
      >
        <span className={styles.line}>
          <span id={id} className={styles.named}>
            <Link
              ref={name}
              dir="auto"
              to={paths.map(encodeAssortment({ ...state, brand: asWritten }))}
              preserveScroll
              tabIndex={tab(0)}
              title={ladderOf(brand)}
            >
              {brand}
            </Link>
            <Spellings of={spellings} name={brand} />
          </span>
          <MergeNames kind="brand" name={brand} others={brands} tabIndex={tab(0)} />
        </span>
      </th>
      {columns.map((column, at) => {
        const cell = cells[at] ?? { kind: 'waiting' as const }
        return (
          <AssortmentGridCell
            key={column.merchant}
            cell={cell}
            column={column}
            highest={highest}
            isOnly={column.isOwn && brandStatus === 'only mine'}
            to={cellPath(state, countries, takesLists, row, cell, column)}
            index={index}
            at={at + 1}
            tab={tab(at + 1)}
          />
        )
      })}
      <td
        data-number
        className={styles.sum}
        aria-colindex={last + 1}
        data-cell={`${index} ${last}`}
        tabIndex={tab(last)}
        title={isLeast ? 'At least: some cells are unknown' : undefined}
      >
        <Least count={sum} isLeast={isLeast} />
      </td>
      <td
        data-number
        className={styles.others}
        aria-colindex={last + 2}
        data-cell={`${index} ${last + 1}`}
        tabIndex={tab(last + 1)}
        title={isOthersLeast ? 'At least: some merchants are unknown' : undefined}
      >
        <Least count={others} isLeast={isOthersLeast} />
      </td>
    </tr>
  )
})

/** A count in the grid: "≥ 12" when there may be more; a dash instead of "≥ 0", which says nothing. */
function Least({ count, isLeast }: { count: number; isLeast: boolean }) {
  if (isLeast && count === 0) return <EmptyValue what="not known" />
  return (
    <>
      {isLeast && <span className={styles.least}>≥ </span>}
      {formatCount(count)}
    </>
  )
}
