import { describe, expect, it } from 'vitest'
import {
  HttpError,
  KeyError,
  NetworkError,
  RateError,
  ServiceError,
  TimeoutError,
  UnreadableError,
} from '../api/errors.ts'
import { anAnswer } from '../testing/anAnswer.ts'
import { failureWords } from './failureWords.ts'

const answer = anAnswer({ status: 503, text: '<html>secret stack</html>' })

describe('what is said of a failure', () => {
  it.each([
    ['no connection', new NetworkError('search', 'x'), /did not reach the service/],
    ['a deadline', new TimeoutError('search', 'Not within 15 seconds.'), /took too long/],
    ['an unreadable answer', new UnreadableError('search', 'Cut.', answer), /unreadable answer/],
    ['a refused key', new KeyError('search', 'Unknown key', answer), /because of the key/],
    ['too many requests', new RateError('Slow down', answer, null), /too many requests/],
    ['success: false', new ServiceError('Out of range', answer, 'E7'), /not carried out/],
    ['a status', new HttpError('Down', answer, null), /the service answered 503/],
    ['anything else', new Error('boom'), /could not be shown/],
  ])('names the operation, the cause and the next step for %s', (_name, error, title) => {
    const words = failureWords(error, 'The search')
    expect(words.title).toMatch(/^The search /)
    expect(words.title).toMatch(title)
    expect(words.cause).not.toBe('')
    expect(words.advice).toMatch(/again|reload|key|address|moment/)
    expect(JSON.stringify(words)).not.toContain('secret')
  })

  it("gives the service's own words and code as text", () => {
    const error = new ServiceError('Out of range', answer, 'E7')
    expect(failureWords(error, 'The search').cause).toBe(
      'The service says: Out of range (code E7).',
    )
  })

  it('says who can help: the service for a 5xx, the reader for a 4xx', () => {
    const advice = (status: number) =>
      failureWords(new HttpError('', { ...answer, status }, null), 'It').advice
    expect(advice(500)).toMatch(/side of the service/)
    expect(advice(422)).toMatch(/Change what you ask for/)
  })
})
