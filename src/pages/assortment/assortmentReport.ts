/** Writes the assortment gaps as a report: which brands you lack, and which merchants sell what. */
import { countBrands } from '@/domain/assortment/countBrands.ts'
import type { BrandRow, Assortment } from '@/domain/assortment/makeAssortment.ts'
import type { Report, ReportColumn, ReportFigure, ReportPart } from '@/domain/report/report.ts'
import { countriesInWords } from '@/lib/countries.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { withFileLanguage } from '@/lib/numbers/language.ts'
import { pluralForm } from '@/lib/text/plural.ts'
import { sentenceText } from '@/lib/text/sentence.ts'
import { leastInWords } from '@/words/leastInWords.ts'
import { assortmentSentence } from './assortmentSentence.ts'
import {
  assortmentCompleteness,
  assortmentSheet,
  type AssortmentSheetOptions,
} from './assortmentSheet.ts'
import { brandsInWords, assortmentTitle } from './assortmentWords.ts'

type Options = AssortmentSheetOptions & { isDemo: boolean }

const ON_PAGE = 100

/** How many brands have a status: "12", or "at least 12" if there may be more. */
const brandCountInWords = (assortment: Assortment, brandStatus: BrandRow['brandStatus']) => {
  const { count, isComplete } = countBrands(assortment, brandStatus)
  return leastInWords(count, isComplete)
}

/** A report column that marks the counts which may be higher; no column when none may be. */
const leastColumn = (label: string, isAny: boolean): ReportColumn[] =>
  isAny ? [{ key: 'least', label, kind: 'text' }] : []

const whose = ({ assortment }: Pick<Options, 'assortment'>) =>
  assortment.columns.flatMap(({ isOwn, merchant }) => (isOwn ? [merchant] : [])).join(', ')

function lackedPart({ assortment }: Options): ReportPart | null {
  const lacked = assortment.rows
    .filter(({ brandStatus }) => brandStatus === 'lacked')
    .toSorted((a, b) => b.elsewhere - a.elsewhere)
  if (lacked.length === 0) return null
  const isLeast = (row: BrandRow) => row.isElsewhereLeast || row.isOthersLeast
  const isAnyLeast = lacked.some(isLeast)
  const count = brandCountInWords(assortment, 'lacked')
  return {
    key: 'lacked',
    title: 'Missing brands',
    meta: `${count} ${pluralForm(lacked.length, 'brand')}, by number of competitor products`,
    columns: [
      { key: 'brand', label: 'Brand', kind: 'text' },
      { key: 'elsewhere', label: 'Competitor products', kind: 'count' },
      { key: 'others', label: 'Merchants that sell it', kind: 'count' },
      ...leastColumn('At least', isAnyLeast),
    ],
    rows: lacked.map((row) => [
      row.brand,
      row.elsewhere,
      row.others,
      ...(isAnyLeast ? [isLeast(row)] : []),
    ]),
    most: ON_PAGE,
    chart: null,
  }
}

function merchantsPart({ assortment }: Options): ReportPart {
  const isAnyLeast = assortment.columns.some(({ hasAllBrands }) => !hasAllBrands)
  const columns = assortment.columns.toSorted((a, b) => (b.numFound ?? 0) - (a.numFound ?? 0))
  return {
    key: 'merchants',
    title: 'Merchants',
    meta: 'as the service counts them',
    columns: [
      { key: 'merchant', label: 'Merchant', kind: 'merchant' },
      { key: 'products', label: 'Products', kind: 'count' },
      { key: 'brands', label: 'Brands', kind: 'count' },
      ...leastColumn('Brands at least', isAnyLeast),
      { key: 'mine', label: 'Your merchant', kind: 'text' },
    ],
    rows: columns.map(({ merchant, numFound, brands, hasAllBrands, isOwn }) => [
      merchant,
      numFound,
      brands,
      ...(isAnyLeast ? [!hasAllBrands] : []),
      isOwn,
    ]),
    most: null,
    chart: {
      kind: 'bars',
      says: `Products of ${formatCount(columns.length)} merchants`,
      label: 'merchant',
      value: 'products',
      tones: columns.map(({ isOwn }) => (isOwn ? 'cheaper' : 'equal')),
    },
  }
}

/** The report’s table of brands by merchant: counts, gaps and unknown cells, as in the exported file. */
function assortmentPart(options: Options): ReportPart {
  const { columns } = assortmentSheet(options)
  return {
    key: 'map',
    title: 'Brand by merchant',
    meta: 'products of each brand at each merchant; ? is unknown',
    columns: columns.map(({ key, label }): ReportColumn => ({
      key,
      label,
      kind: ['brand', 'spellings', 'stand', 'least', 'others least'].includes(key)
        ? 'text'
        : 'count',
    })),
    rows: options.assortment.rows.map((row) => columns.map(({ cell }) => cell(row))),
    most: ON_PAGE,
    chart: null,
  }
}

function figuresOf(options: Options): ReportFigure[] {
  const { assortment } = options
  const brands = leastInWords(assortment.rows.length, assortment.hasAllBrands)
  const all = {
    label: 'Brands',
    value: brands,
    lines: [`at ${formatCount(assortment.columns.length)} merchants`],
    formula: 'brands found; spellings of one brand are combined',
  }
  if (whose(options) === '') return [all]
  return [
    {
      label: 'Missing brands',
      value: brandCountInWords(assortment, 'lacked'),
      of: `of ${brands}`,
      lines: ['that competitors sell'],
      formula: 'brands that competitors sell and you don’t',
    },
    {
      label: 'Only you',
      value: brandCountInWords(assortment, 'only mine'),
      lines: ['that no competitor sells'],
      formula: 'brands that only you sell',
    },
    {
      label: 'Both',
      value: brandCountInWords(assortment, 'both'),
      lines: ['that you and competitors sell'],
      formula: 'brands that you and a competitor sell',
    },
    all,
  ]
}

export function assortmentReport(options: Options): Report {
  return withFileLanguage(() => {
    const { state, countries, assortment, view, at, isDemo } = options
    const me = whose(options)
    const sentence = assortmentSentence(assortment, view.progress.state === 'done')
    return {
      title: `Assortment gaps: ${assortmentTitle(state, countries)}`,
      kind: me === '' ? 'Assortment report' : `Assortment report, ${me}`,
      at,
      place: countriesInWords(countries),
      isDemo,
      facts: [
        {
          label: 'Scope',
          value: assortmentTitle(state, countries),
          more: brandsInWords(assortment),
        },
        { label: 'Your merchant', value: me === '' ? 'No merchant chosen' : me, more: '' },
        { label: 'Last loaded', value: formatWhen(view.at), more: '' },
        { label: 'Completeness', value: assortmentCompleteness(options), more: '' },
      ],
      ...(sentence && { sentence: sentenceText(sentence) }),
      figures: figuresOf(options),
      parts: [lackedPart(options), merchantsPart(options), assortmentPart(options)].filter(
        (part) => part !== null,
      ),
      notes: '',
      method: [
        {
          term: 'Counts',
          says: 'The service’s brand counts; totals are calculated.',
        },
        {
          term: 'Brands',
          says: 'Spellings that differ only in case, accents, punctuation or spaces are combined.',
        },
        { term: 'Gap', says: 'A competitor sells the brand and you don’t.' },
        {
          term: '?',
          says: '“Unknown” means that the merchant’s brand list may be incomplete.',
        },
      ],
    }
  })
}
