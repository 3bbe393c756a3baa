/** What comes of a row: its listings, and what was wrong with it. */
import type { OwnRecord } from '../feed.ts'

export type RowRead = {
  /** Empty for a row that is skipped; several where a record is sold in several countries. */
  records: OwnRecord[]
  problems: string[]
}

export type RowDefaults = { country: string; merchant: string }

export const skipped = (...problems: string[]): RowRead => ({ records: [], problems })

/** In percent with two decimals; null unless both prices are there. */
export const discountOf = (offer: number | null, mrp: number | null): number | null =>
  offer === null || mrp === null || mrp === 0
    ? null
    : Math.round((1 - offer / mrp) * 10_000) / 100 + 0

/** Two letters, in lower case, as the demo writes countries; a longer name stays as it is. */
export const countryOf = (text: string): string => text.trim().toLowerCase()

/** A spreadsheet that takes a code for a number writes 4.00638E+12: its figures are gone. */
export const readCode = (text: string, say: (problem: string) => void): string => {
  const code = text.trim()
  if (!/^\d(?:[.,]\d+)?E\+\d+$/i.test(code)) return code
  say(`the code ${code} was shortened by a spreadsheet`)
  return ''
}
