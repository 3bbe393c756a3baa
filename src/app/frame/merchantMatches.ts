/** Finds the merchants that match a typed text, and the merchant that Enter chooses. */
import { ownMerchantsAmong, type OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { spellingKey } from '@/lib/text/spelling.ts'

/** The maximum number of merchants in the list, because nobody looks through a longer one; typing finds the others. */
const SHOWN = 50

export type MerchantMatches = {
  /** The merchants that the list shows. */
  shown: readonly string[]
  /** The number of all matches. */
  count: number
  /** The merchant that Enter chooses; null if the text matches none or several. */
  suggested: string | null
  /** The text, if no known merchant has this name, so that it can be chosen as typed; otherwise null. */
  asTyped: string | null
}

/**
 * The merchants that match a text. Only letters and digits distinguish names and IDs; of two spellings of one name the first is
 * listed.
 */
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

/** "12 merchants", or what the user can do if none matches. */
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
