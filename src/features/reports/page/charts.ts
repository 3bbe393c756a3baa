/**
 * The charts of a report as SVG text, the same in a browser and without one. Sizes are attributes, because the page's content
 * security policy forbids inline styles.
 */
import type { ReportChart, ReportColumn, ReportPart, Tone } from '@/domain/report/report.ts'
import { formatIndex } from '@/lib/numbers/format.ts'
import { formatDay } from '@/lib/numbers/formatTimes.ts'
import type { Cell } from '@/lib/sheet/sheet.ts'
import { cellText } from './cellText.ts'
import { markup, type Markup } from './markup.ts'

type Point = { label: string; cell: Cell; value: number; text: string; tone: Tone | null }

function pointsOf({ columns, rows }: ReportPart, chart: ReportChart): Point[] {
  const placeOf = (key: string) => columns.findIndex((column) => column.key === key)
  const kindAt = (place: number): ReportColumn['kind'] => columns[place]?.kind ?? 'text'
  const [label, value] = [placeOf(chart.label), placeOf(chart.value)]
  return rows.flatMap((row, at): Point[] => {
    const figure = row[value] ?? null
    if (typeof figure !== 'number') return []
    const name = row[label] ?? null
    return [
      {
        label: cellText(name, kindAt(label)),
        cell: name,
        value: figure,
        text: cellText(figure, kindAt(value)),
        tone: chart.tones[at] ?? null,
      },
    ]
  })
}

/** Rounds a position to two decimals, which are finer than any screen. */
const at = (value: number) => Math.round(value * 100) / 100

function shares(points: readonly Point[], description: string): Markup {
  const parts = points.filter(({ tone }) => tone !== null)
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  let from = 0
  const drawn = parts.map(({ value, tone }) => {
    const width = whole === 0 ? 0 : (value / whole) * 1000
    const part = markup`<rect class="${tone}" x="${at(from)}" y="0" width="${at(Math.max(width - 2, 0))}" height="12"/>`
    from += width
    return part
  })
  return markup`<svg class="shares" viewBox="0 0 1000 12" preserveAspectRatio="none" role="img" aria-label="${description}">${drawn}</svg>`
}

const BARS = { width: 960, height: 132, top: 18 } as const

function bars(points: readonly Point[], description: string): Markup {
  const step = BARS.width / Math.max(points.length, 1)
  const most = Math.max(...points.map(({ value }) => value), 1)
  const footer = BARS.top + BARS.height
  const drawn = points.map(({ value, text, label, tone }, place) => {
    const height = (value / most) * BARS.height
    const middle = at((place + 0.5) * step)
    return markup`<rect class="${tone ?? 'equal'}" x="${at(place * step + 3)}" y="${at(footer - height)}" width="${at(step - 6)}" height="${at(height)}"/><text class="value" x="${middle}" y="${at(footer - height - 5)}">${text}</text><text x="${middle}" y="${footer + 15}">${label}</text>`
  })
  return markup`<div class="wide" tabindex="0" role="region" aria-label="${description}"><svg class="bars" viewBox="0 0 ${BARS.width} ${footer + 22}" role="img" aria-label="${description}"><path class="axis" d="M0 ${footer}H${BARS.width}"/>${drawn}</svg></div>`
}

const STEPS = { left: 44, right: 24, width: 960, top: 20, height: 150 } as const

/** Draws a step line, because values in between are unknown. */
function steps(points: readonly Point[], { says: description, base }: ReportChart): Markup {
  const values = [...points.map(({ value }) => value), ...(base ? [base.at] : [])]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const margin = Math.max((high - low) * 0.15, 0.5)
  const span = high - low + 2 * margin
  const y = (value: number) => at(STEPS.top + STEPS.height * (1 - (value - low + margin) / span))
  const inner = STEPS.width - STEPS.left - STEPS.right
  const x = (place: number) => at(STEPS.left + (inner * (place + 0.5)) / points.length)
  const line = points
    .map(({ value }, place) => (place === 0 ? `M${x(0)} ${y(value)}` : `H${x(place)}V${y(value)}`))
    .join('')
  const footer = STEPS.top + STEPS.height
  const axis =
    base &&
    markup`<path class="base" d="M${STEPS.left} ${y(base.at)}H${STEPS.width - STEPS.right}"/><text class="value end" x="${STEPS.left - 6}" y="${y(base.at) + 4}">${formatIndex(base.at)}</text><text class="end" x="${STEPS.width - STEPS.right}" y="${y(base.at) + 14}">${base.label}</text>`
  const dots = points.map(({ value, text, cell, label }, place) => {
    const day =
      cell !== null && typeof cell === 'object' && 'at' in cell ? formatDay(cell.at) : label
    return markup`<circle class="${place === points.length - 1 ? 'last' : 'dot'}" cx="${x(place)}" cy="${y(value)}" r="3.5"/><text class="value" x="${x(place)}" y="${y(value) - 9}">${text}</text><text x="${x(place)}" y="${footer + 16}">${day}</text>`
  })
  return markup`<div class="wide" tabindex="0" role="region" aria-label="${description}"><svg class="steps" viewBox="0 0 ${STEPS.width} ${footer + 24}" role="img" aria-label="${description}">${axis ?? null}<path class="line" d="${line}"/>${dots}</svg></div>`
}

/** The chart of a part; '' if there is nothing to draw. */
export function chartMarkup(part: ReportPart): Markup {
  const { chart } = part
  const points = chart ? pointsOf(part, chart) : []
  if (chart === null || points.length === 0) return markup``
  if (chart.kind === 'shares') return shares(points, chart.says)
  return chart.kind === 'bars' ? bars(points, chart.says) : steps(points, chart)
}

/** The bar of a difference, with one zero and scale for the whole column. */
export function barMarkup(value: number, most: number, tone: Tone): Markup {
  const WIDTH = 96
  const length = most === 0 ? 0 : Math.max((Math.min(Math.abs(value), most) / most) * WIDTH, 1)
  return markup`<svg class="bar" viewBox="0 0 ${WIDTH} 10" width="${WIDTH}" height="10" aria-hidden="true"><rect class="${tone}" x="0" y="0" width="${at(value === 0 ? 1 : length)}" height="10"/></svg>`
}
