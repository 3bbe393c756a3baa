/** Sends messages between the tabs of one browser. If the browser has no BroadcastChannel, messages go nowhere. */

export type Channel<Message> = {
  post: (message: Message) => void
  /** Calls back with the messages of other tabs; returns the function that stops it. */
  listen: (onMessage: (message: Message) => void) => () => void
  close: () => void
}

export type OpenChannel = <Message>(name: string) => Channel<Message>

export const openBrowserChannel: OpenChannel = <Message>(name: string): Channel<Message> => {
  if (typeof BroadcastChannel === 'undefined') {
    return { post: () => {}, listen: () => () => {}, close: () => {} }
  }
  const channel = new BroadcastChannel(name)
  return {
    post(message) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches only its own origin
      channel.postMessage(message)
    },
    listen(onMessage) {
      const listener = ({ data }: MessageEvent<Message>) => onMessage(data)
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
    close: () => channel.close(),
  }
}
