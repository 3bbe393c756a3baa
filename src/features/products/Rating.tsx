import { LangText } from '@/components/ui/figures/LangText.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { formatCount, formatIndex } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import styles from './Rating.module.css'

type RatingProps = {
  /** `avgRating`, shown with one decimal; the scale is not documented, so none is named. */
  value: number | null
  /** `ratingsCount`. */
  count?: number | null | undefined
  /** What stands in its place where there is none. */
  missing?: string
  /** Nothing instead of a dash where no rating was received: on a card. */
  hideMissing?: boolean
  className?: string | undefined
}

/** ★ 4.3 (218). One image to a screen reader, whose words say what the figures are. */
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
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- figures that are text to the eye have no tag of their own
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
