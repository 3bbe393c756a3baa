import { useState, type MouseEvent, type ReactNode } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import styles from './Bars.module.css'

export type Bar = {
  /** The range or key of the bar as displayed: "40–50". Unique within the chart. */
  label: string
  /** The height of the bar, relative to the highest bar. */
  value: number
  /** The figure as displayed: "812". */
  text: string
}

type BarsProps = {
  label: string
  bars: readonly Bar[]
  /** Labels of the axis, at its ends or in equal steps; by default the labels of the first and last bar. */
  axis?: readonly string[] | undefined
  /** Called on a click on a bar, or Enter on the current one. */
  onChoose?: ((at: number) => void) | undefined
  /** Whether only the header is shown, because a table replaces the bars. */
  isHidden?: boolean
  /** A button at the end of the header. */
  button?: ReactNode
  className?: string | undefined
  /** The data of the chart as a table. */
  children: ReactNode
}

/** A bar chart of counts: one tab stop, in which arrow keys read bar by bar. */
export function Bars({
  label,
  bars,
  axis,
  onChoose,
  isHidden = false,
  button,
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
        {button}
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
            {/* The invisible slider over the bars, along which arrow keys, a pointer or a finger move. */}
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
              // A click without a pointer, as screen readers send it, is on the bar that is being read.
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
