/**
 * Lets the browser render and respond during long work; resolves when it has done so. The wait is for a message that the page
 * sends to itself: it is queued behind the page’s tasks, and unlike a timer it is not throttled in a hidden tab.
 */
export function nextTurn(): Promise<void> {
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
