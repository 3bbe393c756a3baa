/** What an export needs of the browser, as an argument, so that tests can say when time passes. */

export type ExportWorld = {
  /** Milliseconds that only ever grow. */
  now: () => number
  /** Epoch milliseconds. */
  date: () => number
  /** Resolves when the page has had its turn. */
  pause: () => Promise<void>
}

/** A message to oneself comes after what the page has to do; unlike a timer it is not slowed down in a hidden tab. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

export const browserWorld: ExportWorld = {
  now: () => performance.now(),
  date: () => Date.now(),
  pause: nextTurn,
}
