import { describe, expect, it } from 'vitest'
import { createAskQueue } from './askQueue.ts'

describe('the queue of a job', () => {
  it('gives items in their order, wherever they came back from', () => {
    const queue = createAskQueue([0, 1, 2, 3, 4])
    for (let taken = 0; taken < 4; taken += 1) queue.next(0, true)
    queue.putBack(2)
    queue.putBack(0)
    queue.tryAgainAt(3, 10)
    queue.tryAgainAt(1, 10)
    expect([queue.next(10, true), queue.next(10, true)]).toEqual([1, 3])
    expect([0, 2, 4, null]).toEqual([0, 0, 0, 0].map(() => queue.next(10, true)))
  })

  it('begins no other item while those to be tried again hold every place', () => {
    const queue = createAskQueue([0, 1])
    queue.next(0, true)
    queue.tryAgainAt(0, 10)
    expect(queue.retrying()).toBe(1)
    expect(queue.dueAt()).toBe(10)
    expect(queue.next(9, false)).toBeNull()
    expect(queue.next(10, false)).toBe(0)
    expect(queue.dueAt()).toBeNull()
  })

  it('gives what was put off when nothing else is left', () => {
    const queue = createAskQueue([0, 1])
    queue.putOff(queue.next(0, true) ?? -1)
    expect([queue.next(0, true), queue.next(0, true), queue.next(0, true)]).toEqual([1, 0, null])
  })
})
