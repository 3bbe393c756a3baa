/**
 * Writes what needs attention today as a report: alerts with matches, the changes of the last update, and your price position.
 */
import type { AlertMatch } from '@/domain/alerts/evaluateRules.ts'
import type { AlertRule } from '@/domain/alerts/rule.ts'
import { MARKET_COLUMNS, marketLabel } from '@/domain/market/rowMarket.ts'
import { formatOwnMerchants, type OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import type { ReferenceWords } from '@/domain/pricing/reference.ts'
import type { Report, ReportFigure, ReportPart } from '@/domain/report/report.ts'
import type { ChangedToday } from '@/domain/today/changedToday.ts'
import type { PricePositions } from '@/domain/today/pricePositions.ts'
import { totalOf, type UpdateRun } from '@/domain/updates/updateRun.ts'
import { currencyLine } from '@/features/export/exportAbout.ts'
import { kindsPart, movedFigure, sizesPart } from '@/features/reports/parts/changesPart.ts'
import { indexPart } from '@/features/reports/parts/indexPart.ts'
import { rulesParts, currentResults } from '@/features/reports/parts/rulesPart.ts'
import { countriesInWords } from '@/lib/countries.ts'
import { formatCount, formatIndex } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { withFileLanguage } from '@/lib/numbers/language.ts'
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import { capital } from '@/lib/text/capital.ts'
import { plural } from '@/lib/text/plural.ts'
import { sentenceText } from '@/lib/text/sentence.ts'
import type { AlertRun } from '@/storage/alerts/alertRuns.ts'
import { START } from '@/words/startNames.ts'
import { comparedIn } from './comparedRun.ts'
import { todaySentence } from './todaySentence.ts'

export type TodayOptions = {
  /** Your price positions over all saved data; null when no market was requested. */
  pricePositions: PricePositions | null
  ownMerchants: OwnMerchants
  reference: ReferenceWords
  /** The tolerance in percent: differences up to it count as equal prices. */
  tolerance: number
  /** The last check of the alerts, without matches that are snoozed by now; null before the first. */
  alerts: { rules: readonly AlertRule[]; run: AlertRun; allMatches: readonly AlertMatch[] } | null
  /** The last update that compared anything; null without one. */
  changed: { run: UpdateRun; found: Pick<ChangedToday, 'sizes'> } | null
  /** The user's currency label; '' for none. */
  label: string
  isDemo: boolean
  /** The time of the report, in epoch milliseconds. */
  at: number
}

const SHARES = [
  { kind: 'cheaper', label: 'Below market', tone: 'cheaper' },
  { kind: 'equal', label: 'At market', tone: 'equal' },
  { kind: 'dearer', label: 'Above market', tone: 'dearer' },
  { kind: 'unknown', label: 'Unknown', tone: null },
] as const

function sharesPart({ counts }: PricePositions, reference: ReferenceWords): ReportPart {
  const all = SHARES.reduce((sum, { kind }) => sum + counts[kind], 0)
  return {
    key: 'shares',
    title: START.shares,
    meta: `vs ${reference.label}, ${plural(all, 'EAN')}`,
    columns: [
      { key: 'standing', label: 'Price position', kind: 'text' },
      { key: 'codes', label: 'EANs', kind: 'count' },
      { key: 'share', label: 'Share', kind: 'share', formula: 'EANs ÷ all EANs' },
    ],
    rows: SHARES.map(({ kind, label }) => [
      label,
      counts[kind],
      all === 0 ? null : withoutNoise((counts[kind] / all) * 100),
    ]),
    most: null,
    chart: {
      kind: 'shares',
      says: `EANs by price position: ${SHARES.map(({ kind, label }) => `${formatCount(counts[kind])} ${label.toLowerCase()}`).join(', ')}`,
      label: 'standing',
      value: 'codes',
      tones: SHARES.map(({ tone }) => tone),
    },
  }
}

function mostOverpricedPart(
  { mostOverpriced, counts }: PricePositions,
  words: ReferenceWords,
): ReportPart | null {
  if (mostOverpriced.length === 0) return null
  return {
    key: 'dearest',
    title: START.dearest,
    meta: `${formatCount(mostOverpriced.length)} of ${formatCount(counts.dearer)} above market, by index`,
    columns: [
      { key: 'product', label: 'Product', kind: 'text' },
      { key: 'code', label: 'Code', kind: 'code' },
      { key: 'mine', label: marketLabel('myPrice', words), kind: 'price' },
      {
        key: 'reference',
        label: marketLabel('reference', words),
        kind: 'worked out',
        formula: words.formula,
      },
      { key: 'n', label: 'n', kind: 'count' },
      {
        key: 'difference',
        label: 'Difference',
        kind: 'change',
        isBar: true,
        ...formulaOf('difference'),
      },
      { key: 'index', label: marketLabel('index', words), kind: 'index', ...formulaOf('index') },
      { key: 'rank', label: marketLabel('rank', words), kind: 'count' },
    ],
    rows: mostOverpriced.map(({ code, name, market }) => [
      name,
      { code },
      market.myPrice,
      market.reference,
      market.n,
      market.difference,
      market.index,
      market.rank,
    ]),
    most: null,
    chart: null,
  }
}

function formulaOf(column: 'difference' | 'index') {
  const { formula } = MARKET_COLUMNS[column]
  return formula === undefined ? {} : { formula }
}

function figuresOf({ pricePositions, reference, alerts, changed }: TodayOptions): ReportFigure[] {
  const figures: ReportFigure[] = []
  const last = pricePositions?.indices.at(-1)
  if (pricePositions && last) {
    const { cheaper, equal, dearer } = pricePositions.counts
    figures.push(
      {
        label: 'Price index',
        value: formatIndex(last.mean),
        lines: [`${reference.label} = 100`, `average of ${formatCount(last.n)} EANs`],
        formula: `the average of your offer price ÷ ${reference.formula} × 100`,
      },
      {
        label: 'Above market',
        value: formatCount(dearer),
        of: `of ${formatCount(cheaper + equal + dearer)}`,
        lines: [`vs ${reference.label}`],
        formula: `EANs whose price of yours is above the ${reference.label} by more than the tolerance`,
      },
    )
  }
  if (alerts) {
    figures.push({
      label: START.alerts,
      value: formatCount(alerts.allMatches.length),
      lines: [`${formatCount(alerts.allMatches.filter(({ isNew }) => isNew).length)} of them new`],
      formula: 'matches of all alerts, without snoozed ones',
    })
  }
  if (changed) {
    const [only, ...others] = comparedIn(changed.run)
    const medians =
      only && others.length === 0 ? only.summary : { medianDown: null, medianUp: null }
    const { medianDown, medianUp } = medians
    const { counts, products } = totalOf(changed.run)
    figures.push(
      movedFigure({
        summary: { counts, products, medianDown, medianUp },
        before: sinceOf(changed.run),
      }),
    )
  }
  return figures
}

const sinceOf = (run: UpdateRun) => Math.min(...comparedIn(run).map(({ before }) => before.at))

export function todayReport(options: TodayOptions): Report {
  const { pricePositions, ownMerchants, reference, tolerance, alerts, changed, label, isDemo, at } =
    options
  return withFileLanguage(() => {
    const sentence = todaySentence({ pricePositions, than: reference.than, tolerance })
    const points = pricePositions?.indices.map(({ at: then, mean, n }) => ({
      at: then,
      index: mean,
      rows: n,
    }))
    const [rules = null, ...cases] = alerts
      ? rulesParts(alerts.rules, {
          allMatches: [...alerts.allMatches],
          verdicts: currentResults(alerts.run.verdicts, alerts.allMatches),
        })
      : []
    const parts = [
      rules,
      changed && kindsPart(totalOf(changed.run)),
      changed?.found.sizes ? sizesPart(changed.found.sizes) : null,
      pricePositions && mostOverpricedPart(pricePositions, reference),
      points
        ? indexPart(points, capital(reference.label), pricePositions?.country ?? '', '')
        : null,
      pricePositions && points && points.length > 0 ? sharesPart(pricePositions, reference) : null,
      // The longest part comes last.
      ...cases,
    ]
    return {
      title: START.report,
      kind:
        ownMerchants.length > 0
          ? `Report of the day, ${formatOwnMerchants(ownMerchants)}`
          : 'Report of the day',
      at,
      place: pricePositions ? countriesInWords([pricePositions.country]) : '',
      isDemo,
      facts: [
        { label: 'Scope', value: 'All saved data', more: 'in one browser' },
        ...(changed
          ? [
              {
                label: 'Last update',
                value: formatWhen(changed.run.at),
                more: `compared with ${formatWhen(sinceOf(changed.run))}`,
              },
            ]
          : []),
        ...(alerts
          ? [
              {
                label: 'Checked',
                value: formatWhen(alerts.run.at),
                more: `with data up to ${formatWhen(alerts.run.factsAt)}`,
              },
            ]
          : []),
      ],
      ...(sentence && { sentence: sentenceText(sentence) }),
      figures: figuresOf(options),
      parts: parts.filter((part) => part !== null),
      notes: '',
      method: [
        {
          term: 'Compared with',
          says: `Prices are compared with the ${reference.label}: ${reference.formula}.`,
        },
        {
          term: 'What changed',
          says: 'Both versions of a collection were loaded and saved in one browser; the service has no history. A product in two collections counts in both.',
        },
        { term: 'New', says: 'It did not match at the update before.' },
        { term: 'Currency', says: `${currencyLine(label)}. Prices as received, not converted.` },
      ],
    }
  })
}
