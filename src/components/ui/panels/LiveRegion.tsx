import { beginningOf } from '@/components/ui/longText/cutText.ts'
import { inLanguages } from '@/lib/numbers/inLanguages.ts'
import { messagePlace, openMessagePlace } from './messagePlaces.ts'

const DELAY_MS = 300
/** In UTF-16 units: some minutes of reading. A service may call a product by megabytes. */
const MOST_SAID = 2000
/** So many sentences stay to be read: the newest, and those that came with it. */
const MAX_MESSAGES = 3

let timer: ReturnType<typeof setTimeout> | undefined

function add(text: string) {
  const region = messagePlace()?.firstElementChild
  // Nobody listens any more: the page may have gone with its document.
  if (!region) return
  // A new element each time: the same words said again are an addition, too.
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
  // The others stay where they are: put in anew they would be read again.
  if (region.children[MAX_MESSAGES]) region.firstChild?.remove()
}

/** Says what the page has come to, politely; of several sentences in a row only the last is said. */
export function announce(text: string) {
  clearTimeout(timer)
  timer = setTimeout(add, DELAY_MS, text)
}

/** Says what came of the user's own press: no news of the page takes its place. */
export function say(text: string) {
  setTimeout(add, DELAY_MS, text)
}

/**
 * Where the page, or a modal layer over it, speaks, and shows its toasts: what is added is read, one sentence after the
 * other. It is there, and empty, before anything is said: a region that comes with its words is not read.
 */
export function LiveRegion() {
  return (
    <div ref={openMessagePlace}>
      <output className="vh" aria-live="polite" aria-atomic="false" />
    </div>
  )
}
