/** The one reader of stock: yes, no, or not known. A word in no list means not known, never yes. */
import { isMissing } from '@/lib/text/missingWords.ts'
import { plainDigits } from '@/lib/text/plainDigits.ts'
import { ADVERBS, BESIDE_COUNT, IN_STOCK, OPEN, OUT_OF_STOCK } from './stockWords.ts'

export type StockReading = {
  /** Whether it is in stock; null if the cell is empty or its word is not known. */
  inStock: boolean | null
  /** The word of the cell if it states neither yes nor no: "preorder", "auf Anfrage"; otherwise null. */
  openWord: string | null
}

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[\s_\-./!,;:()–—*]+/g, ' ')
    .trim()

const phrases = (list: string) =>
  new Set(
    list
      .split(/[|\n]/)
      .map((phrase) => fold(phrase))
      .filter((phrase) => phrase !== ''),
  )

const NO = phrases(OUT_OF_STOCK)
const YES = phrases(IN_STOCK)
const LATER = phrases(OPEN)
const byLength = (list: string) =>
  [...phrases(list)].toSorted((one, other) => other.length - one.length)
const ADVERB_LIST = byLength(ADVERBS)
const COUNT_WORDS = byLength(BESIDE_COUNT)

/** A cell that is only a count: `12`, `0.0`, `-3`, `> 10`, `10+`. */
const COUNT = /^(?:[<>≥≤~]|>=|<=)?\s*([-−]?\d[\d\s]*(?:[.,]\d+)?)\s*\+?$/
/** Words with one figure, which is a count; with two figures they would be a range of days or dates. */
const ONE_FIGURE = /^(\D*?)([-−]?\d{1,6})(?:[.,]0+)?\+?(\D*)$/

/** Chinese and Japanese words, which are written without blanks. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/

/** The text without the longest of the words that it begins or ends with; null if there is none. */
function without(text: string, words: readonly string[]): string | null {
  for (const word of words) {
    const gap = UNSPACED.test(word) ? '' : ' '
    if (text === word) return ''
    if (text.startsWith(word + gap)) return text.slice(word.length).trim()
    if (text.endsWith(gap + word)) return text.slice(0, -word.length).trim()
  }
  return null
}

type State = 'no' | 'yes' | 'later' | null

function stateOf(phrase: string): State {
  if (NO.has(phrase)) return 'no'
  if (YES.has(phrase)) return 'yes'
  if (LATER.has(phrase)) return 'later'
  const rest = without(phrase, ADVERB_LIST)
  return rest === null || rest === '' ? null : stateOf(rest)
}

/**
 * The stock that a count among words states: "3 in stock", "only 2 left", "0 available", "skladem 5 ks"; null if the words
 * around the count are not known.
 */
function countedState(text: string): State {
  const [, before = '', figure = '', behind = ''] = ONE_FIGURE.exec(text) ?? []
  if (figure === '') return null
  let words = fold(`${before} ${behind}`)
  const state = Number(figure.replace('−', '-')) > 0 ? 'yes' : 'no'
  for (let turn = 0; turn < 4; turn += 1) {
    const found = words === '' ? 'yes' : stateOf(words)
    if (found !== null) return found === 'yes' ? state : found
    const rest = without(words, COUNT_WORDS)
    if (rest === null) return null
    words = rest
  }
  return null
}

const UNKNOWN: StockReading = { inStock: null, openWord: null }

function readNew(cell: string): StockReading {
  const text = plainDigits(cell).trim()
  const count = COUNT.exec(text)?.[1]
  if (count !== undefined) {
    const number = Number(count.replace('−', '-').replace(/\s/g, '').replace(',', '.'))
    // "< 5" means a few, "> 0" means some.
    return { inStock: number > 0 || /^(?:>|≥)/.test(text), openWord: null }
  }
  const state = stateOf(fold(text)) ?? countedState(text)
  if (state === 'later') return { inStock: null, openWord: text }
  if (state !== null) return { inStock: state === 'yes', openWord: null }
  return isMissing(cell) ? UNKNOWN : { inStock: null, openWord: text }
}

/** The results for earlier cells: a feed has few different words, each in many rows. */
const known = new Map<string, StockReading>()
const MAX_KNOWN = 2000
const LONGEST_KNOWN = 60

/** Whether a cell states stock in known words or figures, or is marked as missing. */
export const isStock = (cell: string): boolean => {
  const text = plainDigits(cell).trim()
  return readStock(cell).inStock !== null || stateOf(fold(text)) !== null || isMissing(cell)
}

export function readStock(cell: string): StockReading {
  const saved = known.get(cell)
  if (saved) return saved
  const reading = readNew(cell)
  if (cell.length <= LONGEST_KNOWN) {
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(cell, reading)
  }
  return reading
}
