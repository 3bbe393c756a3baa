/** The accessible names of the summaries of a result set, beside those of the rest of the app. */
import type { Measure } from '@/domain/workbench/rowView.ts'

export const SUMMARY = {
  down: 'Rows',
  across: 'Columns',
  all: 'All',
  noColumns: 'none',
  figure: 'Of',
  measure: 'Show',
  table: 'Group by two',
  moreValues: 'Show more',
  fewerValues: 'Show fewer',
  listed: 'Products you sell, by category',
  tryAgain: 'Try again',
} as const

export const measureLabels: Readonly<Record<Measure, string>> = {
  count: 'count',
  min: 'lowest',
  median: 'median',
  max: 'highest',
  mean: 'mean',
}

/** "Marlowe, Cartwheel: 39.80, lowest in its row, 87 rows": a cell, whose press shows these rows. */
export function pivotCellNamed(given: {
  down: string
  across: string
  words: readonly (string | null)[]
}): string {
  const words = given.words.filter((word) => word !== null).join(', ')
  return `${given.down}, ${given.across}: ${words}`
}

/** "Only Northgate": the press on a name in a summary. */
export function onlyValue(value: string): string {
  return `Only ${value}`
}

/** "Marlowe: −31.0%": a bar of a ranking, whose press shows its rows. */
export function rankingInWords(value: string, figure: string): string {
  return `${value}: ${figure}`
}
