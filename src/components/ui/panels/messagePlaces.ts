/**
 * The places where messages appear: on the page, or in the topmost modal layer, because content outside it can’t be read or
 * clicked.
 */
import { createEmitter } from '@/lib/emitter.ts'

let places: readonly HTMLElement[] = []
const emitter = createEmitter()

/** Calls back when messages or their place change; returns a function that stops it. */
export const onMessages = emitter.on

export const messagesChanged = emitter.emit

/** The place for messages in the topmost layer. */
export const messagePlace = () => places.at(-1)

/** A ref that registers a place for messages until its element is removed; then messages appear in the previous one. */
export function openMessagePlace(place: HTMLElement | null) {
  if (!place) return undefined
  places = [...places, place]
  messagesChanged()
  return () => {
    places = places.filter((other) => other !== place)
    messagesChanged()
  }
}
