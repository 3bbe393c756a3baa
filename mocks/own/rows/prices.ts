/** Prices as feeds write them: with a currency before or behind, and with either mark for decimals and thousands. */

const CURRENCY = /^(?:[A-Z]{3}|[^\d\s.,'’+-]{1,4}\.?)?\s*|\s*(?:[A-Z]{3}|[^\d\s.,'’+-]{1,4})?$/giu

/** Which of the marks in a number is the one before the decimals; null where none is. */
const decimalMark = (digits: string): '.' | ',' | null => {
  const dot = digits.lastIndexOf('.')
  const comma = digits.lastIndexOf(',')
  if (dot !== -1 && comma !== -1) return dot > comma ? '.' : ','
  const mark = dot === -1 ? ',' : '.'
  const at = Math.max(dot, comma)
  if (at === -1 || digits.indexOf(mark) !== at) return null
  // one comma before three digits stands for thousands; a dot is what Google asks for before decimals
  return mark === ',' && digits.length - at - 1 === 3 ? null : mark
}

/** Thousands in groups of three, before them in groups of two where one counts in lakhs. */
const WHOLE = /^(?:\d+|\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3})$/

/** Not below 0; null for what is no price. */
export const readPrice = (text: string): number | null => {
  const bare = text.trim().replace(CURRENCY, '')
  const digits = bare.replace(/[\s'’\u00a0\u202f]/g, '').replace(/[.,]-{1,2}$/, '')
  if (!/^\d[\d.,]*$/.test(digits)) return null
  const mark = decimalMark(digits)
  const [whole = '', decimals = ''] =
    mark === null ? [digits] : splitAt(digits, digits.lastIndexOf(mark))
  if (/[.,]/.test(decimals) || !WHOLE.test(whole)) return null
  const value = Number(`${whole.replace(/[.,]/g, '')}.${decimals}`)
  return Number.isFinite(value) ? value : null
}

const splitAt = (text: string, at: number): [string, string] => [
  text.slice(0, at),
  text.slice(at + 1),
]

/** The currency that a price names by its code. */
export const currencyOf = (text: string): string | null =>
  /(?:^|[\d\s])([A-Z]{3})(?:$|[\d\s])/.exec(text.trim())?.[1] ?? null
