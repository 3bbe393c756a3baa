/** Rows with numbers in place of their texts, and back: the index compares numbers, and a catalog may make its rows in either form. */
import type { NumberedRow, NumberedRows, Row } from '../catalog.ts'
import { type Values, valueNumbers } from './valueNumbers.ts'

/** Titles and other texts stay as they are: in a catalog of one's own hardly two are the same. */
export const numberedRows = (row: (ordinal: number) => Row): NumberedRows => {
  const { values, of, ofAll } = valueNumbers()
  return {
    values,
    at: (ordinal) => {
      const said = row(ordinal)
      return {
        country: of(said.country),
        merchant: of(said.merchant),
        brand: of(said.brand),
        category: of(said.category),
        division: of(said.division),
        gender: of(said.gender),
        silhouette: of(said.silhouette),
        subSilhouette: of(said.subSilhouette),
        pattern: of(said.pattern),
        primaryColor: of(said.primaryColor),
        fabric: of(said.fabric),
        occasion: of(said.occasion),
        sizes: ofAll(said.sizes),
        offerPrice: said.offerPrice,
        discount: said.discount,
        title: said.title,
        words: said.words,
      }
    },
  }
}

/** What a numbered row says. */
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
