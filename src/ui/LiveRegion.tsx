import { useSyncExternalStore } from 'react'

const DEBOUNCE_MS = 300

type Spoken = { text: string; turn: number }
let spoken: Spoken = { text: '', turn: 0 }
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Says a sentence to screen readers, politely; of several in a row only the last is said. */
export function announce(text: string) {
  clearTimeout(timer)
  timer = setTimeout(() => {
    spoken = { text, turn: spoken.turn + 1 }
    for (const listener of listeners) listener()
  }, DEBOUNCE_MS)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The application's one live region. */
export function LiveRegion() {
  const { text, turn } = useSyncExternalStore(subscribe, () => spoken)
  return (
    <output className="vh" aria-live="polite" aria-atomic="true">
      {/* A new element each turn: the same words said again are a change, too. */}
      <span key={turn}>{text}</span>
    </output>
  )
}
