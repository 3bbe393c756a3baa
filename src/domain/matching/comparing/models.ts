/** Compares model numbers and other meaningful numbers (SPF 30, iPhone 14). */
import type { Title } from '@/domain/matching/reading/readTitle.ts'
import { isSameSize } from '@/domain/matching/reading/sizes.ts'
import {
  agreement,
  contradiction,
  SILENT,
  UNSURE,
  type Comparison,
  type RecordFacts,
} from './comparison.ts'
import { hasSameQuantity } from './quantities.ts'

const isNumber = (text: string) => /^[\d.]+$/.test(text)

/** The numbers that one title states with a unit and the other may state without it: "40" may mean "40 ct". */
function figuresOf(title: Title, other: Title): number[] {
  return [
    ...title.packs.filter((count) => !other.packs.includes(count)),
    ...title.quantities
      .filter((one) => !hasSameQuantity(other.quantities, one))
      .map(({ written }) => written),
    ...title.sizes
      .filter(({ parts }) => !other.sizes.some((one) => isSameSize(parts, one.parts)))
      .flatMap(({ parts }) => parts.figures),
  ]
}

/** Models and numbers of one title that the other does not contain in any form. */
function numbersWithout(own: Title, other: Title): string[] {
  const figures = figuresOf(other, own)
  const there = new Set([
    ...other.models,
    ...other.numbers,
    ...other.joined.values(),
    ...other.words.map(({ text }) => text),
  ])
  const isFigure = (text: string) =>
    !text.startsWith('0') && figures.includes(Number(text.replace(/^x(?=\d+$)/, '')))
  return [...own.models, ...own.numbers].filter(
    (text) => !there.has(text) && !there.has(own.joined.get(text) ?? text) && !isFigure(text),
  )
}

/**
 * The minimum length of a model that identifies a product. Shorter ones are standards that many products share: E27, AAA, 4K,
 * DDR4.
 */
const LEAST_MODEL = 5

/**
 * Whether both titles state the same model. Then differences in other words matter less, because merchants describe the rest
 * differently.
 */
export function hasSameModel(row: Title, { title }: RecordFacts): boolean {
  const missing = new Set(numbersWithout(row, title))
  return [...row.models, ...row.numbers].some(
    (text) => text.length >= LEAST_MODEL && !missing.has(text),
  )
}

const LEAST_STEM = 4

/** Whether a longer model is a variant of a shorter one: "F-91W-1YEG" is a variant of F-91W, but "S220" is not one of S22. */
function isStem(short: string, long: string): boolean {
  if (isNumber(short) || short.length < LEAST_STEM || !long.startsWith(short)) return false
  const isDigit = (letter = '') => /\d/.test(letter)
  return isDigit(short.at(-1)) !== isDigit(long[short.length])
}

export function compareModels(row: Title, { title }: RecordFacts): Comparison {
  const [own] = numbersWithout(row, title)
  const [other] = numbersWithout(title, row)
  if (own !== undefined && other !== undefined) {
    if (isStem(own, other) || isStem(other, own)) return agreement('perhaps another model', UNSURE)
    return contradiction(
      [own, other].every(isNumber) ? 'number' : 'model',
      other.toUpperCase(),
      own.toUpperCase(),
    )
  }
  if (own !== undefined) return agreement('a number of the row is not in the record', UNSURE)
  if (other === undefined) return SILENT
  return agreement('a number of the record is not in the row', isNumber(other) ? 0.88 : UNSURE)
}
