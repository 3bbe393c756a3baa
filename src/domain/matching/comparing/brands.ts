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
  /** Known brand names: a row that states one of them does not mean a record of another brand. */
  brands: readonly string[]
  /** Spellings and aliases of one brand have the same key. */
  brandKey: (name: string) => string
}

export const NO_BRANDS: KnownBrands = { brands: [], brandKey: spellingKey }

export type BrandComparison = Comparison & {
  /** Whether the row states the brand of the record. */
  isStated: boolean
}

const known = new Map<string, readonly string[]>()
const MAX_KNOWN = 2000

/** The maximum length of a brand name; some feeds have whole titles as brands. */
const MOST_WORDS = 5

/** The words of a brand name, folded and singular; empty for a text that is too long to be a name. */
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

/** "Heinz" and "H. J. Heinz Company" count as one brand. */
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

/** A record without a brand scores no better than one whose brand the row does not state. */
const NOT_COMPARED = notStated({ ...SILENT, factor: 0.99 })

/** A title of common words only ("black beans 15 oz") can be a product of any brand. */
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
      // A brand named with an ordinary word appears in many titles by chance.
      .filter((name) => !name.every((word) => wordOf(word).concepts.length > 0))
      .toSorted((a, b) => b.length - a.length)[0]
  )
}

/** `stated` is the row’s separate brand field; '' where only its title may state a brand. */
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
    // "Coca Cola Fanta Orange" contains two brand names.
    return hasName(title, other)
      ? notStated(agreement('perhaps another brand', UNSURE))
      : notStated(contradiction('brand', brand.join(' '), other.join(' ')))
  }
  if (shared.length * 2 > brand.length) return isStated(agreement('same brand', 0.98))
  return isNamed(row) ? NOT_COMPARED : notStated(agreement('the row states no brand', UNSURE))
}
