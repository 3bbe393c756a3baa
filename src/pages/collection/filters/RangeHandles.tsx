import { useEffect, useEffectEvent, useState } from 'react'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import type { FigureColumn } from '@/domain/columns/columns.ts'
import { formatBound } from '@/domain/columns/formats.ts'
import type { Bin } from '@/domain/rows/rowView.ts'
import { useColumnNames } from '@/pages/collection/columnNames.ts'
import { rangeFrom, rangeTo } from '@/words/collectionViewNames.ts'
import { maxHandlePosition, handlePosition, valueAt, type Range } from './handlePositions.ts'
import styles from './RangeHandles.module.css'

/**
 * A range is applied once its handle has rested for this many milliseconds, because browsers limit how often the history may
 * change.
 */
const REST_MS = 120

type Props = {
  column: FigureColumn
  bins: readonly Bin[]
  range: Range | undefined
  /** Applies the range; undefined when it is open at both ends. */
  onRange: (range: Range | undefined) => void
}

/** The two handles of a range over a histogram: sliders for pointer, arrow keys, Page Up and Down, Home and End. */
export function RangeHandles({ column, bins, range, onRange }: Props) {
  const most = maxHandlePosition(bins)
  const settled = {
    from: handlePosition(bins, range?.[0] ?? null, 0),
    to: handlePosition(bins, range?.[1] ?? null, most),
  }
  // While a handle moves, it follows the pointer; its value is applied when it rests.
  const [moving, setMoving] = useState<{ from: number; to: number } | null>(null)
  const { from, to } = moving ?? settled
  const choose = useEffectEvent(() => {
    setMoving(null)
    const next = [
      from <= 0 ? null : valueAt(bins, from),
      to >= most ? null : valueAt(bins, to),
    ] as const
    onRange(next[0] === null && next[1] === null ? undefined : next)
  })
  useEffect(() => {
    if (moving === null) return
    const timer = setTimeout(choose, REST_MS)
    return () => clearTimeout(timer)
  }, [moving])

  const label = useColumnNames()(column)
  const words = (index: number, isOpen: boolean) =>
    isOpen ? 'any' : formatBound(column, valueAt(bins, index))
  return (
    <div
      className={styles.handles}
      data-any={from <= 0 && to >= most}
      style={cssVars({ '--from': from / most, '--to': to / most })}
    >
      <input
        type="range"
        // When both handles are at the same end, the one that can still move is on top.
        className={from > most / 2 ? styles.above : undefined}
        aria-label={rangeFrom(label)}
        aria-valuetext={words(from, from <= 0)}
        min={0}
        max={most}
        value={from}
        onChange={({ target }) => setMoving({ from: Math.min(target.valueAsNumber, to), to })}
      />
      <input
        type="range"
        aria-label={rangeTo(label)}
        aria-valuetext={words(to, to >= most)}
        min={0}
        max={most}
        value={to}
        onChange={({ target }) => setMoving({ from, to: Math.max(target.valueAsNumber, from) })}
      />
    </div>
  )
}
