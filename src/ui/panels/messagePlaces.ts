/** Where messages appear: on the page, and over it in each modal layer. What is outside the topmost can be neither heard nor pressed. */
let places: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

/** Calls back when messages come, go or appear elsewhere; returns the way to stop. */
export function onMessages(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function messagesChanged() {
  for (const listener of listeners) listener()
}

/** The place of the topmost layer. */
export const messagePlace = () => places.at(-1)

/** A ref: the place is there until its element goes; then messages appear where they did before. */
export function openMessagePlace(place: HTMLElement | null) {
  if (!place) return undefined
  places = [...places, place]
  messagesChanged()
  return () => {
    places = places.filter((other) => other !== place)
    messagesChanged()
  }
}
