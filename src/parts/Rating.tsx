import { formatCount, formatIndex } from '../domain/format.ts'
import { classes } from '../ui/classes.ts'
import { Missing } from './Missing.tsx'
import styles from './Rating.module.css'

type RatingProps = {
  /** `avgRating`, shown with one decimal; the scale is not documented, so none is named. */
  value: number | null
  /** `ratingsCount`. */
  count?: number | null | undefined
  /** Nothing instead of a dash where no rating was received: on a card. */
  hideMissing?: boolean
  className?: string | undefined
}

/** Made once: cards are drawn anew by each search, and what is the same element is not looked at. */
const STAR = (
  <svg viewBox="0 0 12 12" aria-hidden="true">
    <path d="M6 .8 7.6 4.2l3.7.5-2.7 2.6.7 3.7L6 9.2 2.7 11l.7-3.7L.7 4.7l3.7-.5z" />
  </svg>
)
const RATED = <span className="vh">Rated </span>
const RATINGS = <span className="vh"> ratings</span>

/** ★ 4.3 (218) */
export function Rating({ value, count = null, hideMissing = false, className }: RatingProps) {
  if (value === null) return hideMissing ? null : <Missing what="no rating given" />
  return (
    <span className={classes(styles.rating, className)}>
      {STAR}
      {RATED}
      <span>{formatIndex(value)}</span>
      {count !== null && (
        <span className={styles.count}>
          {`(${formatCount(count)}`}
          {RATINGS})
        </span>
      )}
    </span>
  )
}
