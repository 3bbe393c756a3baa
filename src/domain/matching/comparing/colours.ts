/** Compares the colours of a row with those of a record. */
import type { ColourMention } from '@/domain/matching/reading/colours.ts'
import type { Title, Word } from '@/domain/matching/reading/readTitle.ts'
import { CONCEPTS } from '@/domain/matching/words/concepts.ts'
import {
  agreement,
  contradiction,
  listed,
  onlyInRecord,
  SILENT,
  UNSURE,
  type Comparison,
  type RecordFacts,
} from './comparison.ts'

type Shades = 'same' | 'family' | 'other'

function compareShades(a: ColourMention, b: ColourMention): Shades {
  if (a.family !== b.family) return 'other'
  if (a.shade === b.shade) return 'same'
  return a.shade === '' || b.shade === '' ? 'family' : 'other'
}

/**
 * How two sets of colours agree. `family`: one side names a shade, the other only its family ("navy", "blue"). `fewer`: one side
 * names one or more colours fewer.
 */
type Sets = 'same' | 'family' | 'fewer' | 'other'
const BEST_FIRST: readonly Sets[] = ['same', 'family', 'fewer', 'other']

const ANY = 'multicoloured'

/** Compares two sets of colours, whose order does not matter: black and white equals white and black. Neither may be empty. */
function compareSets(row: readonly ColourMention[], record: readonly ColourMention[]): Sets {
  if ([...row, ...record].some(({ family }) => family === ANY)) return 'family'
  const left = new Set(record)
  const withoutMatch = (wanted: Shades) => (one: ColourMention) => {
    const like = [...left].find((other) => compareShades(one, other) === wanted)
    if (like) left.delete(like)
    return like === undefined
  }
  // Match equal shades first, then shades with their family.
  const notSame = row.filter(withoutMatch('same'))
  const missing = notSame.filter(withoutMatch('family'))
  if (missing.length === row.length || (missing.length > 0 && left.size > 0)) return 'other'
  if (missing.length > 0 || left.size > 0) return 'fewer'
  return notSame.length > 0 ? 'family' : 'same'
}

/** The best agreement of the row’s colours with any of the lists, because the row may mean any of them. */
function bestOf(row: readonly ColourMention[], lists: readonly (readonly ColourMention[])[]): Sets {
  const found = new Set(lists.map((one) => compareSets(row, one)))
  return BEST_FIRST.find((one) => found.has(one)) ?? 'other'
}

const meansTheSame = (text: string) => {
  const names = new Set(CONCEPTS.get(text)?.map(({ name }) => name))
  return (word: Word) => word.text === text || word.concepts.some(({ name }) => names.has(name))
}

/** The colours of a title without words that are part of a name on both sides ("White Tea", "Green Bay", "Orange Juice"). */
function withoutNames(own: Title, other: Title): ColourMention[] {
  const behind = ({ tokens }: Title, { to }: ColourMention) => tokens[to]
  return own.colours.filter((one) => {
    if (one.isAmbiguous && other.words.some(meansTheSame(one.text))) return false
    const word = behind(own, one)
    return !other.colours.some(
      (same) => word !== undefined && same.text === one.text && behind(other, same) === word,
    )
  })
}

const isSure = ({ isUnsure }: ColourMention) => !isUnsure
const namesOf = (mentions: readonly ColourMention[]) => listed(mentions.map(({ text }) => text))

const MAYBE_OTHER = agreement('perhaps another colour', UNSURE)

export function compareColours(row: Title, record: RecordFacts): Comparison {
  const allOfRow = withoutNames(row, record.title)
  const allOfRecord = withoutNames(record.title, row)
  const ofRow = allOfRow.filter(isSure)
  const ofTitle = allOfRecord.filter(isSure)
  const ofSkus = record.colours.filter((one) => one.length > 0)
  const ofRecord = ofTitle.length > 0 ? [ofTitle, ...ofSkus] : ofSkus
  if (ofRow.length === 0 && allOfRow.length > 0 && ofRecord.length > 0) {
    const words = allOfRow.flatMap(({ text }) => text.split(' '))
    return bestOf(allOfRow, ofRecord) === 'same'
      ? { ...agreement('same colour'), words }
      : MAYBE_OTHER
  }
  if (ofRow.length === 0) {
    return ofTitle.length === 0 ? SILENT : onlyInRecord('the row states no colour', 0.98)
  }
  if (ofRecord.length === 0) {
    const isOther = allOfRecord.length > 0 && compareSets(ofRow, allOfRecord) !== 'same'
    return isOther ? MAYBE_OTHER : agreement('the listing states no colour', 0.95)
  }
  switch (bestOf(ofRow, ofRecord)) {
    case 'same':
      return agreement('same colour')
    case 'family':
      return agreement('a shade is stated by one of the two', UNSURE)
    case 'fewer':
      return agreement('one of its colours is stated by one of the two', 0.92)
    case 'other':
      return contradiction('colour', namesOf(ofRecord.flat()), namesOf(ofRow))
  }
}
