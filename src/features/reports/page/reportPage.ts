/**
 * A report as one self-contained file: it opens from a disk, sends no requests, includes its content security policy, and
 * contains its data, so that this app can read it again.
 */
import { statusOfDifference } from '@/domain/pricing/priceStatus.ts'
import type { Report, ReportColumn, ReportFigure, ReportPart } from '@/domain/report/report.ts'
import { REPORT_DATA } from '@/features/import/rows/report.ts'
import { monogram } from '@/features/products/pictures/monogram.ts'
import { REPORT } from '@/features/reports/reportNames.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatDay, formatTime } from '@/lib/numbers/formatTimes.ts'
import { withFileLanguage } from '@/lib/numbers/language.ts'
import type { Cell } from '@/lib/sheet/sheet.ts'
import { cellText, isFigure, sortText } from './cellText.ts'
import { barMarkup, chartMarkup } from './charts.ts'
import { markup, jsonMarkup, Markup, type Markup as Piece } from './markup.ts'
import REPORT_SCRIPT from './reportScript.js?raw'
import { REPORT_STYLE } from './reportStyle.ts'

/** The hashes of the script and the style for the content security policy; this file’s test recalculates them. */
export const HASHES = {
  script: 'sha256-Jmty0JCLES18VvEPaM9fX1fexxhS2wC4NLhTrVD9T+k=',
  style: 'sha256-FmWkV1ZxfjJ9rryUkVBoPelal5JTjDiid9vgPTxHXXk=',
} as const

const POLICY = [
  `default-src 'none'`,
  `script-src '${HASHES.script}'`,
  `style-src '${HASHES.style}'`,
  'img-src data:',
  `base-uri 'none'`,
  `form-action 'none'`,
].join('; ')

/** A table with more rows than this has a search field; a shorter one is visible at a glance. */
const LONG_TABLE = 8

/** A text with more characters than this is truncated after two lines on a screen, but not in print. */
const LONG_TEXT = 70

const SIGN = markup`<svg viewBox="0 0 22 22" aria-hidden="true"><rect width="22" height="22" rx="4" fill="currentColor" /><path fill="#fff" d="M4 5h2.5v12H4zM8 5h1.2v12H8zM10.8 5H14v8h-3.2zM15.5 5H18v12h-2.5zM10.8 15H14v2h-3.2z" /></svg>`

/** A hatched pattern for "more expensive", so that colour isn’t the only difference. */
const HATCH = markup`<svg class="hatch" aria-hidden="true"><defs><pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="ground" width="5" height="5" /><path class="stroke" d="M1 0V5" /></pattern></defs></svg>`

const calculated = (label: string, formula: string | undefined): Piece =>
  formula === undefined
    ? markup`${label}`
    : markup`<span class="calculated" title="calculated: ${formula}">${label}</span>`

function figureMarkup({ label, value, of, tone, lines, formula }: ReportFigure): Piece {
  const rest = of === undefined ? null : markup` <small>${of}</small>`
  return markup`<div><dt>${calculated(label, formula)}</dt><dd class="figure-value ${tone ?? ''}">${value}${rest}</dd><dd class="lines">${lines.map((line) => markup`<span>${line}</span>`)}</dd></div>`
}

const SIGNS = { dearer: '▲ ', cheaper: '▼ ', equal: '' }

function cellMarkup(
  cell: Cell,
  { kind, isBar, equalWithin = 0 }: ReportColumn,
  most: number,
): Piece {
  const text = cellText(cell, kind)
  if (kind === 'change' && typeof cell === 'number') {
    const tone = statusOfDifference(cell, equalWithin)
    const bar = isBar ? barMarkup(cell, most, tone) : null
    return markup`<span class="change">${bar}<span class="${tone}">${SIGNS[tone]}${text}</span></span>`
  }
  if (kind === 'merchant' && typeof cell === 'string' && cell !== '') {
    return markup`<span class="mark" aria-hidden="true">${monogram(cell)}</span>${text}`
  }
  if (text.length > LONG_TEXT) {
    return markup`<span class="clip" title="${text}">${text}</span>`
  }
  return markup`${text}`
}

const classOf = (kind: ReportColumn['kind']) =>
  isFigure(kind) ? 'figure' : kind === 'code' || kind === 'merchant' ? kind : 'text'

const bodyCell = (cell: Cell, column: ReportColumn, most: number): Piece =>
  markup`<td class="${classOf(column.kind)}" data-v="${sortText(cell)}">${cellMarkup(cell, column, most)}</td>`

function tableMarkup({ title, columns, rows, most }: ReportPart): Piece {
  const shown = most === null ? rows : rows.slice(0, most)
  const scale = columns.map(({ isBar }, place) =>
    isBar
      ? shown.reduce((top, row) => {
          const value = row[place]
          return typeof value === 'number' ? Math.max(top, Math.abs(value)) : top
        }, 0)
      : 0,
  )
  const head = columns.map(
    ({ label, kind, formula }) =>
      markup`<th scope="col" class="${classOf(kind)}">${calculated(label, formula)}</th>`,
  )
  const lines = shown.map(
    (row) =>
      markup`<tr>${columns.map((column, place) => bodyCell(row[place] ?? null, column, scale[place] ?? 0))}</tr>\n`,
  )
  const sorts = shown.length > 1 ? new Markup(' data-sorts') : null
  return markup`<div class="wide" tabindex="0" role="region" aria-label="${title}, table"><table${sorts}><caption class="vh">${title}</caption><thead><tr>${head}</tr></thead><tbody>\n${lines}</tbody></table></div>`
}

function restOf({ rows, most }: ReportPart): Piece | null {
  if (most === null || rows.length <= most) return null
  return markup`<p class="rest">${formatCount(most)} of ${formatCount(rows.length)} rows; the workbook and the data of this file have all of them.</p>`
}

/** The table of a chart, which is shown after a click, but always printed. */
function twinOf(part: ReportPart): Piece {
  const table = tableMarkup(part)
  return part.chart === null || part.chart.kind === 'shares'
    ? table
    : markup`<details><summary>${REPORT.asTable}</summary>${table}</details>`
}

function partMarkup(part: ReportPart): Piece {
  const { key, title, meta, rows, chart } = part
  const isLong = rows.length > LONG_TABLE && chart === null
  const find = isLong
    ? markup`<label class="find" data-find hidden><span class="vh">${REPORT.find} ${title}</span><input type="search" placeholder="${REPORT.find}" /></label><span class="found" data-found role="status"></span>`
    : null
  return markup`<section id="${key}"><div class="title"><h2>${title}</h2><span class="meta">${meta}</span>${find}</div>${chartMarkup(part)}${twinOf(part)}${restOf(part)}</section>\n`
}

function headMarkup({ kind, title, at, place, sentence, facts, figures }: Report): Piece {
  const sentenceMarkup = sentence === undefined ? null : markup`<p class="sentence">${sentence}</p>`
  const factMarkup = facts.map(
    ({ label, value, more }) =>
      markup`<div><dt>${label}</dt><dd>${value}</dd><dd class="more">${more}</dd></div>`,
  )
  return markup`<header><div><p class="kind">${SIGN}${kind}</p><h1>${title}</h1></div><p class="date"><b>${formatDay(at, { year: true })}</b>${formatTime(at)}, ${place}</p></header>${sentenceMarkup}<dl class="facts">${factMarkup}</dl><dl class="figures">${figures.map(figureMarkup)}</dl>\n`
}

function endMarkup({ notes, method, at, isDemo }: Report): Piece {
  const written =
    notes === ''
      ? null
      : markup`<section id="notes"><div class="title"><h2>${REPORT.notes}</h2></div><p class="notes">${notes}</p></section>\n`
  const terms = method.map(({ term, says }) => markup`<dt>${term}</dt><dd>${says}</dd>`)
  return markup`${written}<section id="method"><div class="title"><h2>${REPORT.method}</h2></div><dl class="method">${terms}</dl></section><footer><span>Made with Catalog Explorer on ${formatDay(at, { year: true })}, ${formatTime(at)}. This file needs no connection.</span>${isDemo ? markup`<span>Demo data</span>` : null}</footer>\n`
}

const dataOf = (report: Report): Piece =>
  jsonMarkup({ format: REPORT_DATA.format, version: REPORT_DATA.version, report })

/** Writes the page of a report: the same text for the same report, whatever the user’s language. */
export function writeReportPage(report: Report): string {
  return withFileLanguage(
    () =>
      markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${report.title}, ${formatDay(report.at, { year: true })}</title>
<link rel="icon" href="data:,">
<style>${new Markup(REPORT_STYLE)}</style>
</head>
<body>
${HATCH}
<main>
${headMarkup(report)}${report.parts.map(partMarkup)}${endMarkup(report)}</main>
<script type="application/json" id="${REPORT_DATA.id}">${dataOf(report)}</script>
<script>${new Markup(REPORT_SCRIPT)}</script>
</body>
</html>
`.text,
  )
}
