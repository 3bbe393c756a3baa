import type { BrandRow, AssortmentMap } from '@/domain/assortment/assortmentMap.ts'
/** Writes the assortment gaps as a report: which brands you lack, and which merchants sell what. */
import { countBrands } from '@/domain/assortment/standCounts.ts'
import type { Report, ReportColumn, ReportFigure, ReportPart } from '@/domain/report/report.ts'
import { countriesInWords } from '@/lib/countries.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { inFiles } from '@/lib/numbers/language.ts'
import { pluralForm } from '@/lib/text/plural.ts'
import { sentenceText } from '@/lib/text/sentence.ts'
import { leastInWords } from '@/words/leastInWords.ts'
import { mapSentence } from './mapSentence.ts'
import { completeness, mapSheet, type MapSheetOptions } from './mapSheet.ts'
import { brandsInWords, mapTitle } from './mapWords.ts'

type Options = MapSheetOptions & { isDemo: boolean }

const ON_PAGE = 100

/** How many brands have a status: "12", or "at least 12" where there may be more. */
const brandCountInWords = (map: AssortmentMap, brandStatus: BrandRow['brandStatus']) => {
  const { count, isComplete } = countBrands(map, brandStatus)
  return leastInWords(count, isComplete)
}

/** A report column that marks the counts which may be higher; no column when none may be. */
const leastColumn = (label: string, isAny: boolean): ReportColumn[] =>
  isAny ? [{ key: 'least', label, kind: 'text' }] : []

const whose = ({ map }: Pick<Options, 'map'>) =>
  map.columns.flatMap(({ isOwn, merchant }) => (isOwn ? [merchant] : [])).join(', ')

function lackedPart({ map }: Options): ReportPart | null {
  const lacked = map.rows
    .filter(({ brandStatus }) => brandStatus === 'lacked')
    .toSorted((a, b) => b.elsewhere - a.elsewhere)
  if (lacked.length === 0) return null
  const isLeast = (row: BrandRow) => row.isElsewhereLeast || row.isOthersLeast
  const isAnyLeast = lacked.some(isLeast)
  const count = brandCountInWords(map, 'lacked')
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

function merchantsPart({ map }: Options): ReportPart {
  const isAnyLeast = map.columns.some(({ hasAllBrands }) => !hasAllBrands)
  const columns = map.columns.toSorted((a, b) => (b.numFound ?? 0) - (a.numFound ?? 0))
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

/** The report's table of the map: counts, gaps and unknown cells, as in the file of the map. */
function mapPart(options: Options): ReportPart {
  const { columns } = mapSheet(options)
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
    rows: options.map.rows.map((row) => columns.map(({ cell }) => cell(row))),
    most: ON_PAGE,
    chart: null,
  }
}

function figuresOf(options: Options): ReportFigure[] {
  const { map } = options
  const brands = leastInWords(map.rows.length, map.hasAllBrands)
  const all = {
    label: 'Brands',
    value: brands,
    lines: [`at ${formatCount(map.columns.length)} merchants`],
    formula: 'brands found; spellings of one brand are combined',
  }
  if (whose(options) === '') return [all]
  return [
    {
      label: 'Missing brands',
      value: brandCountInWords(map, 'lacked'),
      of: `of ${brands}`,
      lines: ['that competitors sell'],
      formula: 'brands that competitors sell and you don’t',
    },
    {
      label: 'Only you',
      value: brandCountInWords(map, 'only mine'),
      lines: ['that no competitor sells'],
      formula: 'brands that only you sell',
    },
    {
      label: 'Both',
      value: brandCountInWords(map, 'both'),
      lines: ['that you and competitors sell'],
      formula: 'brands that you and a competitor sell',
    },
    all,
  ]
}

export function mapReport(options: Options): Report {
  return inFiles(() => {
    const { state, countries, map, view, at, isDemo } = options
    const me = whose(options)
    const sentence = mapSentence(map, view.progress.state === 'done')
    return {
      title: `Assortment gaps: ${mapTitle(state, countries)}`,
      kind: me === '' ? 'Assortment report' : `Assortment report, ${me}`,
      at,
      place: countriesInWords(countries),
      isDemo,
      facts: [
        { label: 'Scope', value: mapTitle(state, countries), more: brandsInWords(map) },
        { label: 'Your merchant', value: me === '' ? 'No merchant chosen' : me, more: '' },
        { label: 'Last loaded', value: formatWhen(view.at), more: '' },
        { label: 'Completeness', value: completeness(options), more: '' },
      ],
      ...(sentence && { sentence: sentenceText(sentence) }),
      figures: figuresOf(options),
      parts: [lackedPart(options), merchantsPart(options), mapPart(options)].filter(
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
