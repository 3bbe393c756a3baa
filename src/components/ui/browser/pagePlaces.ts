/** Parts of the page that the frame knows: its heading, and where the skip links lead. Pages mark them, by a ref. */
import { createEmitter } from '@/lib/emitter.ts'

/** Its heading; what it was opened for, its rows, its offers, its form; and what narrows that. */
type PlaceName = 'heading' | 'answer' | 'filters'

/** In the order in which they were drawn: of several answers on one page the first is led to. */
let places: Readonly<Record<PlaceName, readonly HTMLElement[]>> = {
  heading: [],
  answer: [],
  filters: [],
}
const emitter = createEmitter()

/** Calls back when the page that is open has other places; returns the way to stop. */
export const onPagePlaces = emitter.on

export const pagePlaces = () => places

function placed(name: PlaceName, elements: readonly HTMLElement[]) {
  places = { ...places, [name]: elements }
  emitter.emit()
}

const place = (name: PlaceName) => (element: HTMLElement | null) => {
  if (!element) return undefined
  placed(name, [...places[name], element])
  return () =>
    placed(
      name,
      places[name].filter((other) => other !== element),
    )
}

/** Refs of the three; `PageHeading` has the first. */
export const headingPlace = place('heading')
export const answerPlace = place('answer')
export const filtersPlace = place('filters')

/** Where reading goes on in a place: the heads of a table, each a stop of its own, are passed over. */
export const startOf = (element: HTMLElement): HTMLElement =>
  element.querySelector<HTMLElement>('tbody > tr:not([data-gap])') ?? element
