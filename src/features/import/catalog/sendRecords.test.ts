import { describe, expect, it, onTestFinished } from 'vitest'
import type { FromReader, ToReader } from '@/api/ownCatalog.ts'
import { RefusedFile } from '@/features/import/source.ts'
import { OpenQuestionsError, type RecordPiece } from './readCatalog.ts'
import { sendRecords } from './sendRecords.ts'

const piece = (bytes: number): RecordPiece => ({
  kind: 'records',
  records: '',
  bytes,
  skipped: 0,
  problems: [],
})

/** The service's end of a channel, with what it has received. */
function channel() {
  const { port1, port2 } = new MessageChannel()
  const received: FromReader[] = []
  let wake: () => void = () => {}
  port1.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
    received.push(data)
    wake()
  })
  port1.start()
  onTestFinished(() => port1.close())
  return {
    port: port2,
    received,
    post: (message: ToReader) => port1.postMessage(message),
    until: async (count: number) => {
      while (received.length < count) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}

describe('sending records', () => {
  it('waits until the receiver requests the next piece', async () => {
    const { port, post, received, until } = channel()
    let read = 0
    async function* pieces(): AsyncGenerator<RecordPiece, void> {
      for (read = 1; read <= 3; read += 1) yield piece(read)
      yield { kind: 'end', cutBecause: null }
    }
    const over = sendRecords('feed.csv', pieces(), port)
    post({ kind: 'more' })
    await until(1)
    // One more piece has been read; it waits to be requested.
    expect([received, read]).toEqual([[piece(1)], 2])
    for (let count = 0; count < 3; count += 1) post({ kind: 'more' })
    await until(4)
    await over
    expect(received.at(-1)).toEqual({ kind: 'end', cutBecause: null })
  })

  it('ends when the receiver stops it, and closes the file', async () => {
    const { port, post, received } = channel()
    let isClosed = false
    async function* pieces(): AsyncGenerator<RecordPiece, void> {
      try {
        for (let read = 1; ; read += 1) yield piece(read)
      } finally {
        isClosed = true
      }
    }
    const over = sendRecords('feed.csv', pieces(), port)
    post({ kind: 'more' })
    post({ kind: 'stop' })
    await over
    expect(isClosed).toBe(true)
    expect(received.length).toBeLessThan(2)
  })

  it.each([
    [new RefusedFile('is empty.'), 'feed.csv is empty.'],
    [new DOMException('gone', 'NotFoundError'), /^feed\.csv can’t be read: it was moved/],
    [
      new OpenQuestionsError([
        { key: 'country', about: 'Which country is it?', choices: [], lines: [], answer: null },
      ]),
      'Which country is it?',
    ],
    [new Error('No memory.'), 'No memory.'],
  ])('reports a failure as a sentence: %s', async (error, message) => {
    const { port, post, received, until } = channel()
    async function* pieces(): AsyncGenerator<RecordPiece, void> {
      yield piece(1)
      throw error
    }
    const over = sendRecords('feed.csv', pieces(), port)
    post({ kind: 'more' })
    post({ kind: 'more' })
    await until(2)
    await over
    expect(received[1]).toEqual({
      kind: 'failure',
      message: typeof message === 'string' ? message : (expect.stringMatching(message) as string),
    })
  })
})
