/**
 * Lets the browser draw and react in the middle of long work: resolves when it has had its turn. A message to oneself comes after what the page has to do; unlike a timer it
 * is not slowed down in a hidden tab.
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
