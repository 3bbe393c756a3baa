/** What watches over the page for as long as it is open. */
import { keepFocus } from './keepFocus.ts'
import { surviveTranslation } from './surviveTranslation.ts'

/** Puts right what a translation replaced and what took the focus along. */
export function watchPage(): void {
  surviveTranslation()
  keepFocus()
}
