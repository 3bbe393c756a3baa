/** Formats figures and dates in the language that the user chose, here or in another tab, or else in the browser's. */
import { formatCount, formatPrice } from '@/lib/numbers/format.ts'
import { setLanguage } from '@/lib/numbers/language.ts'
import { onPreference, readPreference } from '@/storage/preferences/preferences.ts'

/**
 * Sets the language, and again when it changes. Call it before anything is drawn, so that redraws on a change use the new
 * language. Returns the function that stops it.
 */
export function followLanguage(): () => void {
  const follow = () => setLanguage(readPreference('', 'language') || navigator.language)
  follow()
  return onPreference(follow)
}

/**
 * Creates the formatters of figures. The first formatter takes as long as drawing the results, so call this before the results are
 * drawn.
 */
export function makeFormatters(): void {
  formatCount(0)
  formatPrice(0)
}
