/** Where messages appear: on the page, and over it in each modal layer. What is outside the topmost can be neither heard nor pressed. */
import { createEmitter } from '@/lib/emitter.ts'

let places: readonly HTMLElement[] = []
const emitter = createEmitter()

/** Calls back when messages come, go or appear elsewhere; returns the way to stop. */
export const onMessages = emitter.on

export const messagesChanged = emitter.emit

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
