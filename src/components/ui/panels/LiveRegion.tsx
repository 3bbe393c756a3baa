import { beginningOf } from '@/components/ui/longText/cutText.ts'
import { inLanguages } from '@/lib/numbers/inLanguages.ts'
import { messagePlace, openMessagePlace } from './messagePlaces.ts'

const DELAY_MS = 300
/** The longest announcement, in UTF-16 units: some minutes of speech. A service may send a product name of megabytes. */
const MOST_SAID = 2000
/** How many sentences, the newest, stay in the region to be read. */
const MAX_MESSAGES = 3

let timer: ReturnType<typeof setTimeout> | undefined

function add(text: string) {
  const region = messagePlace()?.firstElementChild
  // The page may be gone before the timer ends.
  if (!region) return
  // A new element for each sentence, so that repeated words count as an addition too.
  const sentence = document.createElement('span')
  sentence.append(
    ...inLanguages(beginningOf(text, MOST_SAID)).map(({ words, lang }) => {
      if (lang === undefined) return words
      const date = document.createElement('span')
      date.lang = lang
      date.append(words)
      return date
    }),
  )
  region.append(sentence)
  // The other sentences stay in place: if they were inserted again, they would be read again.
  if (region.children[MAX_MESSAGES]) region.firstChild?.remove()
}

/** Announces a change of the page, politely; of several sentences in a row only the last is announced. */
export function announce(text: string) {
  clearTimeout(timer)
  timer = setTimeout(add, DELAY_MS, text)
}

/** Announces the result of the user's own action; `announce` never replaces it. */
export function announceResult(text: string) {
  setTimeout(add, DELAY_MS, text)
}

/**
 * The region for announcements and the container of toasts, on the page or in a modal layer: added sentences are read one after the
 * other. It exists, empty, before the first sentence, because a region that is inserted together with its text isn’t read.
 */
export function LiveRegion() {
  return (
    <div ref={openMessagePlace}>
      <output className="vh" aria-live="polite" aria-atomic="false" />
    </div>
  )
}
