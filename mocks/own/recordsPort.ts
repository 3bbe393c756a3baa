/** Records that another thread sends over a port, with only a few unused pieces in transit. */
import type { RecordPiece } from './records.ts'

export type FromSender =
  | RecordPiece
  /** The sender can't continue. */
  | { kind: 'failure'; message: string }

/** What the sender waits for: it may send one piece for each `more`, and nothing after `stop`. */
export type ToSender = { kind: 'more' } | { kind: 'stop' }

/** Pieces requested in advance, so that sender and receiver work at the same time. */
const AHEAD = 4

/** Rejects with the sender's message. Ending the iteration early stops the sender. */
export const piecesFrom = (port: MessagePort): AsyncIterable<RecordPiece> => ({
  [Symbol.asyncIterator]: () => {
    const received: FromSender[] = []
    let wake: () => void = () => undefined
    let isOver = false
    const post = (message: ToSender): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one listener
      port.postMessage(message)
    }
    const close = (): void => {
      isOver = true
      port.close()
      wake()
    }
    port.addEventListener('message', ({ data }: MessageEvent<FromSender>) => {
      received.push(data)
      wake()
    })
    port.start()
    for (let sent = 0; sent < AHEAD; sent += 1) post({ kind: 'more' })

    const done = { done: true, value: undefined } as const
    return {
      next: async () => {
        if (received.length === 0 && !isOver) {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
        const message = isOver ? undefined : received.shift()
        if (message === undefined) return done
        if (message.kind === 'failure') {
          close()
          throw new Error(message.message)
        }
        if (message.kind === 'end') close()
        else post({ kind: 'more' })
        return { done: false, value: message }
      },
      return: async () => {
        if (!isOver) {
          post({ kind: 'stop' })
          close()
        }
        return done
      },
    }
  },
})
