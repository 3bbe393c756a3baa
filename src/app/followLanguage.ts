/** Writes figures and dates in the language that was chosen, here or in another tab, or else in the browser's. */
import { writeIn } from '../domain/language.ts'
import { onPreference, readPreference } from '../store/preferences.ts'

/** To be called before anything is drawn: what draws anew on a change then finds the new language. Returns the way to stop. */
export function followLanguage(): () => void {
  const follow = () => writeIn(readPreference('', 'language') || navigator.language)
  follow()
  return onPreference(follow)
}
