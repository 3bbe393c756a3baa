/** Writes figures and dates in the language that was chosen, here or in another tab, or else in the browser's. */
import { formatCount, formatPrice } from '@/lib/numbers/format.ts'
import { writeIn } from '@/lib/numbers/language.ts'
import { onPreference, readPreference } from '@/storage/preferences/preferences.ts'

/** To be called before anything is drawn: what draws anew on a change then finds the new language. Returns the way to stop. */
export function followLanguage(): () => void {
  const follow = () => writeIn(readPreference('', 'language') || navigator.language)
  follow()
  return onPreference(follow)
}

/** The first formatter of a visit takes as long as drawing the results: to be called ahead of them. */
export function makeFormatters(): void {
  formatCount(0)
  formatPrice(0)
}
