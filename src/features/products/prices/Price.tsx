import type { ReactNode } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { formatPrice, formatRange } from '@/lib/numbers/format.ts'
import { Mrp } from './Mrp.tsx'
import { useWithUnit } from './Unit.tsx'
import styles from './Price.module.css'

type PriceProps = {
  /** `offerPrice`. */
  offer: number | null
  /** Of several prices: the highest, where `offer` is the lowest; shown where it differs. */
  to?: number | null | undefined
  /** `salePrice`; shown beside the offer where it differs. Leave it out where it has its own place. */
  mrp?: number | null | undefined
  /** cell: as large as the text around it; card: 16 px; hero: the one 28 px price of a page. */
  size?: 'cell' | 'card' | 'hero'
  /** A paragraph of its own, as on a card, with what else stands in it. */
  as?: 'span' | 'p'
  className?: string | undefined
  children?: ReactNode
}

/** An offer price, bold, and beside it the MRP; a currency label only where the section has one. */
export function Price({
  offer,
  to = null,
  mrp = null,
  size = 'cell',
  as: Place = 'span',
  className,
  children,
}: PriceProps) {
  const withUnit = useWithUnit()
  return (
    <Place className={classes(styles.price, styles[size], className)}>
      {offer === null ? (
        <EmptyValue what="no price given" shown={size !== 'cell' && mrp === null} />
      ) : (
        <b className={styles.offer}>{withUnit(formatRange(formatPrice, offer, to))}</b>
      )}
      {mrp !== null && mrp !== offer && <Mrp mrp={mrp} offer={offer} isNamed />}
      {children}
    </Place>
  )
}
