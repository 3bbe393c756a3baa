/** What changed between two snapshots of a set, as a report. */
import { currencyLine } from '../../export/exportAbout.ts'
import { countriesInWords } from '../../lib/countries.ts'
import { formatCount, formatPercent } from '../../lib/numbers/format.ts'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import { inFiles } from '../../lib/numbers/language.ts'
import { changeKinds, type Change } from '../../model/changes/change.ts'
import { kindInWords } from '../../model/changes/changesNames.ts'
import { whyNotWhole } from '../../model/changes/whyNotWhole.ts'
import type { ResultSet, Snapshot } from '../../model/resultSet/resultSet.ts'
import { changesPart, movedFigure } from '../../report/parts/changesPart.ts'
import type { Report, ReportFigure, ReportPart, Tone } from '../../model/report/report.ts'
import type { FoundChanges } from '../../work/workers/changesTasks.ts'
import type { ChosenSnapshots } from './snapshots/chosenSnapshots.ts'
import { notMatched, notTold } from './snapshots/comparedWords.ts'

type Given = {
  set: ResultSet
  chosen: ChosenSnapshots
  found: FoundChanges
  /** Those that the page shows. */
  changes: readonly Change[]
  /** The currency label that the user has set; '' for none. */
  label: string
  isDemo: boolean
  /** Epoch milliseconds. */
  at: number
}

function kindsPart({ summary }: FoundChanges): ReportPart {
  return {
    key: 'kinds',
    title: 'How much changed',
    meta: `${formatCount(summary.changed)} of ${formatCount(summary.products)} products; one that changed in two ways stands in both`,
    columns: [
      { key: 'kind', label: 'Change', kind: 'text' },
      { key: 'products', label: 'Products', kind: 'count' },
      {
        key: 'share',
        label: 'Share',
        kind: 'share',
        formula: 'products ÷ products of both snapshots',
      },
    ],
    rows: changeKinds.map((kind) => {
      const count = summary.counts[kind]
      const share = summary.products === 0 ? null : (count / summary.products) * 100
      return [kindInWords(kind), count, share]
    }),
    most: null,
    chart: null,
  }
}

const stepOf = ({ from, to }: FoundChanges['sizes']['bins'][number]): string => {
  const signed = (value: number) => formatPercent(value, { signed: true })
  if (from === null) return `below ${signed(to ?? 0)}`
  return to === null ? `above ${signed(from)}` : `${signed(from)} to ${signed(to)}`
}

function sizesPart({ sizes }: FoundChanges): ReportPart | null {
  if (sizes.n === 0) return null
  return {
    key: 'sizes',
    title: 'Size of the price changes',
    meta: `in percent of the price before; n = ${formatCount(sizes.n)}`,
    columns: [
      { key: 'step', label: 'Change in percent', kind: 'text' },
      { key: 'products', label: 'Products', kind: 'count' },
    ],
    rows: sizes.bins.map((bin) => [stepOf(bin), bin.count]),
    most: null,
    chart: {
      kind: 'bars',
      says: `Price changes by size: ${formatCount(sizes.n)} in steps of ${sizes.step} percent`,
      label: 'step',
      value: 'products',
      tones: sizes.bins.map(({ to }): Tone => (to !== null && to <= 0 ? 'cheaper' : 'dearer')),
    },
  }
}

const figure = (label: string, value: number, lines: string[], formula: string): ReportFigure => ({
  label,
  value: formatCount(value),
  lines,
  formula,
})

const stateOf = (snapshot: Snapshot) =>
  `${formatCount(snapshot.counts.rows)} rows, ${whyNotWhole(snapshot) === null ? 'complete' : 'incomplete'}`

export function changesReport({ set, chosen, found, changes, label, isDemo, at }: Given): Report {
  return inFiles(() => {
    const { before, now } = chosen
    const { summary } = found
    const { counts, nowOut, nowIn } = summary
    const snapshots = { before: before.at, now: now.at }
    const open = [...notTold(chosen, found), ...notMatched(found)]
    return {
      title: `What changed in ${set.name}`,
      kind: 'Change report',
      at,
      place: countriesInWords(set.countries),
      isDemo,
      facts: [
        { label: 'Scope', value: set.name, more: `${formatCount(summary.products)} products` },
        { label: 'Before', value: formatWhen(before.at), more: stateOf(before) },
        { label: 'Now', value: formatWhen(now.at), more: stateOf(now) },
        {
          label: 'Completeness',
          value: open.length === 0 ? 'Everything was compared' : 'Not everything could be told',
          more: open.length === 0 ? '' : 'see Method, at the end',
        },
      ],
      figures: [
        movedFigure({ summary, before: before.at }),
        figure(
          'New',
          counts.new + counts.back,
          [`${formatCount(counts.back)} of them are back`],
          'products of the snapshot now that the one before had not',
        ),
        figure(
          'Gone',
          counts.gone,
          [`${formatCount(summary.merged ?? 0)} stand under another id`],
          'products of the snapshot before that the one now has not',
        ),
        figure(
          'Stock changed',
          counts.stock,
          [`${formatCount(nowOut)} out, ${formatCount(nowIn)} in`],
          'products of both snapshots whose stock is another one now',
        ),
      ],
      parts: [
        kindsPart(found),
        sizesPart(found),
        changesPart({ changes, summary, ...snapshots }),
      ].filter((part) => part !== null),
      notes: '',
      method: [
        {
          term: 'Compared',
          says: 'Both snapshots were loaded and kept in one browser; the service has no history. Products are told by product id.',
        },
        { term: 'Gone', says: 'Not in this result, which does not say that it was delisted.' },
        {
          term: 'In percent',
          says: '(offer price now − offer price before) ÷ offer price before × 100.',
        },
        { term: 'Currency', says: `${currencyLine(label)}. Prices as received, not converted.` },
        ...open.map((says) => ({ term: 'Not told', says })),
      ],
    }
  })
}
