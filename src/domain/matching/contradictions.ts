/**
 * Finds what rules out that a row and a record are one product, whatever else agrees: another colour, size, quantity, wearer,
 * model number or brand (`collections.md`, "Titles"). If only one side states something, that is no contradiction but makes the
 * match less certain.
 */
import {
  compareBrands,
  hasName,
  wordsOfBrand,
  type BrandComparison,
  type KnownBrands,
} from './comparing/brands.ts'
import { compareColours } from './comparing/colours.ts'
import type { Comparison, RecordFacts } from './comparing/comparison.ts'
import { compareModels } from './comparing/models.ts'
import { compareQuantities } from './comparing/quantities.ts'
import { compareSizes, compareWearers } from './comparing/sizes.ts'
import { coloursOf } from './reading/colours.ts'
import { foldTitle } from './reading/foldTitle.ts'
import { extractCounts, extractQuantities } from './reading/quantities.ts'
import { readTitle, wordOf, type Title } from './reading/readTitle.ts'
import { sizeOf } from './reading/sizes.ts'
import { tokensOf } from './reading/tokens.ts'

/** What a row states; '' if it states nothing. */
export type TitleRow = { title: string; brand: string; size: string }

/** The fields of a record that are compared with a row. */
export type TitleRecord = {
  title: string
  brand: string
  /** The colours and sizes of its SKUs, any of which the row may mean. */
  colours?: readonly string[]
  sizes?: readonly string[]
  gender?: string
}

/** A title without colours and wearers that are part of the brand name: the green of "Green Valley" is not a colour. */
function withoutBrand(title: Title, name: readonly string[]): Title {
  if (!hasName(title, name)) return title
  const isName = (text: string) => text.split(' ').every((word) => name.includes(word))
  return {
    ...title,
    colours: title.colours.filter(({ text }) => !isName(text)),
    wearers: title.wearers.filter(({ text }) => !isName(text)),
  }
}

const known = new Map<string, RecordFacts>()
const MAX_KNOWN = 2000

/** What a record states. It is cached, because many rows are compared with the same records. */
function factsOf({
  title,
  brand,
  colours = [],
  sizes = [],
  gender = '',
}: TitleRecord): RecordFacts {
  const key = JSON.stringify([title, brand, gender, colours, sizes])
  const before = known.get(key)
  if (before) return before
  const name = wordsOfBrand(brand)
  const ofTitle = withoutBrand(readTitle(title), name)
  // Add the words of the brand that the title lacks: many titles omit the brand because it has a separate field.
  const unstated = name.filter((word) => !ofTitle.words.some(({ text }) => text === word))
  const folded = sizes.map(foldTitle)
  const facts: RecordFacts = {
    title: { ...ofTitle, words: [...ofTitle.words, ...unstated.map((word) => wordOf(word))] },
    brand: name,
    colours: colours.map((text) => coloursOf(tokensOf(foldTitle(text)))),
    sizes: folded.flatMap((text) => sizeOf(text) ?? []),
    quantities: folded.flatMap((text) => extractQuantities(extractCounts(text).rest).quantities),
    wearers: readTitle(gender)
      .wearers.map(({ wearers }) => wearers)
      .join(''),
  }
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(key, facts)
  return facts
}

export type TitleComparison = {
  row: Title
  record: RecordFacts
  brand: BrandComparison
  colours: Comparison
  /** All results of comparing, including those of brand and colours. */
  all: readonly Comparison[]
}

/** Compares what a row and a record state. Never throws. */
export function compareStatements(
  row: TitleRow,
  record: TitleRecord,
  brands: KnownBrands,
): TitleComparison {
  const facts = factsOf(record)
  const text = [row.brand, row.title, row.size].filter((part) => part !== '').join(', ')
  const title = withoutBrand(readTitle(text), facts.brand)
  const brand = compareBrands(row.brand, title, facts, brands)
  const colours = compareColours(title, facts)
  const all = [
    colours,
    compareSizes(title, facts),
    ...compareQuantities(title, facts),
    compareWearers(title, facts),
    compareModels(title, facts),
    brand,
  ]
  return { row: title, record: facts, brand, colours, all }
}

/** Why a record is not what the row means, in plain English: "another colour: red, not black". Empty without contradictions. */
export const contradictionsIn = ({ all }: TitleComparison): string[] =>
  all.flatMap(({ isContradiction, reason }) => (isContradiction && reason !== null ? [reason] : []))
