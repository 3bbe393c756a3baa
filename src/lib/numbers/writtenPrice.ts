/** Prices as people and spreadsheets write them: with currency, thousands, and either decimal sign. */
import { formatCount } from './format.ts'

export type DecimalSign = '.' | ','
export type WrittenPrice =
  | { kind: 'price'; price: number }
  | { kind: 'none' }
  /** `says` is a sentence. */
  | { kind: 'invalid'; says: string }

const AROUND = /^[^\d.,+\u2212-]+|[^\d.,]+$/g
const GROUPS = /[\s'’](?=\d{3}(?!\d))/g

/** Figures and signs alone; currency symbols and codes around them go. */
function figuresOf(text: string): string {
  const bare = text.replace(AROUND, '').replace('\u2212', '-').replace(GROUPS, '')
  return bare.replace(/^([+-])\s+/, '$1')
}

/** The reader's own decimal sign: what is typed into a field is meant so where it may be two figures, as `1,299` may. */
export const typedSign = (): DecimalSign => (formatCount(0.5).includes(',') ? ',' : '.')

/**
 * The decimal sign that a column shows: the last sign of a figure that has two kinds of them, or that does not stand
 * before three digits. Null where no cell tells, or where cells disagree.
 */
export function decimalSignOf(cells: readonly string[]): DecimalSign | null {
  const seen = new Set<DecimalSign>()
  for (const cell of cells) {
    const [, last, after = ''] = /([.,])(\d*)$/.exec(figuresOf(cell)) ?? []
    const figures = figuresOf(cell)
    if (last !== '.' && last !== ',') continue
    const other = last === '.' ? ',' : '.'
    const isRepeated = figures.indexOf(last) !== figures.lastIndexOf(last)
    if (isRepeated) seen.add(other)
    else if (figures.includes(other) || after.length !== 3) seen.add(last)
  }
  return seen.size === 1 ? ([...seen][0] ?? null) : null
}

/**
 * Reads one price; `sign` is what its column shows, or for a typed one the reader's own. Of two different signs the last
 * is the decimal one; without any of this `1,299` may be either of two prices and is not read. A
 * negative price and 0 are read as such: whether they count is for the statistics to say.
 */
export function readWrittenPrice(cell: string, sign: DecimalSign | null): WrittenPrice {
  if (/^\s*[-–—]?\s*$/.test(cell)) return { kind: 'none' }
  const figures = figuresOf(cell)
  const decimal = decimalSignOf([cell]) ?? sign
  const noPrice = { kind: 'invalid', says: `“${cell.trim().slice(0, 40)}” is no price.` } as const
  if (/^[+-]?\d+$/.test(figures)) return { kind: 'price', price: Number(figures) }
  if (decimal === null) {
    if (!/^[+-]?\d{1,3}[.,]\d{3}$/.test(figures)) return noPrice
    return {
      kind: 'invalid',
      says: `“${cell.trim()}” may be a thousand or a decimal; write its decimals.`,
    }
  }
  const thousands = decimal === '.' ? ',' : '.'
  // In India only the last group has three: 12,34,567.
  const whole = `\\d{1,3}(?:\\${thousands}\\d{2,3})*\\${thousands}\\d{3}|\\d*`
  const form = new RegExp(`^[+-]?(?:${whole})(?:\\${decimal}\\d*)?$`)
  const plain = figures.replaceAll(thousands, '').replace(decimal, '.')
  if (!form.test(figures) || !/\d/.test(plain)) return noPrice
  return { kind: 'price', price: Number(plain) }
}
