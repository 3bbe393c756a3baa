import { useState, type MouseEvent, type ReactNode } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import styles from './Bars.module.css'

export type Bar = {
  /** The range or key the bar stands for, as it is shown: "40–50". Distinct within the chart. */
  label: string
  /** Its height, relative to the highest. */
  value: number
  /** The figure as it is shown: "812". */
  text: string
}

type BarsProps = {
  label: string
  bars: readonly Bar[]
  /** Ends of the axis, or more marks in equal steps; by default the first and last bar's label. */
  axis?: readonly string[] | undefined
  /** A click on a bar, or Enter where one is read. */
  onChoose?: ((at: number) => void) | undefined
  /** Their head stands without them: a table has their place. */
  isHidden?: boolean
  /** At the end of the head. */
  press?: ReactNode
  className?: string | undefined
  /** The same as a table. */
  children: ReactNode
}

/** Counts as bars: one stop for the keyboard, arrows read bar by bar. */
export function Bars({
  label,
  bars,
  axis,
  onChoose,
  isHidden = false,
  press,
  className,
  children,
}: BarsProps) {
  const [at, setAt] = useState<number | null>(null)
  const highest = Math.max(0, ...bars.map((bar) => bar.value))
  const shown = at === null ? undefined : bars[at]
  const ends = axis ?? [bars.at(0)?.label ?? '', bars.at(-1)?.label ?? '']

  const under = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const index = Math.floor(((event.clientX - box.left) / box.width) * bars.length)
    return Math.max(0, Math.min(bars.length - 1, index))
  }
  return (
    <div className={classes(styles.histogram, className)}>
      <div className={styles.head}>
        <span>{label}</span>
        <span className={styles.figure} aria-hidden="true">
          {shown && `${shown.label}: ${shown.text}`}
        </span>
        {press}
      </div>
      {!isHidden && (
        <>
          <div className={styles.bars}>
            {bars.map((bar, index) => (
              <span
                key={bar.label}
                className={classes(
                  styles.bar,
                  bar.value === 0 && styles.none,
                  index === at && styles.on,
                )}
                style={cssVars({ '--v': highest > 0 ? bar.value / highest : 0 })}
              />
            ))}
            {/* Arrow keys, a pointer or a finger move along the bars. */}
            <input
              type="range"
              className={classes(styles.reader, onChoose && styles.chooser)}
              aria-label={`${label}: one bar at a time${onChoose ? ', Enter selects' : ''}`}
              aria-valuetext={`${bars[at ?? 0]?.label ?? ''}: ${bars[at ?? 0]?.text ?? ''}`}
              min={0}
              max={Math.max(0, bars.length - 1)}
              value={at ?? 0}
              onChange={(event) => setAt(event.target.valueAsNumber)}
              onFocus={() => setAt(at ?? 0)}
              onBlur={() => setAt(null)}
              onPointerMove={(event) => setAt(under(event))}
              onPointerLeave={() => setAt(null)}
              // One that no pointer made, as screen readers do, is about the bar that is read.
              onClick={(event) => onChoose?.(event.detail === 0 ? (at ?? 0) : under(event))}
              onKeyDown={(event) => {
                if (event.key === 'Enter') onChoose?.(at ?? 0)
              }}
            />
          </div>
          <div className={styles.axis} aria-hidden="true">
            {ends.map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </div>
        </>
      )}
      {children}
    </div>
  )
}
