import { describe, expect, it } from 'vitest'
import { aListEntry } from '@test/made/aListEntry.ts'
import { cleanEntries, noRoomFor } from './cleanEntries.ts'

const clean = (...entries: ReturnType<typeof aListEntry>[]) =>
  cleanEntries(entries.map((entry, index) => ({ entry, index })))

describe('imported entries', () => {
  it('are added in order, with country and note cleaned up', () => {
    expect(clean(aListEntry('A', { country: 'US', note: ' a  b ' }))).toEqual({
      entries: [aListEntry('A', { note: 'a b' })],
      left: [],
      beyond: 0,
    })
  })

  it('are left out with a reason if the ID is invalid or repeated', () => {
    const { entries, left } = clean(aListEntry('A'), aListEntry('..'), aListEntry('A'))
    expect(entries).toHaveLength(1)
    expect(left).toEqual([
      { index: 1, message: expect.any(String) as string },
      { index: 2, message: 'It is already in this collection.' },
    ])
  })

  it('are counted if they exceed the limit', () => {
    const many = Array.from({ length: 502 }, (_, at) => aListEntry(`P${at}`))
    const { entries, left, beyond } = clean(...many, aListEntry('P0'))
    expect([entries.length, left.length, beyond]).toEqual([500, 1, 2])
    expect([noRoomFor(1), noRoomFor(2)]).toEqual([
      'No room for 1 product: a collection can have 500.',
      'No room for 2 products: a collection can have 500.',
    ])
  })
})
