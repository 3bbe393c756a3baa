import { cssVars } from '../../ui/cssVars.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './SkeletonLines.module.css'

const WIDTHS = ['86%', '72%', '58%', '46%', '30%']

/** Values of a facet on their way; `height` in px is that of a line. */
export function SkeletonLines({ count, height }: { count: number; height: number }) {
  return (
    <div className={styles.lines} style={cssVars({ '--line-size': `${height}px` })}>
      {WIDTHS.slice(0, count).map((width) => (
        <Skeleton key={width} width={width} height={14} />
      ))}
    </div>
  )
}
