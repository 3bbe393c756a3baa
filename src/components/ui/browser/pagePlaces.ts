/** Parts of the page that the shell needs: the heading and the targets of the skip links. Pages register them with refs. */
import { createEmitter } from '@/lib/emitter.ts'

/**
 * The parts of a page: the heading; the main content, for which the user opened the page (`answer`); and the filters of that
 * content.
 */
type PlaceName = 'heading' | 'answer' | 'filters'

/** The elements of each part in drawing order: if a page has several answers, the skip link leads to the first. */
let places: Readonly<Record<PlaceName, readonly HTMLElement[]>> = {
  heading: [],
  answer: [],
  filters: [],
}
const emitter = createEmitter()

/** Calls back when the page’s parts change; returns a function that stops it. */
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

/** Refs that register the three parts of the page; `PageHeading` sets the first. */
export const headingPlace = place('heading')
export const answerPlace = place('answer')
export const filtersPlace = place('filters')

/**
 * The element of a part at which reading begins: in a table the first row after the headers, because each header is a tab stop.
 */
export const startOf = (element: HTMLElement): HTMLElement =>
  element.querySelector<HTMLElement>('tbody > tr:not([data-gap])') ?? element
