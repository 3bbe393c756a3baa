import { describe, expect, it } from 'vitest'
import { inSlices, type SliceOptions } from './inSlices.ts'

/** Each item takes this long. */
function slicing(ms: number) {
  let now = 0
  const reached: number[] = []
  const pauses: number[] = []
  const sliceOptions: SliceOptions = {
    environment: {
      now: () => (now += ms),
      pause: () => {
        pauses.push(now)
        return Promise.resolve()
      },
    } as SliceOptions['environment'], // what of it is used
    signal: new AbortController().signal,
    onRows: (rows) => reached.push(rows),
  }
  return { given: sliceOptions, reached, pauses }
}

describe('work in slices', () => {
  it('delivers one slice at a time, with the number of items before it', async () => {
    const { given: sliceOptions, reached, pauses } = slicing(3)
    const handed: [number[], number][] = []
    const end = await inSlices(
      5,
      (at) => at,
      (slice, before) => handed.push([slice, before]),
      sliceOptions,
    )
    expect(end).toEqual({ rows: 5, why: null })
    expect(handed).toEqual([
      [[0, 1, 2], 0],
      [[3, 4], 3],
    ])
    expect(reached).toEqual([3, 5])
    expect(pauses).toHaveLength(2)
  })

  it.each([
    [new Error('the row is spoiled'), 'the row is spoiled'],
    [new Error(''), 'an unknown error'],
    ['a text', 'an unknown error'],
  ])('that fails with %s stops there, and returns the reason', async (thrown, why) => {
    const { given: sliceOptions } = slicing(1)
    const handed: number[] = []
    const make = (at: number) => {
      if (at === 2) throw thrown as Error
      return at
    }
    expect(await inSlices(4, make, (slice) => handed.push(...slice), sliceOptions)).toEqual({
      rows: 2,
      why,
    })
    expect(handed).toEqual([0, 1])
  })
})
