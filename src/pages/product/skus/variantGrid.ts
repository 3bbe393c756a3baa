/** The SKUs of a record as size × colour: what exists, and what does not. */
import type { Variant } from '@/api/variant.ts'
import { compareSizes } from '@/lib/sizes.ts'

export type VariantGrid<S> = {
  sizes: string[]
  rows: {
    /** '' for SKUs that name none. */
    colour: string
    /** Those of each size; empty where the record has none. */
    cells: S[][]
    available: number
    of: number
  }[]
}

/** More than these have no overview left to give. */
const MOST_SIZES = 16
const MOST_COLOURS = 40

/** Null where there is no grid to draw: one cell, no sizes at all, or too many. */
export function variantGrid<S extends { variant: Variant; available: boolean | null }>(
  skus: readonly S[],
): VariantGrid<S> | null {
  const sized = skus.filter(({ variant }) => variant.size !== '')
  const sizes = [...new Set(sized.map(({ variant }) => variant.size))].toSorted(compareSizes)
  const colours = [...new Set(sized.map(({ variant }) => variant.colour))]
  if (sizes.length * colours.length < 2) return null
  if (sizes.length > MOST_SIZES || colours.length > MOST_COLOURS) return null
  return {
    sizes,
    rows: colours.map((colour) => {
      const own = sized.filter(({ variant }) => variant.colour === colour)
      return {
        colour,
        cells: sizes.map((size) => own.filter(({ variant }) => variant.size === size)),
        available: own.filter(({ available }) => available === true).length,
        of: own.length,
      }
    }),
  }
}
