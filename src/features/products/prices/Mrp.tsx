import { classes } from '@/components/ui/styles/classes.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { formatPrice } from '@/lib/numbers/format.ts'
import { useWithUnit } from './CurrencyPrefix.tsx'
import styles from './Price.module.css'

type MrpProps = {
  mrp: number | null
  /** The offer price: the MRP is struck through only if it is higher. */
  offer: number | null
  /** Whether the figure is preceded by its name, as next to an offer; in a column the header names it. */
  isNamed?: boolean
}

/** The MRP (`salePrice`), struck through if the offer is lower. */
export function Mrp({ mrp, offer, isNamed = false }: MrpProps) {
  const withUnit = useWithUnit()
  if (mrp === null) return <EmptyValue what="no MRP given" />
  const isStruck = offer !== null && mrp > offer
  const Figure = isStruck ? 's' : 'span'
  return (
    <Figure className={classes(styles.mrp, isNamed && styles.beside)}>
      {/* A line through the figure shows that it is the MRP; without the line, the word “MRP” must be visible. */}
      {isNamed && <span className={isStruck ? 'vh' : undefined}>MRP </span>}
      {withUnit(formatPrice(mrp))}
    </Figure>
  )
}
