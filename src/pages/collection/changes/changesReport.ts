/** Writes what changed between two versions of a collection as a report. */
import type { ProductChange } from '@/domain/changes/productChanges.ts'
import { whyIncomplete } from '@/domain/changes/whyIncomplete.ts'
import type { Collection, Version } from '@/domain/collections/collection.ts'
import type { Report, ReportFigure } from '@/domain/report/report.ts'
import { currencyLine } from '@/features/export/exportAbout.ts'
import { kindsPart, movedFigure, sizesPart } from '@/features/reports/parts/changesPart.ts'
import type { FoundChanges } from '@/jobs/workers/changesTasks.ts'
import { countriesInWords } from '@/lib/countries.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { withFileLanguage } from '@/lib/numbers/language.ts'
import { sentenceText, type Sentence } from '@/lib/text/sentence.ts'
import type { ChosenVersions } from '@/pages/collection/versions/chosenVersions.ts'
import { changesPart } from './changesPart.ts'
import { changesTable } from './changesSheet.ts'
import { notMatchedReasons, notComparedReasons } from './comparedWords.ts'
import type { ChangeMarkets } from './useChangeMarkets.ts'

type Options = {
  collection: Collection
  chosen: ChosenVersions
  found: FoundChanges
  /** The changed products that the page shows. */
  products: readonly ProductChange[]
  /** The market prices at the codes of the rows, from which your price positions are computed; null if no market is known. */
  markets: ChangeMarkets | null
  /** The sentence above the changes, as on the page; null without one. */
  sentence: Sentence | null
  /** The user's currency label; '' for none. */
  label: string
  isDemo: boolean
  /** The time of the report, in epoch milliseconds. */
  at: number
}

const figure = (label: string, value: number, lines: string[], formula: string): ReportFigure => ({
  label,
  value: formatCount(value),
  lines,
  formula,
})

const stateOf = (version: Version) =>
  `${formatCount(version.counts.rows)} rows, ${whyIncomplete(version) === null ? 'complete' : 'incomplete'}`

export function changesReport(options: Options): Report {
  const { collection, chosen, found, products, markets, sentence, label, isDemo, at } = options
  return withFileLanguage(() => {
    const { before, now } = chosen
    const { summary } = found
    const { counts, nowOut, nowIn } = summary
    const open = [...notComparedReasons(chosen, found), ...notMatchedReasons(found)]
    return {
      title: `What changed in ${collection.name}`,
      kind: 'Change report',
      at,
      place: countriesInWords(collection.countries),
      isDemo,
      facts: [
        {
          label: 'Scope',
          value: collection.name,
          more: `${formatCount(summary.products)} products`,
        },
        { label: 'Before', value: formatWhen(before.at), more: stateOf(before) },
        { label: 'Now', value: formatWhen(now.at), more: stateOf(now) },
        {
          label: 'Completeness',
          value: open.length === 0 ? 'Everything was compared' : 'Some changes are unknown',
          more: open.length === 0 ? '' : 'see Method, at the end',
        },
      ],
      ...(sentence && { sentence: sentenceText(sentence) }),
      figures: [
        movedFigure({ summary, before: before.at }),
        figure(
          'New',
          counts.new + counts.back,
          [`${formatCount(counts.back)} of them are back`],
          'products of the newer version that the older one didn’t have',
        ),
        figure(
          'Gone',
          counts.gone,
          [`${formatCount(summary.merged ?? 0)} are listed under another ID`],
          'products of the older version that the newer one doesn’t have',
        ),
        figure(
          'Stock changed',
          counts.stock,
          [`${formatCount(nowOut)} out, ${formatCount(nowIn)} in`],
          'products of both versions whose stock changed',
        ),
      ],
      parts: [
        kindsPart(found.byProduct),
        sizesPart(found.sizes),
        changesPart({
          ...changesTable(products, { collection, markets }),
          counts: found.byProduct,
          before: before.at,
          now: now.at,
        }),
      ].filter((part) => part !== null),
      notes: '',
      method: [
        {
          term: 'Compared',
          says: 'Both versions were loaded and stored in one browser; the service has no history. Products are matched by product ID.',
        },
        { term: 'Gone', says: 'Not in this result; the product may still be listed.' },
        {
          term: 'In percent',
          says: '(offer price now − offer price before) ÷ offer price before × 100.',
        },
        { term: 'Currency', says: `${currencyLine(label)}. Prices as received, not converted.` },
        ...open.map((says) => ({ term: 'Unknown', says })),
      ],
    }
  })
}
