import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import type { ChangeKind } from '@/domain/changes/change.ts'
import type { ChangeSizes } from '@/domain/changes/changeSizes.ts'
import { sizeInWords } from '@/domain/changes/changesNames.ts'
import { formatCount, formatPercent } from '@/lib/numbers/format.ts'
import styles from './ChangeBars.module.css'

type Props = {
  sizes: ChangeSizes
  counts: Record<ChangeKind, number>
  className?: string | undefined
}

/** The sizes of price changes: falls to the left of zero, rises to the right. */
export function ChangeBars({ sizes: { bins, step }, counts, className }: Props) {
  const highest = Math.max(...bins.map(({ count }) => count))
  const half = bins.length / 2
  const figures = bins.map(({ count }) => formatCount(count))
  const { 'price-down': down, 'price-up': up } = counts
  const end = formatPercent(step * (half - 1))
  return (
    <div className={className}>
      <p className="vh">
        {`${formatCount(down)} down: ${figures.slice(0, half).join(', ')}; ${formatCount(up)} up: ${figures.slice(half).join(', ')}; in steps of ${step} percent`}
      </p>
      <div className={styles.bars} aria-hidden="true">
        {bins.map((bin, at) => (
          <span
            key={String(bin.from)}
            className={styles.step}
            title={`${sizeInWords(bin)}: ${figures[at]}`}
          >
            {bin.count > 0 && <span className={styles.count}>{figures[at]}</span>}
            <span
              className={classes(styles.bar, at >= half && styles.up)}
              style={cssVars({ '--v': bin.count / highest })}
            />
          </span>
        ))}
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span>&lt; −{end}</span>
        <span className={styles.downs}>▼ {formatCount(down)} down</span>
        <span>0</span>
        <span className={styles.ups}>▲ {formatCount(up)} up</span>
        <span>&gt; +{end}</span>
      </div>
    </div>
  )
}
