/** Scores how well a catalog record fits a row that has a title and no code, from 0 to 1, with reasons and contradictions. */
import { NO_BRANDS, type KnownBrands } from './comparing/brands.ts'
import { UNSURE } from './comparing/comparison.ts'
import { hasSameModel } from './comparing/models.ts'
import {
  compareStatements,
  contradictionsIn,
  type TitleComparison,
  type TitleRecord,
  type TitleRow,
} from './contradictions.ts'
import { coverWords, isType, type Covering } from './coverWords.ts'
import type { Word } from './reading/readTitle.ts'
import { isVariant } from './words/noise.ts'

export type TitleMatch = {
  score: number
  /** The reasons for the score in plain English: contradictions first, then the most important ones. */
  reasons: readonly string[]
  /** Whether something contradicts the match; such a match is never accepted automatically. */
  isContradicted: boolean
  /** Whether the row and the record state the same in the same words. */
  isExact: boolean
}

/**
 * How much the score is reduced if the record has none of the row’s words (`missing`), and if the row has none of the record’s
 * (`surplus`).
 */
const COSTS = { missing: 0.9, surplus: 0.65 }
/** The factor for `COSTS` if both state the same model. */
const OF_ONE_MODEL = 0.3

const MOST_LISTED = 3
const listed = (words: readonly Word[]) =>
  words
    .slice(0, MOST_LISTED)
    .map(({ text }) => text)
    .join(', ') + (words.length > MOST_LISTED ? ' …' : '')

/** Whether it stays open which product is meant, however many words agree. */
function isOpen(
  { row, record, brand, all }: TitleComparison,
  { missing, surplus }: Covering,
  isOneModel: boolean,
): boolean {
  // The same model is not enough without a type: a phone case states the model of the phone.
  const areDistinctive = (words: readonly Word[]) =>
    isOneModel ? words.some(isType) : words.length > 0
  if (areDistinctive(missing) && areDistinctive(surplus)) return true
  if ([...missing, ...surplus].some(({ text }) => isVariant(text))) return true
  // A word that the record lacks may be a different brand, colour or size.
  const isUnstated = !brand.isStated && record.brand.length > 0
  const mayDiffer = isUnstated || all.some((one) => one.isOnlyInRecord === true)
  if (missing.length > 0 && mayDiffer) return true
  // A row with nothing but a brand name can mean any product of the brand.
  const isOfBrand = ({ text, isNoise }: Word) => isNoise || record.brand.includes(text)
  return brand.isStated && row.models.length === 0 && row.words.every(isOfBrand)
}

/** Scores a record for a row. Never throws. `brands` are brands that a row may state instead of the record’s. */
export function matchTitle(
  row: TitleRow,
  record: TitleRecord,
  brands: KnownBrands = NO_BRANDS,
): TitleMatch {
  const compared = compareStatements(row, record, brands)
  const { all, brand, colours } = compared
  const words = coverWords(compared.row, compared.record, colours.words)
  const { missing, surplus } = words
  const cost = COSTS.missing * (1 - words.ofRow) + COSTS.surplus * (1 - words.ofRecord)
  const isOneModel = hasSameModel(compared.row, compared.record)
  const ofStatements = all.reduce((product, { factor }) => product * factor, 1)
  const contradictions = contradictionsIn(compared)
  const reasons = [
    ...contradictions,
    missing.length === 0 && surplus.length === 0 ? 'all words' : null,
    missing.length > 0 ? `not in the record: ${listed(missing)}` : null,
    surplus.length > 0 ? `only in the listing: ${listed(surplus)}` : null,
    ...all.filter((one) => !one.isContradiction).map(({ reason }) => reason),
  ]
  return {
    score:
      Math.max(0, 1 - cost * (isOneModel ? OF_ONE_MODEL : 1)) *
      (isOpen(compared, words, isOneModel) ? UNSURE : 1) *
      ofStatements,
    reasons: reasons.filter((reason) => reason !== null),
    isContradicted: contradictions.length > 0,
    isExact: words.isExact && all.every((one) => one === brand || one.factor === 1),
  }
}
