import { CancelledError } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import {
  HttpError,
  KeyError,
  NetworkError,
  RateError,
  ServiceError,
  TimeoutError,
  UnreadableError,
} from '@/api/http/errors.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { failedWords } from './failedWords.ts'
import { sentence } from './failureAdvice.ts'
import { failureWords } from './failureWords.ts'

const answer = anAnswer({ status: 503, text: '<html>secret stack</html>' })

describe('the message for a failure', () => {
  it.each([
    ['no connection', new NetworkError('search', 'x'), /couldn’t be reached/],
    ['a deadline', new TimeoutError('search', 'Not within 15 seconds.'), /took too long/],
    [
      'an unreadable answer',
      new UnreadableError('search', 'Cut.', answer),
      /response couldn’t be read/,
    ],
    ['a refused key', new KeyError('search', 'Unknown key', answer), /the key was refused/],
    ['too many requests', new RateError('Slow down', answer, null), /too many requests/],
    ['success: false', new ServiceError('Out of range', answer, 'E7'), /^The search failed\.$/],
    ['a status', new HttpError('Down', answer, null), /^The search failed\.$/],
    ['any other error', new Error('boom'), /couldn’t be shown/],
  ])('names the operation, the cause and the next step for %s', (_name, error, title) => {
    const words = failureWords(error, 'The search', 'proxy')
    expect(words.title).toMatch(/^The search /)
    expect(words.title).toMatch(title)
    expect(words.cause).not.toBe('')
    expect(words.advice).toMatch(/again|reload|key|moment|administrator/)
    expect(JSON.stringify(words)).not.toContain('secret')
  })

  it('quotes the service’s own message and code as text', () => {
    const error = new ServiceError('Out of range', answer, 'E7')
    expect(failureWords(error, 'The search', 'proxy').cause).toBe(
      'The service says: Out of range (code E7).',
    )
  })

  it('says who can help: the service for a 5xx, the user for a 4xx', () => {
    const advice = (status: number) =>
      failureWords(new HttpError('', { ...answer, status }, null), 'It', 'proxy').advice
    expect(advice(500)).toMatch(/service has a problem/)
    expect(advice(501)).toMatch(/service has a problem/)
    expect(advice(499)).toMatch(/Change your search/)
    expect(advice(422)).toMatch(/Change your search/)
  })

  it('names possible causes of a failed direct connection, and suggests the proxy', () => {
    const { cause, advice, inSettings } = failureWords(
      new NetworkError('search', ''),
      'The search',
      'direct',
    )
    for (const word of ['connection', 'base URL', 'CORS']) expect(cause).toContain(word)
    expect(advice).toContain('proxy')
    expect(inSettings).toBe(true)
  })

  it('links to Settings if the cause can be corrected there', () => {
    const refused = new KeyError('search', 'Unknown key', answer)
    const moved = new HttpError('', anAnswer({ status: 301 }), null)
    const page = new UnreadableError('search', 'A web page.', anAnswer({ text: '<html>' }))
    const unknown = new HttpError('', answer, 'NOT_CONFIGURED')
    for (const error of [refused, moved, page, new NetworkError('search', '')]) {
      expect(failureWords(error, 'It', 'direct').inSettings).toBe(true)
      expect(failureWords(error, 'It', 'proxy').inSettings).toBeUndefined()
    }
    expect(failureWords(unknown, 'It', 'proxy').inSettings).toBe(true)
  })

  it('doesn’t mention the base URL if the response is no web page, or is missing', () => {
    const other = /^Try again\. If it persists, the service has a problem\.$/
    for (const broken of [answer, null]) {
      const error = new UnreadableError('search', 'Cut.', broken && { ...broken, text: '{"a":' })
      expect(failureWords(error, 'It', 'direct').advice).toMatch(other)
    }
  })

  it('says that the user stopped it, or that the reason isn’t known', () => {
    expect(failureWords(new CancelledError(), 'It', 'demo').title).toBe('It was stopped.')
    expect(failureWords('a word', 'It', 'demo').cause).toBe('The reason isn’t known.')
    expect(failureWords(new Error('boom'), 'It', 'demo').cause).toBe('boom.')
    expect(failedWords(new CancelledError())).toBe('Stopped')
  })

  it.each([
    ['Down', null, 'Down.'],
    ['Down.', null, 'Down.'],
    ['Why?', null, 'Why?'],
    ['Wait…', null, 'Wait…'],
    ['Down.', 'E7', 'Down (code E7).'],
    ['Down', 'E7', 'Down (code E7).'],
  ])('makes a sentence of %j and the code %s', (message, code, expected) => {
    expect(sentence(message, code)).toBe(expected)
  })

  it.each([
    ['direct', /base URL in Settings/],
    ['proxy', /administrator.*CATALOG_BASE_URL/],
    ['demo', /demo fault/],
  ] as const)(
    'says who can correct the base URL if a web page was returned (%s)',
    (mode, advice) => {
      const page = new UnreadableError('search', 'A web page.', anAnswer({ text: '<html>' }))
      expect(failureWords(page, 'The search', mode).advice).toMatch(advice)
    },
  )

  it.each([
    [0, 'The search was redirected.'],
    [302, 'The search was redirected.'],
    [399, 'The search was redirected.'],
    [400, 'The search failed.'],
    [413, 'The search is too long for the service.'],
    [414, 'The search is too long for the service.'],
    [422, 'The search failed.'],
    [431, 'The search is too long for the service.'],
    [432, 'The search failed.'],
  ])('names the cause for status %i', (status, title) => {
    const error = new HttpError('', anAnswer({ status }), null)
    expect(failureWords(error, 'The search', 'direct').title).toBe(title)
  })

  it.each([
    ['NOT_CONFIGURED', 503, 'This site isn’t connected to a service yet.'],
    ['UPSTREAM_UNREACHABLE', 502, 'The search failed: the service couldn’t be reached.'],
    ['UPSTREAM_TIMEOUT', 504, 'The search failed: the service couldn’t be reached.'],
    ['UPSTREAM_CUT', 502, 'The search failed: the response couldn’t be read.'],
    ['UPSTREAM_UNUSABLE', 502, 'The search failed: the response couldn’t be read.'],
    ['ANSWER_TOO_LARGE', 502, 'The search failed: the response couldn’t be read.'],
  ])('explains an error from this site’s proxy: %s', (code, status, title) => {
    const error = new HttpError('Why.', anAnswer({ status }), code)
    expect(failureWords(error, 'The search', 'proxy').title).toBe(title)
    expect(failureWords(error, 'The search', 'direct').title).toBe('The search failed.')
  })
})
