import { classes } from '@/components/ui/styles/classes.ts'
import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** A number is in px; a text is any CSS length. */
  width?: number | string
  height?: number | string
  className?: string | undefined
}

/** A static placeholder in the final size of content that is loading; hidden from screen readers. */
export function Skeleton({ width = '100%', height = 12, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classes(styles.skeleton, className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  )
}
