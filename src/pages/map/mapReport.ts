/** Assortment gaps as a report: what I lack, and who sells what. */
import { countriesInWords } from '../../lib/countries.ts'
import { formatCount } from '../../lib/numbers/format.ts'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import { inFiles } from '../../lib/numbers/language.ts'
import { standCount } from '../../model/whiteSpace/standCounts.ts'
import type { BrandRow, WhiteSpaceMap } from '../../model/whiteSpace/whiteSpaceMap.ts'
import type { Report, ReportColumn, ReportFigure, ReportPart } from '../../model/report/report.ts'
import { leastInWords } from '../../words/leastInWords.ts'
import { completeness, mapSheet, type MapSheetGiven } from './mapSheet.ts'
import { brandsInWords, mapTitle } from './mapWords.ts'

type Given = MapSheetGiven & { isDemo: boolean }

const ON_PAGE = 100

/** "12", or "at least 12" where there may be more. */
const standInWords = (map: WhiteSpaceMap, stand: BrandRow['stand']) => {
  const { count, isComplete } = standCount(map, stand)
  return leastInWords(count, isComplete)
}

/** A column that says where the counts before it are not all; none where they are. */
const leastColumn = (label: string, isAny: boolean): ReportColumn[] =>
  isAny ? [{ key: 'least', label, kind: 'text' }] : []

const whose = ({ map }: Pick<Given, 'map'>) =>
  map.columns.flatMap(({ isMine, merchant }) => (isMine ? [merchant] : [])).join(', ')

function lackedPart({ map }: Given): ReportPart | null {
  const lacked = map.rows
    .filter(({ stand }) => stand === 'lacked')
    .toSorted((a, b) => b.elsewhere - a.elsewhere)
  if (lacked.length === 0) return null
  const isLeast = (row: BrandRow) => row.isElsewhereLeast || row.isOthersLeast
  const isAnyLeast = lacked.some(isLeast)
  const count = standInWords(map, 'lacked')
  return {
    key: 'lacked',
    title: 'Brands I lack',
    meta: `${count} ${lacked.length === 1 ? 'brand' : 'brands'}, by the products that others have`,
    columns: [
      { key: 'brand', label: 'Brand', kind: 'text' },
      { key: 'elsewhere', label: 'Products elsewhere', kind: 'count' },
      { key: 'others', label: 'Merchants that have it', kind: 'count' },
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

function merchantsPart({ map }: Given): ReportPart {
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
      ...leastColumn('Brands are at least', isAnyLeast),
      { key: 'mine', label: 'My merchant', kind: 'text' },
    ],
    rows: columns.map(({ merchant, numFound, brands, hasAllBrands, isMine }) => [
      merchant,
      numFound,
      brands,
      ...(isAnyLeast ? [!hasAllBrands] : []),
      isMine,
    ]),
    most: null,
    chart: {
      kind: 'bars',
      says: `Products of ${formatCount(columns.length)} merchants`,
      label: 'merchant',
      value: 'products',
      tones: columns.map(({ isMine }) => (isMine ? 'cheaper' : 'equal')),
    },
  }
}

/** Counts, gaps and what is not known, as in the file of the map. */
function mapPart(given: Given): ReportPart {
  const { columns } = mapSheet(given)
  return {
    key: 'map',
    title: 'Brand by merchant',
    meta: 'products of each brand at each merchant; ? is not known',
    columns: columns.map(({ key, label }): ReportColumn => ({
      key,
      label,
      kind: ['brand', 'spellings', 'stand', 'least', 'others least'].includes(key)
        ? 'text'
        : 'count',
    })),
    rows: given.map.rows.map((row) => columns.map(({ cell }) => cell(row))),
    most: ON_PAGE,
    chart: null,
  }
}

function figuresOf(given: Given): ReportFigure[] {
  const { map } = given
  const brands = leastInWords(map.rows.length, map.hasAllBrands)
  const all = {
    label: 'Brands',
    value: brands,
    lines: [`at ${formatCount(map.columns.length)} merchants`],
    formula: 'brands that the answers name, spellings of one brand together',
  }
  if (whose(given) === '') return [all]
  return [
    {
      label: 'Brands I lack',
      value: standInWords(map, 'lacked'),
      of: `of ${brands}`,
      lines: ['that others sell'],
      formula: 'brands that another merchant has and mine has not',
    },
    {
      label: 'Only mine',
      value: standInWords(map, 'only mine'),
      lines: ['that nobody else sells'],
      formula: 'brands that my merchant alone has',
    },
    {
      label: 'Both',
      value: standInWords(map, 'both'),
      lines: ['that I and others sell'],
      formula: 'brands that mine and another merchant have',
    },
    all,
  ]
}

export function mapReport(given: Given): Report {
  return inFiles(() => {
    const { state, countries, map, view, at, isDemo } = given
    const me = whose(given)
    return {
      title: `Assortment gaps: ${mapTitle(state, countries)}`,
      kind: me === '' ? 'Assortment report' : `Assortment report, ${me}`,
      at,
      place: countriesInWords(countries),
      isDemo,
      facts: [
        { label: 'Scope', value: mapTitle(state, countries), more: brandsInWords(map) },
        { label: 'My merchant', value: me === '' ? 'Nobody chosen' : me, more: '' },
        { label: 'Last answered', value: formatWhen(view.at), more: '' },
        { label: 'Completeness', value: completeness(given), more: '' },
      ],
      figures: figuresOf(given),
      parts: [lackedPart(given), merchantsPart(given), mapPart(given)].filter(
        (part) => part !== null,
      ),
      notes: '',
      method: [
        {
          term: 'Counts',
          says: 'Those of the service’s brand facets; sum and other merchants are worked out.',
        },
        {
          term: 'Brands',
          says: 'Spellings that differ in case, accents, punctuation or spaces only are one.',
        },
        { term: 'Gap', says: 'My merchant has none of the brand, and another one has.' },
        {
          term: '?',
          says: 'Not known: the list of the merchant may be cut before the brand. A list is complete where its counts sum up to the products found.',
        },
      ],
    }
  })
}
