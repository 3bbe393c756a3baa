import { describe, expect, it } from 'vitest'
import { createRequestQueue } from './requestQueue.ts'

describe('the request queue of a job', () => {
  it('returns items in their order, including those that were put back or are to be retried', () => {
    const queue = createRequestQueue([0, 1, 2, 3, 4])
    for (let count = 0; count < 4; count += 1) queue.next(0, true)
    queue.putBack(2)
    queue.putBack(0)
    queue.tryAgainAt(3, 10, true)
    queue.tryAgainAt(1, 10, true)
    expect([queue.next(10, true), queue.next(10, true)]).toEqual([1, 3])
    expect([0, 2, 4, null]).toEqual([0, 0, 0, 0].map(() => queue.next(10, true)))
  })

  it('starts no other item while retries fill all parallel places', () => {
    const queue = createRequestQueue([0, 1])
    queue.next(0, true)
    queue.tryAgainAt(0, 10, true)
    expect(queue.retrying()).toBe(1)
    expect(queue.dueAt()).toBe(10)
    expect(queue.next(9, false)).toBeNull()
    expect(queue.next(10, false)).toBe(0)
    expect(queue.dueAt()).toBeNull()
  })

  it('starts other items while a refused one waits', () => {
    const queue = createRequestQueue([0, 1])
    queue.next(0, true)
    queue.tryAgainAt(0, 10, false)
    expect(queue.retrying()).toBe(0)
    expect([queue.next(9, true), queue.next(10, true)]).toEqual([1, 0])
  })

  it('returns postponed items when nothing else is left', () => {
    const queue = createRequestQueue([0, 1])
    queue.putOff(queue.next(0, true) ?? -1)
    expect([queue.next(0, true), queue.next(0, true), queue.next(0, true)]).toEqual([1, 0, null])
  })
})

describe('items that were returned to the request queue', () => {
  const popNext = (queue: ReturnType<typeof createRequestQueue>, count: number) =>
    Array.from({ length: count }, () => queue.next(0, true))

  it.each([
    [[1], [1, 3, 4]],
    [
      [2, 0],
      [0, 2, 3, 4],
    ],
    [
      [0, 1, 2],
      [0, 1, 2, 3, 4],
    ],
  ])('%j are given out again in item order: %j', (back, order) => {
    const queue = createRequestQueue([0, 1, 2, 3, 4])
    popNext(queue, 3)
    for (const index of back) queue.putBack(index)
    expect(popNext(queue, order.length + 1)).toEqual([...order, null])
  })

  it('are the only ones left if all others were taken', () => {
    const queue = createRequestQueue([0, 1])
    popNext(queue, 2)
    queue.putBack(1)
    expect(popNext(queue, 2)).toEqual([1, null])
  })

  it('become due at their own times, in item order', () => {
    const queue = createRequestQueue([])
    expect(queue.dueAt()).toBeNull()
    queue.tryAgainAt(2, 10, true)
    queue.tryAgainAt(1, 10, true)
    queue.tryAgainAt(0, 20, true)
    expect([queue.dueAt(), queue.retrying()]).toEqual([10, 3])
    expect([queue.next(15, true), queue.next(15, true), queue.next(15, true)]).toEqual([1, 2, null])
    expect(queue.dueAt()).toBe(20)
  })

  it('are removed when the queue is cleared', () => {
    const queue = createRequestQueue([0, 1, 2])
    popNext(queue, 2)
    queue.tryAgainAt(0, 0, true)
    queue.putOff(1)
    queue.clear()
    expect([queue.next(9, true), queue.retrying(), queue.dueAt()]).toEqual([null, 0, null])
    queue.putBack(5)
    expect(queue.next(9, true)).toBe(5)
  })
})
