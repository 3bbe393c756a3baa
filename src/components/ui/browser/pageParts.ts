/** Parts of the page that the shell needs: the heading and the targets of the skip links. Pages register them with refs. */
import { createEmitter } from '@/lib/emitter.ts'

/**
 * The parts of a page: the heading; the main content, for which the user opened the page (`answer`); and the filters of that
 * content.
 */
type PartName = 'heading' | 'answer' | 'filters'

/** The elements of each part in drawing order: if a page has several answers, the skip link leads to the first. */
let parts: Readonly<Record<PartName, readonly HTMLElement[]>> = {
  heading: [],
  answer: [],
  filters: [],
}
const emitter = createEmitter()

/** Calls back when the page’s parts change; returns a function that stops it. */
export const onPageParts = emitter.on

export const pageParts = () => parts

function placed(name: PartName, elements: readonly HTMLElement[]) {
  parts = { ...parts, [name]: elements }
  emitter.emit()
}

const place = (name: PartName) => (element: HTMLElement | null) => {
  if (!element) return undefined
  placed(name, [...parts[name], element])
  return () =>
    placed(
      name,
      parts[name].filter((other) => other !== element),
    )
}

/** Refs that register the three parts of the page; `PageHeading` sets the first. */
export const headingPart = place('heading')
export const answerPart = place('answer')
export const filtersPart = place('filters')

/**
 * The element of a part at which reading begins: in a table the first row after the headers, because each header is a tab stop.
 */
export const startOf = (element: HTMLElement): HTMLElement =>
  element.querySelector<HTMLElement>('tbody > tr:not([data-gap])') ?? element
