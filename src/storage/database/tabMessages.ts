/** Notifies all pages of this browser, in this tab and others, when stored data of a connection changes. */

type TabMessages = {
  /** Calls back with the id of the connection; returns a function that stops it. */
  on: (listener: (connectionId: string) => void) => () => void
  notify: (connectionId: string) => void
}

/** Opens a kind of message, identified by `what`. The channel between tabs is open while there are listeners. */
export function tabMessages(what: string): TabMessages {
  const name = `catalog-explorer:${what}`
  const listeners = new Set<(connectionId: string) => void>()
  let channel: BroadcastChannel | null = null

  const onMessage = (connectionId: unknown) => {
    if (typeof connectionId === 'string') for (const listener of listeners) listener(connectionId)
  }
  return {
    on(listener) {
      listeners.add(listener)
      if (typeof BroadcastChannel !== 'undefined' && !channel) {
        channel = new BroadcastChannel(name)
        channel.addEventListener('message', ({ data }) => onMessage(data))
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        channel?.close()
        channel = null
      }
    },
    notify(connectionId) {
      onMessage(connectionId)
      if (typeof BroadcastChannel === 'undefined') return
      // Without listeners in this tab, a channel is opened only for this message.
      const to = channel ?? new BroadcastChannel(name)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches only its own origin
      to.postMessage(connectionId)
      if (to !== channel) to.close()
    },
  }
}
