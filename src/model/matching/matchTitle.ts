/** How well a record of the catalog fits a row that has a title and no code: a score from 0 to 1, and why. */
import { closeTo, titleParts, wordsOf, type Quantity, type TitleParts } from './titleParts.ts'

/** What a row says; '' where it says nothing. */
export type TitleRow = { title: string; brand: string; size: string }

/** What is looked at of a record. */
export type TitleRecord = { title: string; brand: string; size: string }

export type TitleMatch = {
  score: number
  /** In words, what counts most first. */
  reasons: readonly string[]
}

/** Worth of a word that is written shorter, or with a slip. */
const SHORTENED = 0.92
const MISSPELT = 0.85

/** Vowels left out, or the end. */
function isShortened(short: string, long: string): boolean {
  if (short.length < 2 || short.length >= long.length || short[0] !== long[0]) return false
  if (short.length >= 3 && long.startsWith(short)) return true
  if (short.length < 3) return false
  let at = 0
  for (const letter of long) {
    if (letter === short[at]) at += 1
    // What is left out within are vowels and doubled letters.
    else if (!/[aeiouyh]/.test(letter) && letter !== short[at - 1] && short.length > 4) return false
    if (at === short.length) return true
  }
  return false
}

/** One letter more, less or other, or two that changed places. */
function isMisspelt(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 5 || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [restOfA, restOfB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (restOfA.length <= 1 && restOfB.length <= 1) return true
  return restOfA.length === 2 && restOfA === Array.from(restOfB).toReversed().join('')
}

function likeness(a: string, b: string): number {
  if (a === b) return 1
  if (isShortened(a, b) || isShortened(b, a)) return SHORTENED
  return isMisspelt(a, b) ? MISSPELT : 0
}

/** Long words say more. */
const weightOf = (word: string) => Math.min(word.length, 8) + 2

type Covering = { row: number; record: number; missing: string[]; surplus: string[] }

/** How much of each side's words the other has. */
function cover(row: readonly string[], record: readonly string[], unsaid: ReadonlySet<string>) {
  const left = new Set(record)
  const found = new Map<string, { by: string; worth: number }>()
  // Exact ones first: a shortened word takes none of them away.
  for (const word of row) {
    if (!left.has(word)) continue
    left.delete(word)
    found.set(word, { by: word, worth: 1 })
  }
  for (const word of row) {
    if (found.has(word)) continue
    let best = { by: '', worth: 0 }
    for (const other of left) {
      const worth = likeness(word, other)
      if (worth > best.worth) best = { by: other, worth }
    }
    if (best.worth === 0) continue
    left.delete(best.by)
    found.set(word, best)
  }
  const sum = (words: Iterable<string>, worthOf: (word: string) => number) => {
    let total = 0
    for (const word of words) total += weightOf(word) * worthOf(word)
    return total
  }
  const all = sum(row, () => 1)
  const surplus = [...left].filter((word) => !unsaid.has(word))
  const worthOf = new Map([...found.values()].map(({ by, worth }) => [by, worth]))
  const matched = sum(worthOf.keys(), (word) => worthOf.get(word) ?? 0)
  const others = sum(worthOf.keys(), () => 1) + sum(surplus, () => 1)
  return {
    row: all === 0 ? 0 : sum(row, (word) => found.get(word)?.worth ?? 0) / all,
    record: others === 0 ? 0 : matched / others,
    missing: row.filter((word) => !found.has(word)),
    surplus,
  } satisfies Covering
}

function isSameSize(a: Quantity, b: Quantity): boolean {
  if (a.kind === b.kind) return closeTo(a.value, b.value)
  // "12 oz" of a drink is one of volume.
  return a.ounces !== null && b.ounces !== null && closeTo(a.ounces, b.ounces)
}

type Sizes = 'same' | 'other' | 'some' | 'unsaid' | 'none'

/** Whether what both sides say of sizes agrees. */
function compareSizes(row: readonly Quantity[], record: readonly Quantity[]): Sizes {
  if (row.length === 0) return record.length === 0 ? 'none' : 'unsaid'
  if (record.length === 0) return 'some'
  const known = row.filter((one) => record.some((other) => isSameSize(one, other)))
  if (known.length === row.length) return 'same'
  const comparable = row.filter(
    (one) =>
      !known.includes(one) &&
      record.some((other) => other.kind === one.kind || (other.ounces && one.ounces)),
  )
  return comparable.length > 0 ? 'other' : 'some'
}

const SIZES: Record<Sizes, { factor: number; reason: string | null }> = {
  same: { factor: 1, reason: 'same size' },
  none: { factor: 1, reason: null },
  some: { factor: 0.9, reason: 'size stated by one of the two' },
  unsaid: { factor: 0.94, reason: 'the row states no size' },
  other: { factor: 0.4, reason: 'another size' },
}

/** Numbers tell products apart ("SPF 30", "SPF 50"), and mean little where one side says none. */
function compareNumbers(row: readonly string[], record: readonly string[]) {
  const missing = row.filter((number) => !record.includes(number))
  const surplus = record.filter((number) => !row.includes(number))
  if (missing.length > 0 && surplus.length > 0) return { factor: 0.5, reason: 'other numbers' }
  if (missing.length + surplus.length > 0)
    return { factor: 0.88, reason: 'a number in one of the two alone' }
  return { factor: 1, reason: null }
}

const joined = (parts: TitleParts, more: TitleParts): TitleParts => ({
  words: [...new Set([...parts.words, ...more.words])],
  quantities: [...parts.quantities, ...more.quantities],
  numbers: [...new Set([...parts.numbers, ...more.numbers])],
})

/** A list of words, cut. */
const listed = (words: readonly string[]) =>
  words.slice(0, 3).join(', ') + (words.length > 3 ? ' …' : '')

/** Worth of the row's words in the record, and of the record's in the row. */
const OF_ROW = 0.6

const BRAND_UNSAID = 0.99
const BRAND_OTHER = 0.6

export function matchTitle(row: TitleRow, record: TitleRecord): TitleMatch {
  const asked = joined(titleParts(`${row.brand} ${row.title}`), titleParts(row.size))
  const offered = joined(titleParts(`${record.brand} ${record.title}`), titleParts(record.size))
  const brand = wordsOf(record.brand).filter((word) => offered.words.includes(word))
  const saysBrand = brand.some((word) => asked.words.some((own) => likeness(own, word) > 0))
  const {
    row: ofRow,
    record: ofRecord,
    missing,
    surplus,
  } = cover(asked.words, offered.words, new Set(saysBrand ? [] : brand))
  const words = OF_ROW * ofRow + (1 - OF_ROW) * ofRecord
  const size = SIZES[compareSizes(asked.quantities, offered.quantities)]
  const numbers = compareNumbers(asked.numbers, offered.numbers)
  const isOther = row.brand !== '' && brand.length > 0 && !saysBrand
  const brandFactor = isOther ? BRAND_OTHER : saysBrand || brand.length === 0 ? 1 : BRAND_UNSAID
  const reasons = [
    missing.length === 0 && surplus.length === 0 ? 'all words' : null,
    missing.length > 0 ? `not in the record: ${listed(missing)}` : null,
    surplus.length > 0 ? `only in the record: ${listed(surplus)}` : null,
    isOther ? 'another brand' : null,
    saysBrand ? 'same brand' : null,
    size.reason,
    numbers.reason,
  ]
  return {
    score: Math.max(0, Math.min(1, words * size.factor * numbers.factor * brandFactor)),
    reasons: reasons.filter((reason) => reason !== null),
  }
}
