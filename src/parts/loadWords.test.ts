import { describe, expect, it } from 'vitest'
import { aMoment } from '../testing/aMoment.ts'
import { failuresInWords, partsInWords } from './loadWords.ts'

describe('a load in words', () => {
  it('counts what was answered, not what failed', () => {
    const { counts } = aMoment({ id: 'm' })
    const source = { kind: 'list', listId: 'l' } as const
    const ended = { ...counts, asks: 5, done: 2, notFound: 1, failed: 2 }
    expect(partsInWords(source, { counts: ended })).toBe('3 of 5 products')
    expect(partsInWords(source, { counts: { ...ended, asks: 0 } })).toBe('no product yet')
  })

  it('says each cause of failures once, the most frequent first', () => {
    const broken = { name: 'HttpError', says: 'Internal error.', status: 500 }
    const late = { name: 'TimeoutError', says: 'No answer within 30 s.', status: null }
    expect(failuresInWords([late, broken, broken])).toBe(
      '2 × HTTP 500: Internal error. No answer within 30 s. ',
    )
    expect(failuresInWords([])).toBe('')
  })

  it('ends a cause that the service did not end', () => {
    const unread = { name: 'HttpError', says: 'The catalog could not be read', status: 500 }
    expect(failuresInWords([unread])).toBe('HTTP 500: The catalog could not be read. ')
  })
})
