/**
 * Writes the report of a collection, the same for every kind, from the row engine's rows and views: the position sentence,
 * headline figures, price position, top rows, who undercuts you, the summary, changes, and the table as shown.
 */
import type { Report, ReportFigure, ReportPart } from '@/domain/report/report.ts'
import { currencyLineOf } from '@/features/export/exportAbout.ts'
import { countriesInWords } from '@/lib/countries.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { withFileLanguage } from '@/lib/numbers/language.ts'
import { capital } from '@/lib/text/capital.ts'
import { plural } from '@/lib/text/plural.ts'
import { collectionFile } from '@/pages/collection/file/collectionFile.ts'
import { completeness } from '@/pages/collection/file/completeness.ts'
import { groupParts } from './groupParts.ts'
import { merchantPart } from './merchantPart.ts'
import { distributionPart, figuresOf, positionPart, sentenceOf } from './positionParts.ts'
import { comparedRows, type CountryView, type ReportView } from './reportView.ts'
import { discountPart, extremeParts, rowsPart, unansweredParts } from './rowParts.ts'

export type CollectionReportOptions = {
  /**
   * The views of the collection: one for each country, or for each group of countries that are checked together. No figure combines
   * the prices of two views.
   */
  views: readonly ReportView[]
  isDemo: boolean
  /**
   * Further parts of the report: `first` has the index over versions; `before` has what changed and the alerts, and precedes the
   * table.
   */
  first?: readonly ReportPart[]
  before?: readonly ReportPart[]
  /** A further figure, inserted after the first three. */
  figure?: ReportFigure | null
}

function countryView(view: ReportView, isAlone: boolean): CountryView {
  const { collection, filtered, rows, pricingContext } = view
  const shownRows = filtered ?? rows
  return {
    ...view,
    shownRows,
    where: isAlone ? '' : `, ${countriesInWords(collection.countries)}`,
    country: collection.countries.join(),
    isOneCountry: collection.countries.length === 1,
    areItems: rows.some(({ item }) => item !== undefined),
    hasMarket: shownRows.some(({ market }) => market !== undefined),
    isYours: pricingContext.you !== null && comparedRows(shownRows).length > 0,
  }
}

/** Splits a line of the file into a term and its text: "Order: by index" has the term "Order". */
function termOf(line: string): { term: string; says: string } {
  const [term = '', ...rest] = line.split(': ')
  return rest.length === 0 ? { term: 'Rows', says: line } : { term, says: rest.join(': ') }
}

function methodOf(views: readonly CountryView[]): Report['method'] {
  const [view] = views
  if (view === undefined) return []
  const { pricingContext, hasMarket } = view
  const { reference, tolerance, you } = pricingContext
  const file = collectionFile(view)
  const [filters = '', order = ''] = file.about(view.filtered ? 'filtered' : 'all').slice(-2)
  const compared = [
    {
      term: 'Price index',
      says: `Your price ÷ ${reference.formula} × 100 for each row; the index of the report is the average of its rows.`,
    },
    {
      term: 'At market',
      says: `Within ${tolerance}% of the ${reference.label}. Offers without a price above 0 aren’t counted.`,
    },
  ]
  return [
    {
      term: 'You',
      says: you ?? 'You haven’t chosen your merchant, so no price is marked as yours.',
    },
    {
      term: 'Compared with',
      says: hasMarket
        ? `${capital(reference.label)}. Each row shows how many prices it is calculated from.`
        : 'Market prices were not checked.',
    },
    ...(views.some(({ isYours }) => isYours) ? compared : []),
    {
      term: 'Currency',
      says: `${currencyLineOf(views.map(({ country, label }) => ({ countries: country, label })))}. Prices as received, not converted.`,
    },
    termOf(filters),
    termOf(order),
    { term: 'Version', says: `${formatWhen(view.version.at)}, local time.` },
    ...(file.details?.() ?? []).map(termOf),
  ]
}

function factsOf(views: readonly CountryView[]): Report['facts'] {
  const [view] = views
  if (view === undefined) return []
  const { collection, pricingContext, version, hasMarket } = view
  const all = views.reduce((sum, { shownRows }) => sum + shownRows.length, 0)
  const merchants = new Set(
    views.flatMap(({ ranking }) => ranking?.names ?? []).map(({ name }) => name),
  )
  const whole = completeness(
    version,
    views.flatMap(({ rows }) => rows),
  )
  return [
    {
      label: 'Scope',
      value: collection.name,
      more: `${plural(all, 'row')}${merchants.size > 0 ? `, ${plural(merchants.size, 'competitor')}` : ''}`,
    },
    { label: 'You', value: pricingContext.you ?? 'No merchant chosen', more: '' },
    {
      label: 'Compared with',
      value: hasMarket ? capital(pricingContext.reference.label) : 'Market prices were not checked',
      more: hasMarket ? `up to ${pricingContext.tolerance}% counts as at market` : '',
    },
    {
      label: 'Version',
      value: formatWhen(version.at),
      more: whole.isWhole ? whole.message : `${whole.message}; listed at the end`,
    },
  ]
}

/** The order line of the file, as in "in the order: by index, highest first". */
const orderOf = (view: CountryView): string =>
  collectionFile(view)
    .about(view.filtered ? 'filtered' : 'all')
    .at(-1)
    ?.replace(/^Order: /, 'in the order: ') ?? ''

export function collectionReport(options: CollectionReportOptions): Report {
  return withFileLanguage(() => {
    const { isDemo, first = [], before = [], figure = null } = options
    const views = options.views.map((view) => countryView(view, options.views.length === 1))
    const [view] = views
    if (view === undefined) throw new RangeError('A report needs rows of one country.')
    const figures = views.flatMap(figuresOf)
    const saved = views.length === 1 && figure !== null ? figures.slice(0, 3) : figures
    const sentence = views.map(sentenceOf).filter((one) => one !== '')
    const parts = [
      ...first,
      ...views.flatMap((one) => [
        positionPart(one),
        distributionPart(one),
        ...extremeParts(one),
        one.hasMarket ? merchantPart(one) : null,
        ...groupParts(one),
        discountPart(one),
      ]),
      ...before,
      ...views.flatMap(unansweredParts),
      ...views.map((one) => rowsPart(one, orderOf(one))),
    ]
    const isPrices = views.some(({ hasMarket, areItems }) => hasMarket || areItems)
    const { you } = view.pricingContext
    return {
      title: view.collection.name,
      kind: `${isPrices ? 'Price report' : 'Assortment report'}${isPrices && you !== null ? `, ${you}` : ''}`,
      at: view.at,
      place: countriesInWords(views.flatMap(({ collection }) => collection.countries)),
      isDemo,
      ...(sentence.length > 0 && { sentence: sentence.join(' ') }),
      facts: factsOf(views),
      figures: figure === null ? saved : [...saved, figure],
      parts: parts.filter((part) => part !== null),
      notes: '',
      method: methodOf(views),
    }
  })
}
