/** The accessible names in the summaries, in addition to those of the app. */
import type { Measure } from '@/domain/rows/rowView.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'

export const SUMMARY = {
  down: 'Group by',
  across: 'and by',
  all: 'All',
  noColumns: 'nothing',
  figure: 'Figures',
  least: 'Hide groups under this many products',
  groups: 'All figures by group',
  groupsBox: 'All figures by group, table',
  moreGroups: 'Show all groups',
  fewerGroups: 'Show fewer groups',
  exported: 'Export groups',
  measure: 'Show',
  table: 'Group by two',
  moreValues: 'Show more',
  fewerValues: 'Show fewer',
  listed: 'Products you sell, by category',
  listedBox: 'Products you sell, by category, table',
  standsOut: 'What stands out',
  standOutRules: 'How this is chosen',
  onlyYou: 'Only you sell',
  tryAgain: 'Try again',
} as const

export const measureLabels: Readonly<Record<Measure, string>> = {
  count: 'count',
  rowShare: 'share of row',
  columnShare: 'share of column',
  min: 'lowest',
  median: 'median',
  max: 'highest',
  mean: 'mean',
}

/** "Marlowe, Cartwheel: 39.80, lowest in its row, 87 rows": the name of a cell, which shows these rows on a click. */
export function pivotCellNamed(names: {
  down: string
  across: string
  words: readonly (string | null)[]
}): string {
  const words = names.words.filter((word) => word !== null).join(', ')
  return `${names.down}, ${names.across}: ${words}`
}

/** "Only Northgate": the title of a button that filters by a value. */
export function onlyValue(value: string): string {
  return `Only ${value}`
}

/** "Show 3: Marlowe": the link to the products of something that stands out. */
export function showProducts(count: number, of: string): string {
  return `Show ${formatCount(count)}: ${of}`
}

/** How many groups are hidden: "3 groups under 5 products hidden"; the last row of the table still counts their products. */
export function groupsUnder(groups: number, least: number): string {
  return `${plural(groups, 'group')} under ${plural(least, 'product')} hidden; the last row counts them`
}
