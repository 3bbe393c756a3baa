/** What a title says, in parts that can be compared: its words, its sizes in one unit each, and its other numbers. */
import { foldLetters } from '../../lib/text/spelling.ts'

export type Quantity = {
  kind: 'mass' | 'volume' | 'count'
  /** Grams, millilitres or pieces. */
  value: number
  /** Of an "oz" that may be one of weight or of volume: how many. */
  ounces: number | null
}

export type TitleParts = {
  /** Folded, in their order, without those that say nothing. */
  words: readonly string[]
  quantities: readonly Quantity[]
  /** Numbers without a unit, as written. */
  numbers: readonly string[]
}

const GRAMS_AN_OUNCE = 28.3495
const MILLILITRES_AN_OUNCE = 29.5735

type Unit = { kind: Quantity['kind']; base: number; names: string }

const UNITS: readonly Unit[] = [
  { kind: 'volume', base: MILLILITRES_AN_OUNCE, names: 'fl oz|fl ounce|fluid oz|fluid ounce|floz' },
  { kind: 'mass', base: GRAMS_AN_OUNCE, names: 'oz|ounce|onz' },
  { kind: 'mass', base: 453.592, names: 'lb|pound' },
  { kind: 'mass', base: 1000, names: 'kg|kilo|kilogram|kgm' },
  { kind: 'mass', base: 0.001, names: 'mg|milligram' },
  { kind: 'mass', base: 1, names: 'g|gr|gm|gram|gramme|grm' },
  { kind: 'volume', base: 1, names: 'ml|milliliter|millilitre' },
  { kind: 'volume', base: 10, names: 'cl|centiliter|centilitre' },
  { kind: 'volume', base: 100, names: 'dl|deciliter|decilitre' },
  { kind: 'volume', base: 1000, names: 'l|lt|ltr|liter|litre' },
  { kind: 'volume', base: 946.353, names: 'qt|quart' },
  { kind: 'volume', base: 473.176, names: 'pt|pint' },
  { kind: 'volume', base: 3785.41, names: 'gal|gallon' },
  { kind: 'count', base: 1, names: 'ct|count|cnt|pk|pack|pc|pcs|piece|pieces' },
]

const unitOf = new Map(
  UNITS.flatMap(({ kind, base, names }) =>
    names.split('|').map((name) => [name.replace(/ /g, ''), { kind, base, name }] as const),
  ),
)

const NAMES = UNITS.flatMap(({ names }) => names.split('|'))
  .toSorted((a, b) => b.length - a.length)
  .join('|')
  .replace(/ /g, ' ?')
const QUANTITY = new RegExp(
  `(?<![\\p{L}\\d.])(\\d+(?:\\.\\d+)?) ?(${NAMES})s?(?![\\p{L}\\d])`,
  'gu',
)

/** Say nothing of what a product is. */
const EMPTY = new Set('a an and the of with in for by w n la le de und mit och med et'.split(' '))

/** Folded letters, without apostrophes, and one spelling of numbers that mean the same. */
function fold(text: string): string {
  return foldLetters(text)
    .replace(/[’'`´]/g, '')
    .replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1.')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/\bfl\.? ?oz\b\.?/g, 'fl oz')
    .replace(/(?<=\d)\s*[x×]\s*(?=\d)/g, ' ct ')
}

/** "berries" and "berry" are one word. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** The words of a text, as they are compared. */
export function wordsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}\p{M}]+(?:\.\d+)?/gu) ?? [])
    .filter((word) => !EMPTY.has(word))
    .map(singular)
}

const isSame = (a: Quantity, b: Quantity) => a.kind === b.kind && closeTo(a.value, b.value)

/** Merchants round when they convert. */
const ROUNDED = 0.025
export const closeTo = (a: number, b: number): boolean =>
  Math.abs(a - b) <= ROUNDED * Math.max(a, b)

export function titleParts(title: string): TitleParts {
  const quantities: Quantity[] = []
  const rest = fold(title).replace(QUANTITY, (_whole, number: string, written: string) => {
    const unit = unitOf.get(written.replace(/ /g, ''))
    if (!unit) return ' '
    const value = Number(number) * unit.base
    const isOunce = unit.base === GRAMS_AN_OUNCE || unit.base === MILLILITRES_AN_OUNCE
    const quantity = { kind: unit.kind, value, ounces: isOunce ? Number(number) : null }
    // Many a title says its size twice.
    if (!quantities.some((other) => isSame(other, quantity))) quantities.push(quantity)
    return ' '
  })
  const all = wordsOf(rest)
  const isNumber = (word: string) => /^\d+(?:\.\d+)?$/.test(word)
  return {
    words: [...new Set(all.filter((word) => !isNumber(word)))],
    quantities,
    numbers: [...new Set(all.filter(isNumber))],
  }
}
