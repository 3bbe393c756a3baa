import type { ReactNode } from 'react'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { spreadLabels } from '@/components/ui/figures/spreadLabels.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { Table } from '@/components/ui/tables/Table.tsx'
import { stepsOf } from '@/domain/history/priceLines.ts'
import { priceAxis } from '@/lib/numbers/priceAxis.ts'
import styles from './HistoryChart.module.css'

export type HistoryLine = {
  key: string
  name: string
  /** How the line is drawn: the market dashed, you in black, competitors in grey. */
  tone: 'you' | 'market' | 'other'
  /** The figures of the line, one for each version, oldest first; null where a version has none. */
  values: readonly (number | null)[]
}

type HistoryRow = {
  key: string
  heading: ReactNode
  /** Draws the cell of a version by its index, oldest first. */
  renderCell: (place: number) => ReactNode
}

type Props = {
  /** The accessible name of the table below the chart. */
  caption: string
  /** The versions as columns: a key, and a label with the time. */
  columns: readonly { key: string; label: string }[]
  lines: readonly HistoryLine[]
  /** `write` formats a figure with its unit, `writeTick` without it, for the axis. */
  write: (value: number) => string
  writeTick: (value: number) => string
  /** The highlighted point and its label. */
  mark?: { value: number; place: number; words: string } | null
  rows: readonly HistoryRow[]
}

/** The least distance between two line labels, as a share of the chart's height: closer ones would overlap. */
const LABEL_GAP = 0.115

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/**
 * A chart of step lines over the versions of a collection, oldest first, with a table below. Each point is above its column of
 * the table.
 */
export function HistoryChart({
  caption,
  columns,
  lines,
  write,
  writeTick,
  mark = null,
  rows,
}: Props) {
  const known = lines.flatMap(({ values }) => values.filter((value) => value !== null))
  const axis = priceAxis([...known, ...(mark ? [mark.value] : [])])
  const [start] = axis.ticks
  const xs = columns.map((_, place) => (place + 0.5) / columns.length)
  const drawn = lines.toSorted((a, b) => WEIGHT[a.tone] - WEIGHT[b.tone])
  const ends = lines.flatMap((line) => {
    const value = line.values.at(-1) ?? null
    return value === null ? [] : [{ line, value, y: axis.at(value) }]
  })
  const places = spreadLabels(
    ends.map(({ y }) => y),
    LABEL_GAP,
  )
  return (
    <section
      ref={toLatest}
      className={styles.box}
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls takes the focus
      tabIndex={0}
    >
      <div className={styles.inner} style={cssVars({ '--versions': columns.length })}>
        {start !== undefined && start > 0 && (
          <p className={styles.cut}>
            ≈ axis cut: starts at <LangText>{writeTick(start)}</LangText>
          </p>
        )}
        <div className={styles.plot} aria-hidden="true">
          <div className={styles.axis}>
            {axis.ticks.map((tick) => (
              <span key={tick} className={styles.tick} style={cssVars({ '--y': axis.at(tick) })}>
                <LangText>{writeTick(tick)}</LangText>
              </span>
            ))}
            {start !== undefined && start > 0 && <span className={styles.cutMark}>≈</span>}
          </div>
          <div className={styles.chart}>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.drawing}>
              {axis.ticks.map((tick) => {
                const y = 100 - axis.at(tick) * 100
                return <line key={tick} className={styles.grid} x1="0" x2="100" y1={y} y2={y} />
              })}
              {drawn.map(({ key, tone, values }) => (
                <g key={key} className={styles[tone]}>
                  {stepsOf(values, xs, axis).map((line) => {
                    const last = line.at(-1)
                    const isLatest = last?.x === xs.at(-1)
                    const corners = isLatest && last ? [...line, { x: 1, y: last.y }] : line
                    return (
                      <polyline
                        key={line[0]?.x}
                        className={styles.line}
                        points={corners.map(({ x, y }) => `${x * 100},${100 - y * 100}`).join(' ')}
                      />
                    )
                  })}
                  {values.map((value, place) =>
                    value === null ? null : (
                      // The point is a zero-length line with round caps: a circle would be stretched with the chart.
                      <path
                        key={columns[place]?.key}
                        className={styles.dot}
                        d={`M${(xs[place] ?? 0) * 100} ${100 - axis.at(value) * 100}h0`}
                      />
                    ),
                  )}
                </g>
              ))}
              {mark && (
                <path
                  className={styles.marked}
                  d={`M${(xs[mark.place] ?? 0) * 100} ${100 - axis.at(mark.value) * 100}h0`}
                />
              )}
            </svg>
            {mark && (
              <span
                className={classes(styles.mark, (xs[mark.place] ?? 0) > 0.5 && styles.markBefore)}
                style={cssVars({ '--x': percent(xs[mark.place] ?? 0), '--y': axis.at(mark.value) })}
              >
                <LangText>{mark.words}</LangText>
              </span>
            )}
            {ends.map(({ line: { key, name, tone }, value }, place) => (
              <span
                key={key}
                className={classes(styles.end, tone === 'you' && styles.endYou)}
                style={cssVars({ '--y': places[place] ?? 0 })}
              >
                <bdi>{name}</bdi>, <LangText>{write(value)}</LangText>
              </span>
            ))}
          </div>
        </div>
        <Table caption={caption} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Version</th>
              {columns.map(({ key, label }, place) => (
                <th key={key} scope="col">
                  <LangText>{label}</LangText>
                  {place === columns.length - 1 && <small> latest</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, heading, renderCell }) => (
              <tr key={key}>
                <th scope="row">{heading}</th>
                {columns.map((column, place) => (
                  <td key={column.key}>
                    <LangText>{renderCell(place)}</LangText>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  )
}

/** When not all versions fit, the chart opens scrolled to the latest. */
const toLatest = (box: HTMLElement | null) => {
  if (box) box.scrollLeft = box.scrollWidth
}

/** The drawing order of the lines: a line with a higher number is drawn on top. */
const WEIGHT: Record<HistoryLine['tone'], number> = { other: 0, market: 1, you: 2 }
