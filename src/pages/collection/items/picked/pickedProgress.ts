/** How much of a picked collection is loaded, as text. */
import { entryKey, listCountries, type ListEntry } from '@/domain/picked/productList.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatTime } from '@/lib/numbers/formatTimes.ts'
import { plural } from '@/lib/text/plural.ts'
import type { LoadStates } from './useListPrices.ts'

/** How much of the collection is loaded: "14 products in us · 13 loaded 10:41, 1 not found". */
export function getPickedProgress(entries: readonly ListEntry[], states: LoadStates) {
  const all = entries.map((entry) => states.get(entryKey(entry)))
  const answered = all.flatMap((state) => (state?.kind === 'answered' ? [state] : []))
  const found = answered.filter(({ answer }) => !('missingAt' in answer))
  const failed = all.filter((state) => state?.kind === 'failed').length
  const waiting = all.length - answered.length - failed
  const latest = Math.max(0, ...answered.map(({ at }) => at))
  const parts = [
    ...(answered.length > 0 ? [`${formatCount(found.length)} loaded ${formatTime(latest)}`] : []),
    ...(answered.length > found.length
      ? [`${formatCount(answered.length - found.length)} not found`]
      : []),
    ...(failed > 0 ? [`${formatCount(failed)} not loaded`] : []),
    ...(waiting > 0 ? [`${formatCount(waiting)} queued`] : []),
  ]
  const countries = listCountries(entries).map((country) => country.replaceAll(',', ' + '))
  const where = countries.length === 0 ? '' : ` in ${shownCountries(countries)}`
  return {
    words: `${plural(entries.length, 'product')}${where}${parts.length > 0 ? ` · ${parts.join(', ')}` : ''}`,
    failed,
    waiting,
  }
}
