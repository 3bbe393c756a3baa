/**
 * The values of all rows as columns of small numbers, called codes, for building the index: one code for each listing, 0 for no
 * value.
 */
import type { NumberedRow } from '../catalog.ts'
import { discountLabel, discountStep, priceLabel, priceStep } from '../search/ranges.ts'
import type { Values } from './valueNumbers.ts'

/** Code c stands for the texts `values[c]`. */
type Column = {
  codes: Uint16Array | Uint32Array
  values: (readonly string[])[]
  /** The code by the number of a value; 0 for a value not seen yet. */
  codeOf: Uint32Array<ArrayBuffer>
}

const emptyColumn = (size: number): Column => ({
  codes: new Uint16Array(size),
  values: [[]],
  codeOf: new Uint32Array(1 << 10),
})

/** Adds a code for the texts; codes are assigned in order of appearance. */
const nextCode = (column: Column, texts: readonly string[]): number => {
  const code = column.values.push(texts) - 1
  if (code === 0x10000) column.codes = Uint32Array.from(column.codes)
  return code
}

const codeOfNew = (column: Column, number: number, values: Values): number => {
  if (number >= column.codeOf.length) {
    const wider = new Uint32Array(Math.max(number + 1, column.codeOf.length * 2))
    wider.set(column.codeOf)
    column.codeOf = wider
  }
  const code = nextCode(column, values[number] ?? [])
  column.codeOf[number] = code
  return code
}

/** All price ranges and usual discounts are steps from 0 to 255; their codes are looked up in an array. */
const FEW_STEPS = 256

/** Creates a function that writes the code of a step's label; 0 for NaN. */
const stepWriter = (column: Column, label: (step: number) => string) => {
  const codes = new Uint32Array(FEW_STEPS)
  const others = new Map([[Number.NaN, 0]])
  const codeOf = (step: number): number => {
    const known = others.get(step)
    if (known !== undefined) return known
    const code = nextCode(column, [label(step)])
    if (step >= 0 && step < FEW_STEPS) codes[step] = code
    else others.set(step, code)
    return code
  }
  return (position: number, step: number): void => {
    const known = step >= 0 && step < FEW_STEPS ? codes[step] : 0
    // a separate statement: codeOf may replace `column.codes`
    const code = known || codeOf(step)
    column.codes[position] = code
  }
}

/** Creates a writer of rows by position. Read `columns` only after all rows are written. */
export const columnWriter = (size: number, values: Values) => {
  // the twelve facets in the order of §2.5, then the other columns for filters
  const columns = {
    gender: emptyColumn(size),
    silhouette: emptyColumn(size),
    merchant: emptyColumn(size),
    brand: emptyColumn(size),
    pattern: emptyColumn(size),
    primaryColor: emptyColumn(size),
    fabric: emptyColumn(size),
    occasion: emptyColumn(size),
    price: emptyColumn(size),
    discount: emptyColumn(size),
    size: emptyColumn(size),
    subSilhouette: emptyColumn(size),
    country: emptyColumn(size),
    category: emptyColumn(size),
    division: emptyColumn(size),
  }
  const writePrice = stepWriter(columns.price, priceLabel)
  const writeDiscount = stepWriter(columns.discount, discountLabel)
  const write = (column: Column, position: number, number: number): void => {
    if (number === 0) return
    // a separate statement: codeOfNew may replace `column.codes`
    const code = column.codeOf[number] || codeOfNew(column, number, values)
    column.codes[position] = code
  }
  return {
    columns,
    write: (position: number, row: NumberedRow): void => {
      // field by field: a loop over names takes several times as long
      write(columns.gender, position, row.gender)
      write(columns.silhouette, position, row.silhouette)
      write(columns.merchant, position, row.merchant)
      write(columns.brand, position, row.brand)
      write(columns.pattern, position, row.pattern)
      write(columns.primaryColor, position, row.primaryColor)
      write(columns.fabric, position, row.fabric)
      write(columns.occasion, position, row.occasion)
      writePrice(position, priceStep(row.offerPrice))
      writeDiscount(position, discountStep(row.discount))
      write(columns.size, position, row.sizes)
      write(columns.subSilhouette, position, row.subSilhouette)
      write(columns.country, position, row.country)
      write(columns.category, position, row.category)
      write(columns.division, position, row.division)
    },
  }
}

export type Columns = ReturnType<typeof columnWriter>['columns']
export type ColumnName = keyof Columns
