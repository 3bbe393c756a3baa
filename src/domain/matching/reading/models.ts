/** Finds model numbers, and numbers without a unit: WH-1000XM4, V8, SPF 30, iPhone 14, 501. */

export type Numbered = {
  /** The models by which titles are compared: letters and digits joined, without dashes. */
  models: string[]
  /** The models as the title writes them, for searches. */
  writtenModels: string[]
  /** The numbers without a unit, as the title writes them. */
  numbers: string[]
  /** Numbers and models joined with the word before, as other merchants may write them: for `8` in `v 8`, `v8`. */
  joined: ReadonlyMap<string, string>
  rest: string
}

/**
 * Matches a word of letters and digits. Sizes of batteries (AA, AAA) match too, because they distinguish products as models do.
 */
const MIXED =
  /(?<![\p{L}\p{N}])a{2,4}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:\p{L}{1,4}-)?(?=[\p{L}\p{N}]*\p{N})[\p{L}\p{N}]+(?:(?<=\d)\.\d+)?(?:-(?:\p{L}{1,2}(?!\p{L})|(?=\p{L}{0,4}\p{N})[\p{L}\p{N}]+))*(?![\p{L}\p{N}])/gu
/** Matches a word with a number that is not a model: "iphone14" and "spf30". */
const WORD_AND_NUMBER = /^(\p{L}{3,})-?(\d{1,4})$/u
const NUMBER = /^\d+(?:\.\d+)?$/
/** The maximum number of digits; longer numbers are merchant codes or GTINs, which no other title has. */
const MOST_DIGITS = 7
const WORD_BEFORE = /(?<![\p{L}\p{N}])(\p{L}+)[ -]$/u

/** Splits numbers that are joined by dashes: "32-34" is two numbers, but "wh-1000xm4" is one model. */
const splitNumbers = (text: string): string[] =>
  /^[\d.]+(?:-[\d.]+)+$/.test(text) ? text.split('-') : [text]

/**
 * Finds models and numbers. `text` must be folded and without quantities and sizes; `rest` is the text without models and
 * numbers.
 */
export function extractModels(text: string): Numbered {
  const models = new Map<string, string>()
  const numbers = new Set<string>()
  const joined = new Map<string, string>()
  const rest = text.replace(MIXED, (whole: string, at: number) => {
    for (const part of splitNumbers(whole)) {
      const compact = part.replaceAll('-', '')
      if (!NUMBER.test(part)) models.set(compact, part)
      else if (part.replace('.', '').length <= MOST_DIGITS) numbers.add(part)
      const before = WORD_BEFORE.exec(text.slice(0, at))?.[1]
      if (before !== undefined) joined.set(compact, before + compact)
    }
    const word = WORD_AND_NUMBER.exec(whole)?.[1]
    return word === undefined ? ' ' : `${word} `
  })
  return {
    models: [...models.keys()],
    writtenModels: [...models.values()],
    numbers: [...numbers],
    joined,
    rest,
  }
}
