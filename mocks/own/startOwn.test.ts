import { expect, it, vi } from 'vitest'
import { madeProduct, piecesOf, recordLines } from './madeRecords.ts'
import { ownPort } from './ownPort.ts'
import type { ToSender } from './recordsPort.ts'
import { startOwn } from './startOwn.ts'

it('if workers are blocked, the page itself imports for this visit and removes', async () => {
  vi.stubGlobal('Worker', undefined)
  const own = ownPort(await startOwn('/own.js'))
  vi.unstubAllGlobals()
  // Node has no IndexedDB either.
  await expect(own.storedCatalog()).rejects.toThrow('This browser stores nothing')
  const { port1, port2 } = new MessageChannel()
  const pieces = piecesOf(recordLines(madeProduct(), madeProduct({ productId: 'P2' })))
  port1.addEventListener('message', ({ data }: MessageEvent<ToSender>) => {
    if (data.kind !== 'more') return
    void pieces.next().then(({ done, value }) => {
      if (!done) port1.postMessage(value)
    })
  })
  port1.start()
  const imported = await own.importFile({ fileName: 'feed.csv', bytes: 9 }, port2, {
    signal: new AbortController().signal,
    isPaused: () => false,
    onProgress: () => {},
    acceptsPartial: () => false,
  })
  expect(imported).toMatchObject({ rows: 2, isForThisVisit: true, fileName: 'feed.csv' })
  expect(await own.storedCatalog()).toEqual(imported)
  await own.remove()
  await expect(own.storedCatalog()).rejects.toThrow('This browser stores nothing')
})
