import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  addObservations,
  onObservations,
  readObservations,
  returnObservations,
  removeObservations,
} from './observations.ts'

const clamped = { point: 'limit', fact: 'clamped', value: '20', example: 'limit=50 gave 20' }
const seen = { ...clamped, at: 1 }

describe('observations without a database', () => {
  beforeEach(async () => {
    await removeObservations('demo')
    await removeObservations('proxy')
  })

  it('are counted, with the first and last time and the latest example', async () => {
    await addObservations('demo', [{ ...clamped, at: 5 }])
    await addObservations('demo', [{ ...clamped, example: 'limit=96 gave 20', at: 9 }])
    expect(await readObservations('demo')).toMatchObject([
      { ...clamped, example: 'limit=96 gave 20', count: 2, first: 5, last: 9 },
    ])
  })

  it('are separate for each fact and value', async () => {
    await addObservations('demo', [seen, seen, { ...seen, value: '50' }])
    const counts = (await readObservations('demo')).map(({ value, count }) => [value, count])
    expect(Object.fromEntries(counts)).toEqual({ 20: 2, 50: 1 })
  })

  it('are stored for one connection only', async () => {
    await addObservations('demo', [seen])
    expect(await readObservations('proxy')).toEqual([])
  })

  it('are limited to the latest sixty per point', async () => {
    for (let at = 1; at <= 70; at += 1) {
      await addObservations('demo', [{ ...clamped, value: String(at), at }])
    }
    const all = await readObservations('demo')
    expect(all).toHaveLength(60)
    expect(Math.min(...all.map(({ last }) => last))).toBe(11)
  })

  it('are restored when their removal is undone; newer ones remain', async () => {
    await addObservations('demo', [seen, { ...seen, value: '50' }])
    const removed = await removeObservations('demo')
    expect(await readObservations('demo')).toEqual([])
    await addObservations('demo', [{ ...clamped, at: 7 }])
    await returnObservations('demo', removed)
    const all = await readObservations('demo')
    expect(all.find(({ value }) => value === '20')).toMatchObject({ count: 1, last: 7 })
    expect(all.find(({ value }) => value === '50')).toMatchObject({ count: 1, last: 1 })
  })

  it('notify listeners', async () => {
    const listener = vi.fn<() => void>()
    const stop = onObservations(listener)
    await addObservations('demo', [seen])
    stop()
    await addObservations('demo', [{ ...clamped, at: 2 }])
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
