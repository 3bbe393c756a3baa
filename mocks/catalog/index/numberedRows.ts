/** Converts rows to numbers and back: the index compares numbers, and a catalog may provide rows in either form. */
import type { NumberedRow, NumberedRows, Row } from '../catalog.ts'
import { type Values, valueNumbers } from './valueNumbers.ts'

/**
 * Creates a function that numbers the values of rows. Titles and other texts get no numbers, because in a user's catalog hardly two
 * are the same.
 */
export const rowNumbers = (): { values: Values; of: (row: Row) => NumberedRow } => {
  const { values, of, ofAll } = valueNumbers()
  return {
    values,
    of: (row) => ({
      country: of(row.country),
      merchant: of(row.merchant),
      brand: of(row.brand),
      category: of(row.category),
      division: of(row.division),
      gender: of(row.gender),
      silhouette: of(row.silhouette),
      subSilhouette: of(row.subSilhouette),
      pattern: of(row.pattern),
      primaryColor: of(row.primaryColor),
      fabric: of(row.fabric),
      occasion: of(row.occasion),
      sizes: ofAll(row.sizes),
      offerPrice: row.offerPrice,
      discount: row.discount,
      title: row.title,
      words: row.words,
    }),
  }
}

export const numberedRows = (row: (ordinal: number) => Row): NumberedRows => {
  const { values, of } = rowNumbers()
  return { values, at: (ordinal) => of(row(ordinal)) }
}

/** Converts a numbered row back to texts. */
export const rowInTexts = (values: Values, row: NumberedRow): Row => {
  const all = (number: number): readonly string[] => values[number] ?? []
  const text = (part: number | string): string =>
    typeof part === 'string' ? part : (all(part)[0] ?? '')
  return {
    country: text(row.country),
    merchant: text(row.merchant),
    brand: text(row.brand),
    category: text(row.category),
    division: text(row.division),
    gender: text(row.gender),
    silhouette: text(row.silhouette),
    subSilhouette: text(row.subSilhouette),
    pattern: text(row.pattern),
    primaryColor: text(row.primaryColor),
    fabric: text(row.fabric),
    occasion: text(row.occasion),
    sizes: all(row.sizes),
    offerPrice: row.offerPrice,
    discount: row.discount,
    title: row.title.map(text),
    words: row.words.map(text),
  }
}
