/** Compares the brand that a row states with that of a record. */
import { isNameLike } from '@/domain/matching/likeness.ts'
import { foldTitle } from '@/domain/matching/reading/foldTitle.ts'
import { wordOf, type Title } from '@/domain/matching/reading/readTitle.ts'
import { comparedWords } from '@/domain/matching/words/comparedWords.ts'
import { spellingKey } from '@/lib/text/spelling.ts'
import {
  agreement,
  contradiction,
  SILENT,
  UNSURE,
  type Comparison,
  type RecordFacts,
} from './comparison.ts'

export type KnownBrands = {
  /** The known brand names. A row that states one of them does not mean a record of another brand. */
  brands: readonly string[]
  /** Returns the key of a brand, which is the same for all its spellings and aliases. */
  brandKey: (name: string) => string
}

export const NO_BRANDS: KnownBrands = { brands: [], brandKey: spellingKey }

export type BrandComparison = Comparison & {
  /** Whether the row states the brand of the record. */
  isStated: boolean
}

const known = new Map<string, readonly string[]>()
const MAX_KNOWN = 2000

/** The maximum number of words in a brand name; some feeds have whole titles as brands. */
const MOST_WORDS = 5

/** The words of a brand name, folded (`foldLetters`) and singular; empty for a text that is too long to be a name. */
export function wordsOfBrand(brand: string): readonly string[] {
  const before = known.get(brand)
  if (before) return before
  const all = comparedWords(foldTitle(brand))
  const words = all.length > MOST_WORDS ? [] : all
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(brand, words)
  return words
}

/** Whether a title contains all words of a name in sequence. */
export const hasName = ({ all }: Title, name: readonly string[]): boolean =>
  name.length > 0 && all.some((_, at) => name.every((word, index) => all[at + index] === word))

/** Whether two names mean one brand, such as "Heinz" and "H. J. Heinz Company". */
function isOneBrand(
  a: readonly string[],
  b: readonly string[],
  { brandKey }: KnownBrands,
): boolean {
  if (brandKey(a.join(' ')) === brandKey(b.join(' '))) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length > 0 && short.every((word) => long.includes(word))
}

const isStated = (comparison: Comparison): BrandComparison => ({ ...comparison, isStated: true })
const notStated = (comparison: Comparison): BrandComparison => ({ ...comparison, isStated: false })

/** The result for a record without a brand, which scores no better than one whose brand the row does not state. */
const NOT_COMPARED = notStated({ ...SILENT, factor: 0.99 })

/** Whether a title has more than common words; a product of any brand can have a title of common words ("black beans 15 oz"). */
const isNamed = ({ words, models, numbers }: Title): boolean =>
  models.length + numbers.length > 0 ||
  words.some(({ concepts, isNoise }) => concepts.length === 0 && !isNoise)

/** The longest brand in the title that differs from the record’s; undefined without one. */
function otherBrandIn(
  title: Title,
  brand: readonly string[],
  brands: KnownBrands,
): readonly string[] | undefined {
  return (
    brands.brands
      .map(wordsOfBrand)
      .filter((name) => hasName(title, name) && !isOneBrand(name, brand, brands))
      // Ignore a brand whose name is an ordinary word, because it is in many titles by chance.
      .filter((name) => !name.every((word) => wordOf(word).concepts.length > 0))
      .toSorted((a, b) => b.length - a.length)[0]
  )
}

/** Compares the brands. `stated` is the row’s separate brand field; '' if only its title may state a brand. */
export function compareBrands(
  stated: string,
  row: Title,
  { brand, title }: RecordFacts,
  brands: KnownBrands,
): BrandComparison {
  if (brand.length === 0) return NOT_COMPARED
  const own = wordsOfBrand(stated)
  if (own.length > 0) {
    return isOneBrand(own, brand, brands)
      ? isStated(agreement('same brand'))
      : notStated(contradiction('brand', brand.join(' '), own.join(' ')))
  }
  const shared = brand.filter(
    (word) => row.all.includes(word) || row.words.some((one) => isNameLike(one, wordOf(word))),
  )
  if (shared.length === brand.length) return isStated(agreement('same brand'))
  const other = otherBrandIn(row, brand, brands)
  if (other) {
    // The record’s title may contain the other name too: "Coca Cola Fanta Orange" has two brand names.
    return hasName(title, other)
      ? notStated(agreement('perhaps another brand', UNSURE))
      : notStated(contradiction('brand', brand.join(' '), other.join(' ')))
  }
  if (shared.length * 2 > brand.length) return isStated(agreement('same brand', 0.98))
  return isNamed(row) ? NOT_COMPARED : notStated(agreement('the row states no brand', UNSURE))
}
