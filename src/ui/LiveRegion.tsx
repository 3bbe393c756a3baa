import { useSyncExternalStore } from 'react'

const DELAY_MS = 300
/** So many sentences stay to be read: the newest, and those that came with it. */
const KEPT = 3

type Spoken = { text: string; turn: number }
let spoken: readonly Spoken[] = []
let turn = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function add(text: string) {
  turn += 1
  spoken = [...spoken.slice(1 - KEPT), { text, turn }]
  for (const listener of listeners) listener()
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

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The application's one live region: what is added to it is read, one sentence after the other. */
export function LiveRegion() {
  const sentences = useSyncExternalStore(subscribe, () => spoken)
  return (
    <output className="vh" aria-live="polite" aria-atomic="false">
      {/* A new element each turn: the same words said again are an addition, too. */}
      {sentences.map((sentence) => (
        <span key={sentence.turn}>{sentence.text}</span>
      ))}
    </output>
  )
}
