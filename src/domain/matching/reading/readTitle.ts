/** Reads what a title states, by kind: colours, sizes, quantities, wearers, models and numbers; and its other words. */
import { COLOURS } from '@/domain/matching/words/colours.ts'
import { comparedWords, isEmptyWord, singular } from '@/domain/matching/words/comparedWords.ts'
import { CONCEPTS, LONGEST_PHRASE, type Concept } from '@/domain/matching/words/concepts.ts'
import { isNoise } from '@/domain/matching/words/noise.ts'
import { WEARERS } from '@/domain/matching/words/wearers.ts'
import { readColours, type ColourMention } from './colours.ts'
import { foldTitle } from './foldTitle.ts'
import { extractModels, type Numbered } from './models.ts'
import { extractCounts, extractQuantities, type Quantity } from './quantities.ts'
import { extractSizes, type Size } from './sizes.ts'
import { tokensOf, type Token } from './tokens.ts'

export type Word = {
  /** The word for comparing, folded (`foldLetters`) and singular; the words of a phrase are separated by a space. */
  text: string
  /** The word as the title writes it, but folded. */
  written: string
  /** The words of a phrase or compound ("olivenöl" has two); empty for a simple word. */
  parts: readonly string[]
  /** Its meanings, independent of language; empty for names and unknown words. */
  concepts: readonly Concept[]
  /** Whether a full stop follows it, so that it may be an abbreviation: "Choc." */
  isCut: boolean
  /** Whether it describes an offer and not the product: "new", "best price". */
  isNoise: boolean
  /** Whether it is also the name of a colour, and used as one here. */
  isColour: boolean
}

type Wearer = { wearers: string; text: string }

export type Title = Omit<Numbered, 'rest'> & {
  words: readonly Word[]
  quantities: readonly Quantity[]
  /** The numbers of pieces. */
  packs: readonly number[]
  sizes: readonly Size[]
  colours: readonly ColourMention[]
  wearers: readonly Wearer[]
  /** The words of the title in order, singular and folded, without sizes, quantities, models and numbers. */
  tokens: readonly string[]
  /** All words of the title in order, for names that contain numbers or units, such as "3M". */
  all: readonly string[]
}

/** Makes a word from a text without a title around it; `more` replaces some of its properties. */
export const wordOf = (text: string, more: Partial<Word> = {}): Word => ({
  text,
  written: text,
  parts: text.includes(' ') ? text.split(' ') : [],
  concepts: CONCEPTS.get(text) ?? [],
  isCut: false,
  isNoise: isNoise(text),
  isColour: false,
  ...more,
})

/** Words for wearers that titles abbreviate: "Wom.", "Unis." */
const CUT_WEARERS =
  'women ladies unisex children damen herren kinder madchen jungen homme femme'.split(' ')

/** The wearers that a word names, as letters of `WEARERS`; undefined for a word that names none. */
function wearerOf({ text, isCut }: Token): string | undefined {
  const whole = isCut && text.length > 2 ? CUT_WEARERS.find((word) => word.startsWith(text)) : text
  return WEARERS.get(whole ?? text)
}

/** Whether a word has a length that a compound can have: shorter words are not compounds, and longer texts are not words. */
const isLong = ({ length }: string) => length >= 7 && length <= 40

/** The two words of a compound: "Damenjacke", "Erdbeerjoghurt", "Baumwollhemd". Empty for a simple word. */
function partsOf(text: string): readonly string[] {
  if (!isLong(text) || CONCEPTS.has(text)) return []
  for (let at = text.length - 3; at >= 3; at -= 1) {
    const tail = text.slice(at)
    // The second word must be a type of product, because names can contain other words: "Nutwood".
    if (!CONCEPTS.get(tail)?.some(({ isType }) => isType)) continue
    const head = text.slice(0, at)
    // One or two letters may join the words: "Erdbeer-n-…", "Arbeit-s-…".
    const known = [head, head.replace(/(?:s|n|en|e)$/, '')].find(
      (one) => one.length > 2 && (CONCEPTS.has(one) || WEARERS.has(one)),
    )
    if (known !== undefined) return [known, tail]
  }
  return []
}

/** The longest known phrase that begins at index `at`; null without one. */
function phraseAt(tokens: readonly Token[], at: number): { text: string; length: number } | null {
  for (let length = LONGEST_PHRASE; length > 1; length -= 1) {
    const run = tokens.slice(at, at + length)
    if (run.length < length) continue
    const text = run.map((token) => singular(token.text)).join(' ')
    if (CONCEPTS.has(text)) return { text, length }
  }
  return null
}

/** Splits a compound with a colour, such as "Rotwein" (red wine), into a token for the colour and one for the thing. */
function withColoursApart(token: Token): Token[] {
  const { text } = token
  if (!isLong(text) || CONCEPTS.has(text)) return [token]
  for (let at = 3; at <= text.length - 3; at += 1) {
    const colour = COLOURS.get(text.slice(0, at))
    const isThing = CONCEPTS.get(text.slice(at))?.some(({ isType }) => isType)
    if (colour && !colour.isAmbiguous && isThing) {
      return [
        { ...token, text: text.slice(0, at), endsPart: false, isCut: false },
        { ...token, text: text.slice(at), startsPart: false },
      ]
    }
  }
  return [token]
}

function readWords(tokens: readonly Token[], colours: ReadonlySet<Token>) {
  const words: Word[] = []
  const wearers: Wearer[] = []
  const add = (one: Word) => {
    if (!words.some(({ text }) => text === one.text)) words.push(one)
  }
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]
    if (!token) break
    const phrase = phraseAt(tokens, at)
    if (phrase) {
      add(wordOf(phrase.text))
      at += phrase.length
      continue
    }
    at += 1
    const wearer = wearerOf(token)
    if (wearer !== undefined) {
      wearers.push({ wearers: wearer, text: token.text })
      continue
    }
    const text = singular(token.text)
    const parts = [partsOf(token.text), partsOf(text)].find(({ length }) => length > 0) ?? []
    const [head = '', tail = ''] = parts
    const whose = WEARERS.get(head)
    if (whose !== undefined) wearers.push({ wearers: whose, text: head })
    const { isCut } = token
    add(
      whose === undefined
        ? wordOf(text, { written: token.text, parts, isCut, isColour: colours.has(token) })
        : wordOf(tail, { written: token.text }),
    )
  }
  return { words, wearers }
}

const known = new Map<string, Title>()
const MAX_KNOWN = 2000

/** Reads a title. Never throws; an empty title states nothing. */
export function readTitle(title: string): Title {
  const before = known.get(title)
  if (before) return before
  const folded = foldTitle(title)
  const { packs, rest: withoutPacks } = extractCounts(folded)
  const { sizes, rest: withoutSizes } = extractSizes(withoutPacks)
  const { quantities, rest: withoutQuantities } = extractQuantities(withoutSizes)
  const { rest, ...numbered } = extractModels(withoutQuantities)
  const tokens = tokensOf(rest)
    .filter(({ text }) => !isEmptyWord(text))
    .flatMap(withColoursApart)
  const { mentions, rest: left } = readColours(tokens)
  const others = left.flatMap((index) => tokens[index] ?? [])
  const sure = mentions.filter(({ isUnsure }) => !isUnsure)
  const stated = new Set(sure.flatMap(({ from, to }) => tokens.slice(from, to)))
  const made: Title = {
    ...numbered,
    ...readWords(others, stated),
    quantities,
    packs,
    sizes,
    colours: mentions,
    tokens: tokens.map(({ text }) => singular(text)),
    all: comparedWords(folded),
  }
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(title, made)
  return made
}
