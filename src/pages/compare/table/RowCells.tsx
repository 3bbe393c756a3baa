import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { UndocumentedName } from '@/features/products/values/UndocumentedName.tsx'
import type { CellValue } from '@/pages/compare/rows/cellValue.ts'
import type { PriceMark } from '@/pages/compare/rows/priceMarks.ts'
import { COMPARE } from '@/words/compareNames.ts'
import { CellView } from './CellView.tsx'
import styles from './RowGroup.module.css'

type FieldCellProps = {
  row: {
    label: string
    differs: boolean | null
    undocumented: string | null
    formula?: string | undefined
  }
}

/** The cell with the name of a field, with marks for a difference, its formula, and what the specification leaves open. */
export function FieldCell({ row: { label, differs, undocumented, formula } }: FieldCellProps) {
  return (
    <>
      {differs === true && (
        <>
          <i className={styles.mark} title={COMPARE.differs} aria-hidden="true" />
          <span className="vh">{`${COMPARE.differs}:`}</span>{' '}
        </>
      )}
      {formula !== undefined ? (
        <FormulaHint formula={formula}>{label}</FormulaHint>
      ) : undocumented === null ? (
        <bdi>{label}</bdi>
      ) : (
        <UndocumentedName text={undocumented}>
          <bdi>{label}</bdi>
        </UndocumentedName>
      )}
    </>
  )
}

type ProductCellProps = {
  /** The value; null if nothing is known about the product. */
  cell: CellValue | null
  isWaiting: boolean
  /** Whether the value differs from the base's; the cell then shows “≠”. */
  isUnlike: boolean
  /** How this offer price compares with the others. */
  mark: PriceMark | undefined
  country: string
}

/** The cell with one product's value of a field. */
export function ProductCell({ cell, isWaiting, isUnlike, mark, country }: ProductCellProps) {
  if (cell === null) return isWaiting && <Skeleton width="55%" />
  return (
    <div className={styles.cell}>
      <CellView cell={cell} mark={mark} country={country} />
      {isUnlike && (
        <span className={styles.unlike}>
          <span aria-hidden="true">≠</span>
          <span className="vh">, differs from the base</span>
        </span>
      )}
    </div>
  )
}
