/** The white-space map as a report: what I lack, and who sells what. */
import { countriesInWords } from '../../lib/countries.ts'
import { formatCount } from '../../lib/numbers/format.ts'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import { inFiles } from '../../lib/numbers/language.ts'
import type { BrandRow } from '../../model/whiteSpace/whiteSpaceMap.ts'
import type { Report, ReportColumn, ReportFigure, ReportPart } from '../../model/report/report.ts'
import { completeness, mapSheet, type MapSheetGiven } from './mapSheet.ts'
import { mapTitle } from './mapWords.ts'

type Given = MapSheetGiven & { isDemo: boolean }

const ON_PAGE = 100

const brandsOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'brand' : 'brands'}`

const whose = ({ map }: Pick<Given, 'map'>) =>
  map.columns.flatMap(({ isMine, merchant }) => (isMine ? [merchant] : [])).join(', ')

function lackedPart({ map }: Given): ReportPart | null {
  const lacked = map.rows
    .filter(({ stand }) => stand === 'lacked')
    .toSorted((a, b) => b.elsewhere - a.elsewhere)
  if (lacked.length === 0) return null
  return {
    key: 'lacked',
    title: 'Brands I lack',
    meta: `${brandsOf(lacked.length)}, by the products that others have`,
    columns: [
      { key: 'brand', label: 'Brand', kind: 'text' },
      { key: 'elsewhere', label: 'Products elsewhere', kind: 'count' },
      { key: 'others', label: 'Merchants that have it', kind: 'count' },
    ],
    rows: lacked.map(({ brand, elsewhere, others }) => [brand, elsewhere, others]),
    most: ON_PAGE,
    chart: null,
  }
}

function merchantsPart({ map }: Given): ReportPart {
  const columns = map.columns.toSorted((a, b) => (b.numFound ?? 0) - (a.numFound ?? 0))
  return {
    key: 'merchants',
    title: 'Merchants',
    meta: 'as the service counts them',
    columns: [
      { key: 'merchant', label: 'Merchant', kind: 'merchant' },
      { key: 'products', label: 'Products', kind: 'count' },
      { key: 'brands', label: 'Brands', kind: 'count' },
      { key: 'mine', label: 'My merchant', kind: 'text' },
    ],
    rows: columns.map(({ merchant, numFound, brands, isMine }) => [
      merchant,
      numFound,
      brands,
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
      kind: ['brand', 'spellings', 'stand', 'least'].includes(key) ? 'text' : 'count',
    })),
    rows: given.map.rows.map((row) => columns.map(({ cell }) => cell(row))),
    most: ON_PAGE,
    chart: null,
  }
}

function figuresOf(given: Given): ReportFigure[] {
  const { map } = given
  const count = (stand: BrandRow['stand']) => map.rows.filter((row) => row.stand === stand).length
  const all = {
    label: 'Brands',
    value: formatCount(map.rows.length),
    lines: [`at ${formatCount(map.columns.length)} merchants`],
    formula: 'brands that the answers name, spellings of one brand together',
  }
  if (whose(given) === '') return [all]
  return [
    {
      label: 'Brands I lack',
      value: formatCount(count('lacked')),
      of: `of ${formatCount(map.rows.length)}`,
      lines: ['that others sell'],
      formula: 'brands that another merchant has and mine has not',
    },
    {
      label: 'Only mine',
      value: formatCount(count('only mine')),
      lines: ['that nobody else sells'],
      formula: 'brands that my merchant alone has',
    },
    {
      label: 'Both',
      value: formatCount(count('both')),
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
      title: `White-space map: ${mapTitle(state, countries)}`,
      kind: me === '' ? 'Assortment report' : `Assortment report, ${me}`,
      at,
      place: countriesInWords(countries),
      isDemo,
      facts: [
        { label: 'Scope', value: mapTitle(state, countries), more: brandsOf(map.rows.length) },
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
      ],
    }
  })
}
