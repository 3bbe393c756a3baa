/** Finds what the words of a heading mean, one by one. A heading is judged by all its words, including unknown ones. */
import { foldHeading } from './foldHeading.ts'
import { PHRASES } from './headingPhrases.ts'
import { CONCEPTS, HARMLESS, WITH_TAX, WITHOUT_TAX, type Concept } from './headingWords.ts'

export type { Concept }

export type HeadingTerms = {
  concepts: ReadonlySet<Concept>
  /** Words that are in no list and may mean anything. */
  unknown: readonly string[]
  /** How many words, or parts of joined words, have a concept. */
  count: number
  /** Whether the heading names a day or a year: "Price from 1 May 2026". */
  hasDay: boolean
}

type Meaning = readonly Concept[]

/** Scripts without blanks between words: Chinese and Japanese. */
const UNSPACED = /[\u3005-\u30ff\u3400-\u9fff]/

const exact = new Map<string, Concept[]>()
const begins = new Map<string, Concept[]>()
const ends = new Map<string, Concept[]>()
const stems: { stem: string; concept: Concept }[] = []
const unspaced = new Map<string, Concept[]>()

const add = (words: Map<string, Concept[]>, word: string, concept: Concept) =>
  words.set(word, [...new Set([...(words.get(word) ?? []), concept])])

const wordsIn = (list: string) => list.split(/\s+/).filter((word) => word !== '')

const foldArabic = (word: string) => word.replaceAll('ة', 'ه').replaceAll('ى', 'ي')
const fold = (word: string) => foldArabic(word === '%' || word === '₽' ? word : foldHeading(word))

for (const [key, list] of Object.entries(CONCEPTS)) {
  // The cast is safe, because these are the keys of the table.
  const concept = key as Concept
  for (const word of wordsIn(list)) {
    const bare = fold(word)
    if (UNSPACED.test(word)) add(unspaced, bare, concept)
    else if (word.endsWith('*')) stems.push({ stem: bare, concept })
    else if (word.endsWith('-')) add(begins, bare, concept)
    else if (word.startsWith('-')) add(ends, bare, concept)
    else add(exact, bare, concept)
  }
}
const harmless = new Set(
  wordsIn(HARMLESS)
    .filter((word) => !UNSPACED.test(word) && !word.endsWith('*'))
    .map(fold),
)
const harmlessStems = wordsIn(HARMLESS)
  .filter((word) => word.endsWith('*'))
  .map((word) => fold(word))
for (const word of wordsIn(HARMLESS))
  if (UNSPACED.test(word) && !unspaced.has(fold(word))) unspaced.set(fold(word), [])
const LONGEST_UNSPACED = Math.max(...[...unspaced.keys()].map((word) => word.length))
const withTax = new Set(wordsIn(WITH_TAX).map(fold))
const withoutTax = new Set(wordsIn(WITHOUT_TAX).map(fold))
/** Words that mean "with tax" or "without tax" even if the word for tax is left out. */
const SURE_WITH = new Set(['incl', 'inkl', 'inclusive', 'inklusive', 'including'])
const SURE_WITHOUT = new Set(['excl', 'exkl', 'ekskl', 'exclusive', 'exklusive', 'excluding'])

/** Words for "per" before a unit or a piece: "per unit", "/ Stück", "за шт". */
const PER = /^(?:\/|per|pr|je|pro|za|par|por|al|a|à|for|each|by|за|op|i|در|لكل)$/
const MEASURE_LETTER = /^(?:l|g|m|t|h|q|ml|cl|dl|mg|cm|mm|m2|m3|qm|100g|100ml|1kg|1l|г|л|м)$/
const NUMBER = /^\d+$/
const YEAR = /^(?:19|20)\d\d$/
const MONTH =
  /^(?:jan|feb|mar|apr|ma[iy]|jun|jul|aug|sep|okt|oct|nov|de[cz]|january|february|march|april|june|july|august|september|october|november|december|januar|februar|marz|juni|juli|oktober|dezember)$/
const DAYS =
  /^(?:days?|tagen?|jours?|dias?|giorni|dagen|dni|dnu|dagar|dage|dager|gun|дне?и|天|日間?)$/
/** Ends of joined words in German, Dutch and the Nordic languages that mean a price, whatever comes before them. */
const PRICE_END = /^(.{2,}?)(?:preise?|prijzen|prijs|priser|pris)$/
const LINKS = ['', 's', 'n', 'en', 'er', 'es', 'e']
const NOTHING: Meaning = []

function known(word: string): Meaning | null {
  const own = exact.get(word)
  if (own) return own
  return harmless.has(word) || withTax.has(word) || withoutTax.has(word) ? NOTHING : null
}

function firstPart(word: string): Meaning | null {
  for (const link of LINKS) {
    if (!word.endsWith(link)) continue
    const bare = link === '' ? word : word.slice(0, -link.length)
    const meaning = begins.get(bare) ?? (bare.length > 1 ? exact.get(bare) : undefined)
    if (meaning) return meaning
    if (bare.length > 3 && harmless.has(bare)) return NOTHING
  }
  return (word.length > 3 ? joined(word) : null) ?? ofStem(word)
}

function ofStem(word: string): Meaning | null {
  const fitting = stems.filter(({ stem }) => word.startsWith(stem))
  if (fitting.length > 0) {
    const longest = Math.max(...fitting.map(({ stem }) => stem.length))
    return fitting.filter(({ stem }) => stem.length === longest).map(({ concept }) => concept)
  }
  return harmlessStems.some((stem) => word.startsWith(stem)) ? NOTHING : null
}

/** Concepts whose words can end a joined word. */
const JOINED_ENDS = new Set<Concept>(
  'price cost group kind unit change centre quantity currency total shipping'.split(
    ' ',
  ) as Concept[], // keys of the table
)
const DATE_ENDS = /^(?:datum|dato|date|gultigkeit|zeitraum)$/

function endOf(word: string): Meaning | null {
  const own = ends.get(word) ?? exact.get(word)
  if (!own || ends.has(word)) return own ?? null
  const isLong = word.length > 5 && !own.includes('date')
  return isLong || own.some((concept) => JOINED_ENDS.has(concept)) || DATE_ENDS.test(word)
    ? own
    : null
}

/** The meaning of a word that is made of two or more known ones: "Verkaufspreis", "Preisgruppe", "unitprice". */
function joined(word: string): Meaning | null {
  if (word.length < 5) return null
  for (let at = 2; at <= word.length - 3; at += 1) {
    const end = endOf(word.slice(at))
    const first = end && firstPart(word.slice(0, at))
    if (first) return [...first, ...end]
  }
  return null
}

const ARABIC_PREFIX = /^(?:وال|بال|لل|ال|ل|ب|و)(?=.{2})/

type Read = { concepts: Concept[]; unknown: string[]; count: number }

function readWord(word: string, into: Read): void {
  const put = (meaning: Meaning) => {
    into.concepts.push(...meaning)
    if (meaning.length > 0) into.count += 1
  }
  const own = known(word)
  if (own) return put(own)
  if (UNSPACED.test(word)) return readUnspaced(word, into)
  const bare = word.replace(/\d+$/, '')
  if (bare !== word && bare.length > 1) return readWord(bare, into)
  const arabic = word.replace(ARABIC_PREFIX, '')
  const ofArabic = arabic === word ? null : known(arabic)
  if (ofArabic) return put(ofArabic)
  const parts = joined(word)
  if (parts) {
    into.concepts.push(...parts)
    into.count += 2
    return
  }
  const stem = ofStem(word)
  if (stem) return put(stem)
  const [, first] = PRICE_END.exec(word) ?? []
  if (first !== undefined) {
    into.concepts.push('price')
    into.count += 2
    into.unknown.push(first)
    return
  }
  // In "Price A" and "Price B", the letter only distinguishes several prices.
  if (word.length > 1) into.unknown.push(word)
}

/** Reads a text without blanks: the longest known words from the left. */
function readUnspaced(text: string, into: Read): void {
  let rest = ''
  for (let at = 0; at < text.length;) {
    let length = Math.min(LONGEST_UNSPACED, text.length - at)
    while (length > 0 && !unspaced.has(text.slice(at, at + length))) length -= 1
    if (length === 0) {
      rest += text.charAt(at)
      at += 1
      continue
    }
    const meaning = unspaced.get(text.slice(at, at + length)) ?? NOTHING
    into.concepts.push(...meaning)
    if (meaning.length > 0) into.count += 1
    at += length
  }
  if (rest !== '') readRest(rest, into)
}

/** Reads the rest of a text in two scripts, which may be a word of the other script: "kg単価". */
function readRest(rest: string, into: Read): void {
  if (UNSPACED.test(rest)) into.unknown.push(rest)
  else if (MEASURE_LETTER.test(rest)) into.concepts.push('measure')
  else if (!NUMBER.test(rest)) readWord(rest, into)
}

const MAX_CACHED = 5000
const cache = new Map<string, HeadingTerms>()

/** The terms of a heading as `foldHeading` folds it. */
export function headingTerms(folded: string): HeadingTerms {
  const saved = cache.get(folded)
  if (saved) return saved
  const terms = readTerms(folded)
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(folded, terms)
  return terms
}

/** The words of a folded heading: "p v p" is one word, and "19 %" beside a tax is its rate. */
function wordsOf(folded: string): string[] {
  let text = foldArabic(folded)
  for (const [phrase, word] of PHRASES) text = text.replace(phrase, word)
  text = text.replace(/(?<![^ ])(?:\p{L} ){1,}\p{L}(?![^ ])/gu, (letters) =>
    letters.replaceAll(' ', ''),
  )
  const words = text
    .replace(/[/%€$£¥₹₽#]/g, ' $& ')
    .split(/\s+/)
    .filter((word) => word !== '' && !/^[€$£¥₹#]$/.test(word))
  const hasTax = words.some(
    (word) => exact.get(word)?.includes('tax') || SURE_WITH.has(word) || SURE_WITHOUT.has(word),
  )
  return hasTax
    ? words.filter(
        (word, at) =>
          word !== '%' &&
          !(NUMBER.test(word) && (words[at + 1] === '%' || NUMBER.test(words[at + 1] ?? ''))),
      )
    : words
}

function readTerms(folded: string): HeadingTerms {
  const words = wordsOf(folded)
  const into: Read = { concepts: [], unknown: [], count: 0 }
  let hasDay = false
  const isTax = (word: string | undefined) =>
    word !== undefined && (exact.get(word)?.includes('tax') ?? false)
  const taxAt = words.findIndex(isTax)
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const next = words[at + 1]
    const nextButOne = words[at + 2]
    const isBesideTax = taxAt >= 0 && Math.abs(taxAt - at) <= 2 && at !== taxAt
    if (withoutTax.has(word) && (isBesideTax || SURE_WITHOUT.has(word))) into.concepts.push('net')
    else if (withTax.has(word) && (isBesideTax || SURE_WITH.has(word))) into.concepts.push('gross')
    else if (NUMBER.test(word)) {
      if (
        YEAR.test(word) ||
        NUMBER.test(next ?? '') ||
        MONTH.test(next ?? '') ||
        MONTH.test(words[at - 1] ?? '')
      )
        hasDay = true
      if (next !== undefined && DAYS.test(next)) {
        into.concepts.push('old')
        at += 1
      } else if (
        next !== undefined &&
        (MEASURE_LETTER.test(next) || exact.get(next)?.includes('measure'))
      ) {
        into.concepts.push('measure')
        at += 1
      }
      // A number of pieces: "Price per 100", "100 pcs".
      else if (
        Number(word) > 1 &&
        (PER.test(words[at - 1] ?? '') || isOneCountry(next)) &&
        !YEAR.test(word)
      ) {
        into.concepts.push('quantity')
        if (isOneCountry(next)) at += 1
      }
    } else if (MEASURE_LETTER.test(word) && (/\d/.test(word) || PER.test(words[at - 1] ?? '')))
      into.concepts.push('measure')
    else if (PER.test(word) && isOneCountry(next === '1' ? nextButOne : next)) {
      into.concepts.push('piece')
      at += next === '1' ? 2 : 1
    } else if (!PER.test(word) || known(word)?.length) readWord(word, into)
  }
  // "Price in" and "price out" are the prices of a purchase and of a sale.
  const last = words.at(-1) ?? ''
  if (/^(?:in|out)$/.test(last) && words.length > 1) into.unknown.push(last)
  const concepts = new Set(into.concepts)
  if (concepts.has('net') || concepts.has('gross')) concepts.delete('tax')
  return { concepts, unknown: into.unknown, count: into.count, hasDay }
}

const isOneCountry = (word: string | undefined) => {
  const meaning = word === undefined ? undefined : exact.get(word)
  return (
    (meaning?.includes('piece') ||
      meaning?.includes('unit') ||
      word === 'item' ||
      word === 'article' ||
      word === 'artikel') ??
    false
  )
}
