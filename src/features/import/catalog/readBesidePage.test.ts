import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FromReader, ToReader } from '@/api/ownCatalog.ts'
import { usualContext } from '@/features/import/readImport.ts'
import { readBesidePage, type CatalogToRead } from './readBesidePage.ts'

const catalogToRead = {
  file: new File(['title,price\nShirt,3\nPolo,4'], 'feed.csv'),
  answers: {},
  context: { ...usualContext, country: 'us', merchant: 'Northgate' },
}

/** A worker that does what the test says. */
class FakeWorker extends EventTarget {
  static last: FakeWorker
  isEnded = false
  received: CatalogToRead[] = []
  constructor() {
    super()
    FakeWorker.last = this
  }
  postMessage(message: CatalogToRead) {
    this.received.push(message)
  }
  terminate() {
    this.isEnded = true
  }
}

const worker = () => {
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('location', new URL('http://localhost/'))
  return readBesidePage(catalogToRead)
}

/** The first message on the channel. */
async function firstOf(records: MessagePort): Promise<FromReader> {
  const received = new Promise<FromReader>((resolve) => {
    records.addEventListener('message', ({ data }: MessageEvent<FromReader>) => resolve(data))
  })
  records.start()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one listener
  const post = (message: ToReader) => records.postMessage(message)
  post({ kind: 'more' })
  const first = await received
  post({ kind: 'stop' })
  records.close()
  return first
}

afterEach(() => vi.unstubAllGlobals())

describe('a catalog that is read in the background', () => {
  it('is sent to a worker once that is loaded, and the worker can be stopped', () => {
    const { records, end } = worker()
    expect(FakeWorker.last.received).toEqual([])
    FakeWorker.last.dispatchEvent(new MessageEvent('message', { data: 'ready' }))
    expect(FakeWorker.last.received).toMatchObject([{ file: catalogToRead.file, answers: {} }])
    end()
    expect(FakeWorker.last.isEnded).toBe(true)
    records.close()
  })

  it('fails with a message if its worker fails', async () => {
    const { records, died } = worker()
    FakeWorker.last.dispatchEvent(new MessageEvent('message', { data: 'ready' }))
    FakeWorker.last.dispatchEvent(new Event('error', { cancelable: true }))
    expect(await died).toMatch(/^The browser ended the reading of this file/)
    records.close()
  })

  it('is read on the page if its worker does not load', async () => {
    const { records } = worker()
    FakeWorker.last.dispatchEvent(new Event('error', { cancelable: true }))
    expect(await firstOf(records)).toMatchObject({
      kind: 'records',
      records: expect.stringContaining('Shirt') as string,
    })
  })

  it('is read on the page if workers are not available', async () => {
    vi.stubGlobal('Worker', undefined)
    const { records } = readBesidePage(catalogToRead)
    expect(await firstOf(records)).toMatchObject({ kind: 'records' })
  })
})
