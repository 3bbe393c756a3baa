import type { ReactNode } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { formatPrice, formatRange } from '@/lib/numbers/format.ts'
import { useWithUnit } from './CurrencyPrefix.tsx'
import { Mrp } from './Mrp.tsx'
import styles from './Price.module.css'

type PriceProps = {
  /** The `offerPrice`. */
  offer: number | null
  /** The highest price, if `offer` is the lowest of several; shown if it differs. */
  to?: number | null | undefined
  /** The MRP, `salePrice`; shown next to the offer if it differs. Omit it if it is shown elsewhere. */
  mrp?: number | null | undefined
  /** The size. cell: as large as the text around it; card: 16 px; hero: the one 28 px price of a page. */
  size?: 'cell' | 'card' | 'hero'
  /** The element around the price. p: a paragraph, as on a card, together with the children. */
  as?: 'span' | 'p'
  className?: string | undefined
  children?: ReactNode
}

/** An offer price, bold, with the MRP next to it; a currency label only if the section has one. */
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
