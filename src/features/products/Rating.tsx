import { LangText } from '@/components/ui/figures/LangText.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { formatCount, formatIndex } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import styles from './Rating.module.css'

type RatingProps = {
  /** The `avgRating`, shown with one decimal; the scale is not documented, so the rating is shown without one. */
  value: number | null
  /** The number of ratings, `ratingsCount`. */
  count?: number | null | undefined
  /** The text in place of a missing rating. */
  missing?: string
  /** Shows nothing instead of a dash if there is no rating, as on cards. */
  hideMissing?: boolean
  className?: string | undefined
}

/** A rating, ★ 4.3 (218), which is one image for screen readers, whose name explains the figures. */
export function Rating({
  value,
  count = null,
  missing = 'no rating given',
  hideMissing = false,
  className,
}: RatingProps) {
  if (value === null) return hideMissing ? null : <EmptyValue what={missing} />
  const rated = `Rated ${formatIndex(value)}`
  const words = count === null ? rated : `${rated}, ${plural(count, 'rating')}`
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag makes visible figures an image for screen readers
    <span className={classes(styles.rating, className)} role="img" aria-label={words}>
      <LangText>{formatIndex(value)}</LangText>
      {count !== null && (
        <span className={styles.count}>
          <LangText>{`(${formatCount(count)})`}</LangText>
        </span>
      )}
    </span>
  )
}
