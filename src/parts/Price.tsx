import { formatPrice } from '../domain/format.ts'
import { classes } from '../ui/classes.ts'
import { Missing } from './Missing.tsx'
import { Mrp } from './Mrp.tsx'
import styles from './Price.module.css'
import { useWithUnit } from './Unit.tsx'

type PriceProps = {
  /** `offerPrice`. */
  offer: number | null
  /** `salePrice`; shown beside the offer where it differs. Leave it out where it has its own place. */
  mrp?: number | null | undefined
  /** cell: as large as the text around it; card: 16 px; hero: the one 28 px price of a page. */
  size?: 'cell' | 'card' | 'hero'
}

/** An offer price, bold, and beside it the MRP; a currency label only where the section has one. */
export function Price({ offer, mrp = null, size = 'cell' }: PriceProps) {
  const withUnit = useWithUnit()
  return (
    <span className={classes(styles.price, styles[size])}>
      {offer === null ? (
        <Missing what="no price given" shown={size !== 'cell' && mrp === null} />
      ) : (
        <b className={styles.offer}>{withUnit(formatPrice(offer))}</b>
      )}
      {mrp !== null && mrp !== offer && (
        <span className={styles.beside}>
          {/* A struck figure is known to be the MRP; one that is not struck has to say so. */}
          <span className={offer !== null && mrp > offer ? 'vh' : styles.word}>MRP </span>
          <Mrp mrp={mrp} offer={offer} />
        </span>
      )}
    </span>
  )
}
