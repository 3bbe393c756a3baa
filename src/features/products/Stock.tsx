import { classes } from '@/components/ui/styles/classes.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import styles from './Stock.module.css'

const WORDS = {
  product: { in: 'In stock', out: 'Out of stock' },
  sku: { in: 'Available', out: 'Not available' },
}

type StockProps = {
  /** Whether the product or variant is in stock; null means unknown, neither in nor out of stock. */
  available: boolean | null
  of?: 'product' | 'sku'
}

/** The stock as a word with its shape: a dot, or for out of stock a ring with a line through it. */
export function Stock({ available, of = 'product' }: StockProps) {
  if (available === null) return <EmptyValue what="stock unknown" />
  return (
    <span className={classes(styles.stock, !available && styles.out)}>
      {available ? WORDS[of].in : WORDS[of].out}
    </span>
  )
}
