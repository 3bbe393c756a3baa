/**
 * Makes the search queries for a row without a code: first its meaningful words, then fewer of them, then their English names.
 */
import type { TitleRow } from './contradictions.ts'
import { readTitle, type Word } from './reading/readTitle.ts'
import { CONCEPTS } from './words/concepts.ts'

/** The maximum number of words in a query: a service that requires all words finds nothing with more. */
const MOST_WORDS = 6
/** The maximum number of queries, and so of requests, per row. */
export const MOST_QUERIES = 4

const hasVowels = (word: string) => /[aeiouy]/.test(word)

/** How much a word helps to find the product. Names help more than common words; an abbreviation ("ckn") is in no record. */
function worthOf({ text, parts, concepts, isNoise, isCut }: Word): number {
  if (isNoise) return 0
  const length = Math.min(text.length, 9)
  const worth = hasVowels(text) && !isCut ? length : length / 4
  return concepts.length === 0 && parts.length === 0 ? worth + 3 : worth
}

/**
 * The form of a word for a query. It is the singular, because a search by the beginnings of words finds the plural with it. If the
 * stem changes, it is the word as written: "berry" does not find "berries".
 */
const written = (word: Word) => (word.written.startsWith(word.text) ? word.text : word.written)
const english = ({ text, parts, concepts }: Word) =>
  concepts[0]?.name ??
  (parts.length === 0 ? text : parts.map((part) => CONCEPTS.get(part)?.[0]?.name ?? '').join(' '))
const isName = ({ parts, concepts }: Word) => concepts.length === 0 && parts.length === 0
const isType = ({ parts, concepts }: Word) => parts.length > 0 || concepts.some((one) => one.isType)

/** The queries in the order of the requests, each less strict than the one before. */
export function titleKeywords(row: TitleRow): string[] {
  const title = readTitle([row.brand, row.title].filter(Boolean).join(', '))
  const words = title.words.filter(({ text, isNoise }) => text.length > 1 && !isNoise)
  const stated = [...title.colours, ...title.wearers].map(({ text }) => text)
  const numbers = [...title.writtenModels, ...title.numbers]
  if (words.length < 2) {
    const all = [...words.map(written), ...title.writtenModels, ...stated]
    return all.length === 0 ? [] : [...new Set([all.slice(0, MOST_WORDS).join(' '), all[0] ?? ''])]
  }
  const best = words.toSorted((a, b) => worthOf(b) - worthOf(a))
  const inOrder = (chosen: readonly Word[], as: (word: Word) => string) =>
    words.filter((word) => chosen.includes(word)).map(as)
  const known = best.filter((word) => !isName(word))
  const [type] = known.filter(isType)
  const typed = type ? [type] : []
  const [first, second, third] = best.filter(isName)
  const [colour] = title.colours.map(({ family, shade, text }) => (shade === '' ? family : text))
  const [number] = numbers
  // A query without names, because the catalog may spell a name differently.
  const nameless = [...inOrder(known.slice(0, 3), written), number ?? '', colour ?? '']
  const ofNames = (): string[][] => {
    if (!first)
      return [inOrder(known.slice(0, 3), english), inOrder(known.slice(0, 2), written), nameless]
    if (!second) {
      return [
        [...inOrder([first, ...typed], written), ...title.writtenModels.slice(0, 1)],
        nameless,
        inOrder([first, ...typed], english),
      ]
    }
    if (!third) {
      return [
        inOrder([first, second], written),
        typed.length === 0 ? inOrder([second], written) : inOrder([second, ...typed], written),
        known.length > 1 ? nameless : inOrder([first, ...typed], english),
      ]
    }
    return [
      [first, second],
      [second, third],
      [first, third],
    ].map((pair) => inOrder(pair, written))
  }
  const queries = [inOrder(best.slice(0, MOST_WORDS), written), ...ofNames()]
  const texts = queries
    .map((query) => [...new Set(query.filter((word) => word !== ''))].join(' '))
    .filter((text) => text !== '')
  return [...new Set(texts)].slice(0, MOST_QUERIES)
}
