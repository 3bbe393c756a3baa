/** Tells the pages of this browser, in this tab and the others, that the lists of a connection have changed. */

const NAME = 'catalog-explorer:lists'

const listeners = new Set<(connectionId: string) => void>()
let channel: BroadcastChannel | null = null

const hear = (connectionId: unknown) => {
  if (typeof connectionId === 'string') for (const listener of listeners) listener(connectionId)
}

/** Calls back with the connection whose lists were changed; returns the way to stop. */
export function onListMessage(listener: (connectionId: string) => void): () => void {
  listeners.add(listener)
  if (typeof BroadcastChannel !== 'undefined' && !channel) {
    channel = new BroadcastChannel(NAME)
    channel.addEventListener('message', ({ data }) => hear(data))
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    channel?.close()
    channel = null
  }
}

export function tellOfLists(connectionId: string): void {
  hear(connectionId)
  if (typeof BroadcastChannel === 'undefined') return
  // A tab in which nobody listens opens the channel for this one message.
  const to = channel ?? new BroadcastChannel(NAME)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  to.postMessage(connectionId)
  if (to !== channel) to.close()
}
