import { formatPrice } from '../../lib/format.ts'
import type { ListEntry } from '../../model/lists/productList.ts'
import { Unit } from '../../products/Unit.tsx'
import { Missing } from '../../ui/Missing.tsx'
import styles from './OfferChange.module.css'

const figure = (price: number | null, what: string) =>
  price === null ? <Missing what={what} /> : formatPrice(price)

type Props = {
  entry: ListEntry
  /** Answered a moment ago; else it is as last seen. */
  isNow: boolean
}

/** The offer price when it was first seen in the list, and now. */
export function OfferChange({ entry: { first, seen, missingAt }, isNow }: Props) {
  const now = missingAt === null ? (seen?.offerPrice ?? null) : null
  return (
    <span className={styles.change}>
      <span className="vh">from </span>
      <span className={styles.old}>
        {figure(first?.offerPrice ?? null, 'no price seen before')}
      </span>
      <span className={styles.arrow} aria-hidden="true">
        →
      </span>
      <span className="vh"> to </span>
      <span className={isNow ? styles.now : styles.old}>
        {now !== null && <Unit />}
        {figure(now, missingAt === null ? 'no price given' : 'not found')}
      </span>
    </span>
  )
}
