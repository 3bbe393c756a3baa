/** Measures how many of a row’s words a record contains, and how many of the record’s words the row contains. */
import type { RecordFacts } from './comparing/comparison.ts'
import { likeness } from './likeness.ts'
import { wordOf, type Title, type Word } from './reading/readTitle.ts'

export type Covering = {
  /** The weighted share of the row’s words that the record has, and of the record’s words that the row has, from 0 to 1. */
  ofRow: number
  ofRecord: number
  /** The words of the row that the record lacks (`missing`), and the words of the record that the row lacks (`surplus`). */
  missing: Word[]
  surplus: Word[]
  /** Whether both have exactly the same words. */
  isExact: boolean
}

/**
 * The weights of a word for the type of product. It counts more than a word for a quality; less if the other side states no type
 * (`OF_TYPE_ALONE`).
 */
const OF_TYPE = 12
const OF_TYPE_ALONE = 3
const OF_QUALITY = 7

/** Whether the word names a type of product. */
export const isType = ({ concepts }: Word) => concepts.some((one) => one.isType)

/** The weight of a word in the shares; longer unknown words weigh more. */
function weightOf(word: Word): number {
  if (isType(word)) return OF_TYPE
  return word.concepts.length > 0 ? OF_QUALITY : Math.min(word.text.length, 8) + 2
}

type Pairs = { worth: number; weight: number; row: Word[]; record: Word[] }

/**
 * Pairs the words of a row with those of a record, the most similar first, so that an abbreviation doesn’t take the partner of an
 * exact match. The results `row` and `record` have the words without a partner.
 */
function pair(row: readonly Word[], record: readonly Word[]): Pairs {
  const alike = row
    .flatMap((own) => record.map((other) => ({ own, other, worth: likeness(own, other) })))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
  const pairedWords = new Set<Word>()
  const pairs: Pairs = { worth: 0, weight: 0, row: [], record: [] }
  for (const { own, other, worth } of alike) {
    if (pairedWords.has(own) || pairedWords.has(other)) continue
    pairedWords.add(own).add(other)
    pairs.weight += weightOf(own)
    pairs.worth += weightOf(own) * worth
  }
  const isLeft = (word: Word) => !pairedWords.has(word)
  return { ...pairs, row: row.filter(isLeft), record: record.filter(isLeft) }
}

const apart = (words: readonly Word[]) =>
  words.flatMap((word) => (word.parts.length > 0 ? word.parts.map((part) => wordOf(part)) : [word]))

/** Whether a word is in the other title, as one word or as two: "sunglasses" and "sun glasses". */
const isWrittenIn = ({ text }: Word, { tokens }: Title) =>
  tokens.some((token, at) => token === text || token + (tokens[at + 1] ?? '') === text)

/** Whether a word is part of a model number that the other title writes as one: the "WH" of "WH 1000XM4" for WH-1000XM4. */
const isOfModel = ({ text }: Word, own: Title, there: Title) =>
  [...own.joined.values()].some((model) => model.startsWith(text) && there.models.includes(model))

/**
 * Compares the words of a row and a record. The record’s brand is left out, because it is compared elsewhere and the row need not
 * state it. `understood` are words of the row that other comparisons have already compared.
 */
export function coverWords(
  row: Title,
  { title: record, brand }: Pick<RecordFacts, 'title' | 'brand'>,
  understood: readonly string[] = [],
): Covering {
  const whole = pair(row.words, record.words)
  // Split compounds, so that "Rain jckt" matches a rain jacket, and "Laufschuhe" running shoes.
  const parts = pair(apart(whole.row), apart(whole.record))
  const isFree = (word: Word, own: Title, there: Title) =>
    word.isNoise || word.isColour || isWrittenIn(word, there) || isOfModel(word, own, there)
  const missing = parts.row.filter(
    (word) => !understood.includes(word.written) && !isFree(word, row, record),
  )
  const surplus = parts.record.filter(
    (word) => !brand.includes(word.text) && !isFree(word, record, row),
  )
  const weight = whole.weight + parts.weight
  const worth = whole.worth + parts.worth
  const share = (others: readonly Word[], there: Title) => {
    const isTyped = there.words.some(isType)
    const weigh = (word: Word) => (isType(word) && !isTyped ? OF_TYPE_ALONE : weightOf(word))
    const all = others.reduce((sum, word) => sum + weigh(word), weight)
    return all === 0 ? 0 : worth / all
  }
  return {
    ofRow: share(missing, record),
    ofRecord: share(surplus, row),
    missing,
    surplus,
    isExact: worth === weight && missing.length + surplus.length + parts.weight === 0,
  }
}
