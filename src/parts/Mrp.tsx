import { formatPrice } from '../domain/format.ts'
import { Missing } from './Missing.tsx'
import styles from './Price.module.css'
import { useWithUnit } from './Unit.tsx'

type MrpProps = {
  mrp: number | null
  /** Decides whether the MRP is struck: only where it is higher. */
  offer: number | null
}

/** The MRP (`salePrice`) alone, as in a column whose head names it. */
export function Mrp({ mrp, offer }: MrpProps) {
  const withUnit = useWithUnit()
  if (mrp === null) return <Missing what="no MRP given" />
  const Figure = offer !== null && mrp > offer ? 's' : 'span'
  return <Figure className={styles.mrp}>{withUnit(formatPrice(mrp))}</Figure>
}
