/** Writes the assortment as a sheet for export: a row for each brand. */
import { FIELDS } from '@/api/fields/fields.ts'
import type { BrandRow, AssortmentCell, Assortment } from '@/domain/assortment/makeAssortment.ts'
import { unknownCells } from '@/domain/assortment/unknownCells.ts'
import { spellingsInWords } from '@/domain/pricing/names.ts'
import { dayOf } from '@/features/export/exportAbout.ts'
import type { AssortmentView } from '@/jobs/assortment/assortmentJob.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import type { Cell, ExportSource, SheetColumn } from '@/lib/sheet/sheet.ts'
import { listedNames } from '@/lib/text/listedNames.ts'
import { plural } from '@/lib/text/plural.ts'
import type { AssortmentState } from '@/routing/states/assortmentState.ts'
import { leastInWords } from '@/words/leastInWords.ts'
import { assortmentTitle } from './assortmentWords.ts'

export type AssortmentSheetOptions = {
  state: AssortmentState
  countries: readonly string[]
  assortment: Assortment
  view: AssortmentView
  /** The brands that the page shows now. */
  rows: readonly BrandRow[]
  /** The time of the export, in epoch milliseconds. */
  at: number
}

const BRAND_STATUSES = {
  lacked: 'you don’t sell it',
  'only mine': 'only you sell it',
  both: 'you and competitors sell it',
  unknown: null,
}

/** The value of a cell in the file. Gaps and unknown cells are words, because neither is a counted 0. */
function cellOf(cell: AssortmentCell | undefined): Cell {
  switch (cell?.kind) {
    case 'sold':
      if (cell.count === null) return 'listed'
      return cell.isLeast ? `at least ${formatCount(cell.count)}` : cell.count
    case 'gap':
      return 'gap'
    case 'unknown':
      return '?'
    case 'none':
    case 'waiting':
    case undefined:
      return null
  }
}

/** The reasons why there may be more brands or products than the page shows, each a line of the file. */
function doubtsOf({
  assortment,
  view,
}: Pick<AssortmentSheetOptions, 'assortment' | 'view'>): string[] {
  const named = view.named ?? []
  const notRequested = named.filter(([name]) => !view.merchants.has(name)).length
  return [
    !assortment.hasAllBrands && 'there may be more brands',
    notRequested > 0 &&
      `${formatCount(notRequested)} of ${leastInWords(named.length, view.namesAll)} merchants not loaded`,
    notRequested === 0 && !view.namesAll && 'there may be more merchants',
  ].filter((doubt) => doubt !== false)
}

export function assortmentCompleteness({
  assortment,
  view,
}: Pick<AssortmentSheetOptions, 'assortment' | 'view'>): string {
  const { failed, waiting, requesting, cancelled } = view.progress
  const open = unknownCells(assortment.rows, assortment.columns).length
  const parts = [
    waiting + requesting + cancelled > 0 &&
      `${formatCount(waiting + requesting + cancelled)} not loaded`,
    failed > 0 && `${formatCount(failed)} failed`,
    open > 0 && `${plural(open, 'cell')} unknown, marked ?`,
  ].filter((part) => part !== false)
  const doubts = doubtsOf({ assortment, view })
  if (parts.length > 0) return `Incomplete: ${[...parts, ...doubts].join('; ')}`
  return doubts.length === 0
    ? 'Complete: all merchants and brands'
    : `All cells are known; ${doubts.join('; ')}`
}

/** The file's column of spellings: present only when a brand has several, or one that differs from its shown name. */
function spellingsColumn(rows: readonly BrandRow[]): SheetColumn<BrandRow>[] {
  const isSeveral = rows.some(
    ({ brand, spellings }) => spellings.length !== 1 || spellings[0] !== brand,
  )
  const cell = ({ spellings }: BrandRow) => listedNames(spellings)
  return isSeveral ? [{ key: 'spellings', label: 'Written as', cell }] : []
}

export function assortmentSheet(options: AssortmentSheetOptions): ExportSource<BrandRow> {
  const { state, countries, assortment, view, rows, at } = options
  const ownMerchants = assortment.columns.flatMap(({ isOwn, merchant }) =>
    isOwn ? [merchant] : [],
  )
  const title = assortmentTitle(state, countries)
  return {
    name: `Assortment gaps, ${title}, ${dayOf(at)}`,
    about: () => [
      `Assortment gaps: ${title}`,
      `Exported ${formatWhen(at)}; data up to ${formatWhen(view.at)}`,
      `Country: ${shownCountries(countries)}; your merchant: ${ownMerchants.length === 0 ? 'none' : listedNames(ownMerchants)}`,
      'Order: as shown on the page',
      assortmentCompleteness(options),
    ],
    details: () => [
      'Product counts are from the service; totals are calculated',
      ...assortment.columns.flatMap(({ merchant, spellings }) => {
        const spellingsText = spellingsInWords(spellings)
        return spellingsText === null ? [] : [`${merchant}: ${spellingsText}`]
      }),
    ],
    columns: [
      { key: 'brand', label: FIELDS.brand.label, cell: ({ brand }) => brand },
      ...spellingsColumn(assortment.rows),
      { key: 'stand', label: 'Assortment', cell: ({ brandStatus }) => BRAND_STATUSES[brandStatus] },
      ...assortment.columns.map(({ merchant }, index): SheetColumn<BrandRow> => ({
        key: `merchant ${merchant}`,
        label: merchant,
        cell: ({ cells }) => cellOf(cells[index]),
      })),
      { key: 'sum', label: 'Total', cell: ({ sum }) => sum },
      { key: 'least', label: 'Total is at least', cell: ({ isLeast }) => isLeast },
      { key: 'others', label: 'Other merchants', cell: ({ others }) => others },
      {
        key: 'others least',
        label: 'Other merchants are at least',
        cell: ({ isOthersLeast }) => isOthersLeast,
      },
    ],
    shown: null,
    rows: assortment.rows,
    filtered: rows.length === assortment.rows.length ? null : rows,
  }
}
