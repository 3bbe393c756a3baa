/** Arranges the SKUs of a record as a grid of size × colour, with empty cells for missing ones. */
import type { Variant } from '@/api/variant.ts'
import { compareSizes } from '@/lib/sizes.ts'

export type VariantGrid<S> = {
  sizes: string[]
  rows: {
    /** The colour of the row; '' for SKUs without a colour. */
    colour: string
    /** The SKUs of the colour in each size; empty when the record has none. */
    cells: S[][]
    available: number
    of: number
  }[]
}

/** The most sizes and colours of a grid; a larger one gives no overview. */
const MOST_SIZES = 16
const MOST_COLOURS = 40

/** The grid of these SKUs; null when a grid makes no sense: one cell, no sizes, or too many. */
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
