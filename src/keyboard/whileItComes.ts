/** Going on in what is still on its way to the page: an answer, or rows from a worker. */
import { watchPart } from '../shell/watchPart.ts'

let stopBefore = () => {}

/** Looks at each change of the page until `isOver` says so, the user goes back, or another wait begins. */
export function whileItComes(main: Element, isOver: () => boolean): void {
  stopBefore()
  const stopWatching = watchPart(main, isOver)
  const stop = () => {
    stopWatching()
    window.removeEventListener('popstate', stop, { capture: true })
  }
  // Before the router, whose page would be looked at.
  window.addEventListener('popstate', stop, { capture: true })
  stopBefore = stop
}
