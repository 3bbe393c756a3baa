import { describe, expect, it } from 'vitest'
import { aVersion } from '@test/made/aVersion.ts'
import { costInWords } from './costInWords.ts'
import { failuresInWords, partsInWords, rowsInWords } from './loadWords.ts'

describe('a load in words', () => {
  it('counts answered products, not failed ones', () => {
    const { counts } = aVersion({ id: 'm' })
    const source = { kind: 'picked', collectionId: 'l' } as const
    const ended = { ...counts, asks: 5, done: 2, notFound: 1, failed: 2 }
    expect(partsInWords(source, { counts: ended })).toBe('3 of 5 products')
    expect(partsInWords(source, { counts: { ...ended, asks: 0 } })).toBe('no product yet')
    const single = { ...counts, asks: 1, done: 1, notFound: 0 }
    expect(partsInWords(source, { counts: single })).toBe('1 of 1 product')
  })

  it('names each cause of failure once, the most frequent first', () => {
    const broken = { name: 'HttpError', says: 'Internal error.', status: 500 }
    const late = { name: 'TimeoutError', says: 'No answer within 30 s.', status: null }
    expect(failuresInWords([late, broken, broken])).toBe(
      '2 × HTTP 500: Internal error. No answer within 30 s. ',
    )
    expect(failuresInWords([])).toBe('')
  })

  it('adds a missing full stop to a cause from the service', () => {
    const unread = { name: 'HttpError', says: 'The catalog couldn’t be read', status: 500 }
    expect(failuresInWords([unread])).toBe('HTTP 500: The catalog couldn’t be read. ')
  })

  it.each([
    [480, 4213, '480 of 4,213 rows'],
    [0, 1, '0 of 1 row'],
    [1, null, '1 row'],
    [2, null, '2 rows'],
    [0, 0, '0 of 0 rows'],
  ])('describes %i rows with %s expected as: %s', (rows, promised, expected) => {
    const { counts } = aVersion({ id: 'm' })
    expect(rowsInWords({ counts: { ...counts, rows }, promised })).toBe(expected)
  })

  it.each([
    [4213, '4,213 products'],
    [1, '1 product'],
    [0, '0 products'],
    [null, 'number of products not known'],
  ])('describes the cost of %s rows as: %s', (rows, expected) => {
    expect(costInWords({ rows })).toBe(expected)
  })

  it('shows no status if there was no response', () => {
    const cut = { name: 'NetworkError', says: 'Cut', status: 0 }
    expect(failuresInWords([cut])).toBe('Cut. ')
  })
})
