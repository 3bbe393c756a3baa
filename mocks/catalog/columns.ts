/** The facets and filters of the catalog as columns of small numbers, one entry a listing. */
import type { WireFacetName } from '../wire.ts'
import type { Row } from './catalog.ts'
import { discountKey, priceKey } from './ranges.ts'
import { fold } from './tokens.ts'

/** Code 0 means no value; code c means `values[c]`. */
export type Column = { codes: Uint32Array; values: string[] }
/** A column with any number of values an entry: those of position p are `codes[starts[p] … starts[p + 1])`. */
type ListColumn = { starts: Uint32Array; codes: Uint32Array; values: string[] }

export type SingleFacet = Exclude<WireFacetName, 'size'>
export type Columns = {
  country: Column
  category: Column
  division: Column
  facets: Record<SingleFacet, Column>
  size: ListColumn
}

const encoder = () => {
  const codes = new Map<string, number>()
  const values = ['']
  const code = (value: string | null): number => {
    if (value === null || value === '') return 0
    const known = codes.get(value)
    if (known !== undefined) return known
    codes.set(value, values.length)
    values.push(value)
    return values.length - 1
  }
  return { code, values }
}

const READERS: Record<SingleFacet, (row: Row) => string | null> = {
  gender: (row) => row.gender,
  silhouette: (row) => row.silhouette,
  merchant: (row) => row.merchant,
  brand: (row) => row.brand,
  pattern: (row) => row.pattern,
  primaryColor: (row) => row.primaryColor,
  fabric: (row) => row.fabric,
  occasion: (row) => row.occasion,
  price: (row) => priceKey(row.offerPrice),
  discount: (row) => discountKey(row.discount),
  subSilhouette: (row) => row.subSilhouette,
}

/** In the order of §2.5. */
export const SINGLE_FACETS = Object.keys(READERS) as SingleFacet[] // exactly the keys written above

/** Takes rows in order of position; `finish` hands over the columns. */
export const columnWriter = (size: number) => {
  const column = (read: (row: Row) => string | null) => {
    const { code, values } = encoder()
    const codes = new Uint32Array(size)
    return { read, code, result: { codes, values } }
  }
  const country = column((row) => fold(row.country))
  const category = column((row) => row.category)
  const division = column((row) => row.division)
  const facets = SINGLE_FACETS.map((name) => [name, column(READERS[name])] as const)
  const all = [country, category, division, ...facets.map(([, facet]) => facet)]
  const sizes = encoder()
  const sizeCodes: number[] = []
  const sizeStarts = new Uint32Array(size + 1)
  return {
    write: (position: number, row: Row) => {
      for (const { read, code, result } of all) result.codes[position] = code(read(row))
      for (const value of new Set(row.sizes)) if (value !== '') sizeCodes.push(sizes.code(value))
      sizeStarts[position + 1] = sizeCodes.length
    },
    finish: (): Columns => ({
      country: country.result,
      category: category.result,
      division: division.result,
      // one entry for every name of SINGLE_FACETS
      facets: Object.fromEntries(
        facets.map(([name, facet]) => [name, facet.result]),
      ) as Columns['facets'],
      size: { starts: sizeStarts, codes: Uint32Array.from(sizeCodes), values: sizes.values },
    }),
  }
}

/** Which codes a filter lets through: those whose value is the given one but for case and accents. Null: all. */
export const allowedCodes = (column: Column, wanted: string[] | null): Uint8Array | null => {
  if (wanted === null) return null
  const folded = new Set(wanted.map((value) => fold(value.trim())))
  return Uint8Array.from(column.values, (value, code) =>
    code > 0 && folded.has(fold(value)) ? 1 : 0,
  )
}
