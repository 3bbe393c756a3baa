import { describe, expect, it, onTestFinished } from 'vitest'
import type { RecordPiece } from './records.ts'
import { type FromSender, type ToSender, piecesFrom } from './recordsPort.ts'

const piece = (bytes: number): RecordPiece => ({
  kind: 'records',
  records: '',
  bytes,
  skipped: 0,
  problems: [],
})
const END: RecordPiece = { kind: 'end', cutBecause: null }

/** A channel whose sender records the messages that it receives. */
const channel = () => {
  const { port1, port2 } = new MessageChannel()
  const received: ToSender['kind'][] = []
  let wake: () => void = () => undefined
  port1.addEventListener('message', ({ data }: MessageEvent<ToSender>) => {
    received.push(data.kind)
    wake()
  })
  port1.start()
  onTestFinished(() => {
    port1.close()
    port2.close()
  })
  return {
    received,
    send: (message: FromSender) => {
      port1.postMessage(message)
    },
    /** Resolves when this many messages have arrived. */
    until: async (count: number) => {
      while (received.length < count) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    pieces: piecesFrom(port2)[Symbol.asyncIterator](),
  }
}

describe('records sent over a port', () => {
  it('arrive in order, and each one read requests one more', async () => {
    const { send, pieces, received, until } = channel()
    await until(4)
    expect(received).toEqual(['more', 'more', 'more', 'more'])
    send(piece(1))
    send(piece(2))
    expect(await pieces.next()).toEqual({ done: false, value: piece(1) })
    await until(5)
    expect(received).toHaveLength(5)
    expect(await pieces.next()).toEqual({ done: false, value: piece(2) })
    send(END)
    expect(await pieces.next()).toEqual({ done: false, value: END })
    expect(await pieces.next()).toEqual({ done: true, value: undefined })
  })

  it('fail with the sender’s message', async () => {
    const { send, pieces } = channel()
    send({ kind: 'failure', message: 'feed.csv was moved.' })
    await expect(pieces.next()).rejects.toThrow('feed.csv was moved.')
    expect((await pieces.next()).done).toBe(true)
  })

  it('stop their sender when they are no longer needed, even before any has arrived', async () => {
    const { pieces, received, until } = channel()
    const next = pieces.next()
    await pieces.return?.()
    expect((await next).done).toBe(true)
    await until(5)
    expect(received.at(-1)).toBe('stop')
  })
})
