/** A size in comparable parts: its kind, its system, and its figures in one unit each. */
import type { Measure } from './sizeUnits.ts'
import { SIZE_ENDINGS, SIZE_LABELS, SIZE_NAMES, SYSTEMS } from './sizeWords.ts'

/** The kinds of sizes in sort order: XS, M, XL; 36, EU 38, UK 8; 32x34; 6–9M, 2–3Y; 1 m; 50 g; 100 ml; One size. */
export const SIZE_KINDS = [
  'letters',
  'figures',
  'dimensions',
  'age',
  'length',
  'mass',
  'volume',
  'memory',
  'count',
  'other',
  'one size',
] as const satisfies readonly (
  | Measure
  | 'letters'
  | 'figures'
  | 'dimensions'
  | 'other'
  | 'one size'
)[]

export type SizeParts = {
  kind: (typeof SIZE_KINDS)[number]
  /** The size system, such as `eu` or `us mens`; '' if none is given. Figures of different systems are not comparable. */
  system: string
  /**
   * The figures of the size, compared one after the other. Letters are steps from M = 0. Measures are in the base unit of `Unit`;
   * a range has its lower and upper end, which are equal for a single figure.
   */
  figures: readonly number[]
}

/** Removes the floating-point noise of conversions. */
export const rounded = (value: number): number => Number(value.toPrecision(12))

/**
 * The size system that a prefix names: words such as "Size" and "Gr." are removed, and names of systems unified; other words
 * stay.
 */
export function systemOf(prefix: string): string {
  return prefix
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .map((word) => word.replaceAll("'", ''))
    .filter((word) => word !== '' && !isSizeWord(word) && !SIZE_LABELS.has(word))
    .map((word) => SYSTEMS.get(word) ?? word)
    .join(' ')
}

/** Whether a word is a name of a size or ends in one; `word` must be folded (`foldLetters`). */
export const isSizeWord = (word: string): boolean =>
  SIZE_NAMES.has(word) || SIZE_ENDINGS.some((ending) => word.endsWith(ending))
