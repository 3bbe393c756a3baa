/** The changes between two versions, as a part of a report and as a figure at its top. */
import { changeKinds } from '@/domain/changes/change.ts'
import type { ChangeSizes } from '@/domain/changes/changeSizes.ts'
import { kindInWords, sizeInWords } from '@/domain/changes/changesNames.ts'
import type { ChangesSummary } from '@/domain/changes/changesSummary.ts'
import type { ReportFigure, ReportPart, Tone } from '@/domain/report/report.ts'
import { formatCount, formatPercent } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'

/** The counts of changes: "27 prices down, 14 prices up, 3 new"; without kinds that didn’t occur. */
export function countsInWords({ counts }: Pick<ChangesSummary, 'counts'>): string {
  const kinds = [
    ['prices down', counts['price-down']],
    ['prices up', counts['price-up']],
    ['new', counts.new],
    ['gone', counts.gone],
    ['back', counts.back],
    ['stock changed', counts.stock],
    ['discount changed', counts.discount],
    ['rating changed', counts.rating],
  ] as const
  const counted = kinds.filter(([, count]) => count > 0)
  return counted.map(([kind, count]) => `${formatCount(count)} ${kind}`).join(', ')
}

type Moved = {
  summary: Pick<ChangesSummary, 'counts' | 'products' | 'medianDown' | 'medianUp'>
  before: number
}

export function movedFigure({ summary, before }: Moved): ReportFigure {
  const { counts, products, medianDown, medianUp } = summary
  const down = counts['price-down']
  const up = counts['price-up']
  const middle = [medianDown, medianUp]
    .filter((value) => value !== null)
    .map((value) => formatPercent(value, { digits: 1, signed: true }))
  return {
    label: 'Price changes',
    value: formatCount(down + up),
    of: `of ${formatCount(products)}`,
    lines: [
      `since ${formatWhen(before)}`,
      `${formatCount(down)} down, ${formatCount(up)} up`,
      ...(middle.length > 0 ? [`median ${middle.join(' and ')}`] : []),
    ],
    formula: 'offers in both versions whose price changed',
  }
}

/** The number of products by kind of change. */
export function kindsPart(
  summary: Pick<ChangesSummary, 'products' | 'changed' | 'counts'>,
): ReportPart {
  return {
    key: 'kinds',
    title: 'How much changed',
    meta: `${formatCount(summary.changed)} of ${formatCount(summary.products)} products; a product that changed in two ways counts twice`,
    columns: [
      { key: 'kind', label: 'Change', kind: 'text' },
      { key: 'products', label: 'Products', kind: 'count' },
      {
        key: 'share',
        label: 'Share',
        kind: 'share',
        formula: 'products ÷ products of both versions',
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

/** The sizes of price changes; null if no price changed. */
export function sizesPart(sizes: ChangeSizes): ReportPart | null {
  if (sizes.n === 0) return null
  return {
    key: 'sizes',
    title: 'Size of the price changes',
    meta: `in percent of the price before; n = ${formatCount(sizes.n)}`,
    columns: [
      { key: 'step', label: 'Change in percent', kind: 'text' },
      { key: 'products', label: 'Products', kind: 'count' },
    ],
    rows: sizes.bins.map((bin) => [sizeInWords(bin), bin.count]),
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
