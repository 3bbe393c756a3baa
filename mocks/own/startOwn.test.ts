import { expect, it, vi } from 'vitest'
import { READING } from './feedOf.ts'
import { ownPort } from './ownPort.ts'
import { startOwn } from './startOwn.ts'

it('reads, keeps for this visit and removes on the page itself where workers are blocked', async () => {
  vi.stubGlobal('Worker', undefined)
  const own = ownPort(await startOwn('/own.js'))
  vi.unstubAllGlobals()
  // nor is there a database here
  await expect(own.kept()).rejects.toThrow('This browser keeps nothing')
  const rows = ['A', 'B'].map((id) => JSON.stringify({ productId: id, title: `Shirt ${id}` }))
  const file = new File([rows.join('\n')], 'feed.ndjson')
  expect((await own.preview(file, READING)).rows.map(({ title }) => title)).toEqual([
    'Shirt A',
    'Shirt B',
  ])
  const taken = await own.take(file, READING, {
    signal: new AbortController().signal,
    isPaused: () => false,
    onProgress: () => {},
    takePartial: () => false,
  })
  expect(taken).toMatchObject({ rows: 2, isForThisVisit: true })
  expect(await own.kept()).toEqual(taken)
  await own.remove()
  await expect(own.kept()).rejects.toThrow('This browser keeps nothing')
})
