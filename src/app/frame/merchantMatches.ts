/** Which merchants the choice of your merchants lists, and which one a typed text means. */
import { ownMerchantsAmong, type OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { spellingKey } from '@/lib/text/spelling.ts'

/** As many as one looks through; typing finds the others. */
const SHOWN = 50

export type MerchantMatches = {
  /** Those that the list shows. */
  shown: readonly string[]
  /** How many match in all. */
  count: number
  /** The one that Enter chooses; null where the text means none, or several. */
  suggested: string | null
  /** The text, where no known merchant is called so: it can be chosen as typed. */
  asTyped: string | null
}

/** Names and ids are told apart by their letters and digits alone; of two spellings of one name the first is listed. */
export function merchantMatches(known: OwnMerchants, text: string): MerchantMatches {
  const typed = text.trim()
  const wanted = spellingKey(typed)
  const keys = new Set<string>()
  const distinct = known.filter((name) => {
    const key = spellingKey(name)
    return !keys.has(key) && keys.add(key)
  })
  const matching = distinct.filter((name) => spellingKey(name).includes(wanted))
  const shown = matching.slice(0, SHOWN)
  if (typed === '') return { shown, count: matching.length, suggested: null, asTyped: null }
  const [exact] = ownMerchantsAmong(distinct, [typed])
  const only = matching.length === 1 ? matching[0] : undefined
  return {
    shown,
    count: matching.length,
    suggested: exact ?? only ?? null,
    asTyped: exact === undefined ? typed : null,
  }
}

/** "12 merchants", and what can be done where none matches. */
export function matchesInWords({ shown, count, asTyped }: MerchantMatches): string {
  const [first] = shown
  if (first === undefined) {
    return asTyped === null
      ? 'No merchants known yet. Enter its name or ID.'
      : `No known merchant matches; you can use “${asTyped}” as typed.`
  }
  if (count === 1) return `1 merchant: ${first}`
  return shown.length === count
    ? `${formatCount(count)} merchants`
    : `${formatCount(count)} merchants, the first ${formatCount(shown.length)} shown. Type more to find others.`
}
