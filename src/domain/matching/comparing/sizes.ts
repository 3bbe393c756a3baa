/** Compares the sizes of a row with those of a record, and their wearers. */
import type { Title } from '@/domain/matching/reading/readTitle.ts'
import { isComparable, isSameSize, type Size } from '@/domain/matching/reading/sizes.ts'
import { WEARER_NAMES } from '@/domain/matching/words/wearers.ts'
import {
  agreement,
  contradiction,
  listed,
  onlyInRecord,
  SILENT,
  type Comparison,
  type RecordFacts,
} from './comparison.ts'

/** A size as reasons show it: "XL" in capitals, but "small" and "size m" in lower case. */
const inWords = ({ text }: Size) => (/^\d?[xsml/-]{1,5}$/.test(text) ? text.toUpperCase() : text)
const textsOf = (sizes: readonly Size[]) => listed(sizes.map(inWords))

/** Compares sizes. A row agrees with a record that has any of its sizes; sizes of different systems (EU, UK) are not compared. */
export function compareSizes(row: Title, record: RecordFacts): Comparison {
  const ofRecord = [...record.title.sizes, ...record.sizes]
  if (row.sizes.length === 0) {
    return record.title.sizes.length === 0 ? SILENT : onlyInRecord('the row states no size', 0.98)
  }
  const others = row.sizes.filter(
    ({ parts }) =>
      !ofRecord.some((one) => isComparable(parts, one.parts) && isSameSize(parts, one.parts)),
  )
  if (others.length === 0) return agreement('same size')
  const against = ofRecord.filter((one) =>
    others.some(({ parts }) => isComparable(parts, one.parts)),
  )
  return against.length > 0
    ? contradiction('size', textsOf(against), textsOf(others))
    : agreement('the listing states no such size', 0.95)
}

const lettersOf = ({ wearers }: Title) => wearers.map((one) => one.wearers).join('')

function wearersInWords({ wearers }: Title, ofField = ''): string {
  const letters = wearers.length > 0 ? wearers.map((one) => one.wearers) : [ofField]
  return listed(letters.map((one) => WEARER_NAMES[one] ?? one))
}

/** Compares the wearers. Unisex agrees with every wearer, and kids with boys and girls. */
export function compareWearers(row: Title, record: RecordFacts): Comparison {
  const ofRow = lettersOf(row)
  const ofTitle = lettersOf(record.title)
  const ofRecord = ofTitle || record.wearers
  if (ofRow === '')
    return ofTitle === '' ? SILENT : onlyInRecord('the row states no gender or age', 0.99)
  if (ofRecord === '' || Array.from(ofRow).some((letter) => ofRecord.includes(letter)))
    return SILENT
  return contradiction('wearer', wearersInWords(record.title, record.wearers), wearersInWords(row))
}
