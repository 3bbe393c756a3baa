import type { Bin } from '../../model/workbench/rowView.ts'
import { classes } from '../../ui/classes.ts'
import { cssVars } from '../../ui/cssVars.ts'
import styles from './RangeFilter.module.css'
import type { Range } from './rangePlaces.ts'

/** A figure's values as bars: all rows behind, those that pass the other filters in front; in colour what is chosen. */
export function RangeBars({ bins, range }: { bins: readonly Bin[]; range: Range | undefined }) {
  const highest = Math.max(1, ...bins.map(({ all }) => all))
  const isOn = ({ from, to }: Bin) =>
    range !== undefined && to > (range[0] ?? -Infinity) && from < (range[1] ?? Infinity)
  return (
    <div className={styles.bars} aria-hidden="true">
      {bins.map((bin) => (
        <span
          key={bin.from}
          className={classes(styles.bar, isOn(bin) && styles.on)}
          style={cssVars({ '--all': bin.all / highest, '--kept': bin.kept / highest })}
        />
      ))}
    </div>
  )
}
