import { LangText } from '@/components/ui/figures/LangText.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { formatPercent, formatPrice } from '@/lib/numbers/format.ts'
import type { MatrixCell } from './matrixCells.ts'
import type { CellKind } from './matrixColumns.ts'
import styles from './MerchantMatrix.module.css'

const SIDES = { cheaper: 'below your price', equal: 'at your price', dearer: 'above your price' }

/** A price, or its distance to yours, with a triangle if it is below or above yours. */
export function CellFigure({ cell, kind }: { cell: MatrixCell; kind: CellKind }) {
  const { price, side, difference, isLowest } = cell
  const isDifference = kind === 'difference' && difference !== null
  return (
    <span className={classes(styles.figure, side !== null && styles[side])}>
      {(side === 'cheaper' || side === 'dearer') && (
        <svg viewBox="0 0 8 8" aria-hidden="true">
          <path d={side === 'cheaper' ? 'M4 7 .4 1h7.2z' : 'M4 1 7.6 7H.4z'} />
        </svg>
      )}
      <span className={isLowest ? styles.lowest : undefined}>
        {!isDifference && <CurrencyPrefix />}
        <LangText>
          {isDifference
            ? formatPercent(difference, { digits: 1, signed: true })
            : formatPrice(price)}
        </LangText>
      </span>
      {side !== null && <span className="vh">{` ${SIDES[side]}`}</span>}
      {isLowest && <span className="vh">, lowest</span>}
    </span>
  )
}
