import { describe, expect, it } from 'vitest'
import { anAnswer } from '@test/made/anAnswer.ts'
import type { Answer } from './call.ts'
import { HttpError, KeyError, RateError, ServiceError, UnreadableError } from './errors.ts'
import { isEmptyResult, readBody } from './interpret.ts'

const answer = (status: number, body: unknown, rest: Partial<Answer> = {}): Answer =>
  anAnswer({ status, text: typeof body === 'string' ? body : JSON.stringify(body), ...rest })

/** The error that `readBody` throws. */
function failure(response: Answer): unknown {
  try {
    return readBody(response)
  } catch (error) {
    return error
  }
}

describe('readBody', () => {
  it('returns the body of a successful answer', () => {
    expect(readBody(answer(200, { a: 1 }))).toEqual({ a: 1 })
  })

  it.each([
    ['404 with a message', 404, { message: 'no' }],
    ['404 with success false', 404, { success: false }],
    ['404 with a web page', 404, '<html>'],
    ['204', 204, ''],
    ['an empty body', 200, ' '],
    ['only a byte order mark', 200, '\uFEFF'],
  ])('reads %s as nothing found', (_name, status, body) => {
    expect(readBody(answer(status, body))).toBeUndefined()
  })

  it('skips byte order marks', () => {
    expect(readBody(answer(200, '\uFEFF\uFEFF{"a":1}'))).toEqual({ a: 1 })
    expect(() => readBody(answer(200, '\uFEFF<html>'))).toThrow(/web page/)
  })

  it.each(['true', 1, true, null, 'unknown', undefined])(
    'treats success %j as a success',
    (success) => {
      expect(readBody(answer(200, { success, a: 1 }))).toMatchObject({ a: 1 })
    },
  )

  it.each([
    ['a web page', '<!doctype html>'],
    ['an XML document', '  <?xml version="1.0"?><a/>'],
    ['truncated JSON', '{"a": '],
    ['JSON followed by more text', '{} {}'],
    ['text', 'ok'],
  ])('rejects %s as unreadable', (_name, body) => {
    expect(() => readBody(answer(200, body))).toThrow(UnreadableError)
  })

  it('throws the service’s message when the service refuses', () => {
    const refused = answer(200, { success: false, message: 'Out of range', errorCode: 'E7' })
    expect(() => readBody(refused)).toThrow(ServiceError)
    expect(() => readBody(refused)).toThrow('Out of range')
  })

  it.each([false, 'false', 0])('treats success %j as a refusal without a reason', (success) => {
    const refused = answer(200, { success, productList: [{}], numFound: 1 })
    expect(() => readBody(refused)).toThrow(ServiceError)
    expect(() => readBody(refused)).toThrow(/gave no reason/)
  })

  it.each([400, 422, 500, 503])(
    'treats success false with status %i as an HTTP error with the service’s message',
    (status) => {
      const refused = answer(status, { success: false, message: 'm', errorCode: 7, result: null })
      expect(failure(refused)).toBeInstanceOf(HttpError)
      expect(failure(refused)).toMatchObject({ message: 'm', code: '7', status })
    },
  )

  it.each([
    ['401', answer(401, {})],
    ['403', answer(403, 'no')],
    ['400 with a message about the key', answer(400, { error: 'Missing apikey' })],
    ['400 with a web page about the key', answer(400, '<h1>Bad request</h1><p>API key missing')],
    [
      'success false with a message about the key',
      answer(200, { success: false, message: 'Invalid API key' }),
    ],
  ])('treats %s as a key error', (_name, response) => {
    expect(() => readBody(response)).toThrow(KeyError)
  })

  it('doesn’t treat other refusals as a key error', () => {
    expect(failure(answer(400, 'The keyword is too long'))).toBeInstanceOf(HttpError)
    expect(failure(answer(200, { success: false, message: 'Closed' }))).toBeInstanceOf(ServiceError)
  })

  it.each([
    ['7', 8000],
    ['Thu, 01 Jan 1970 00:01:00 GMT', 60_000],
    ['soon', null],
    [null, null],
  ])('reads Retry-After %j of a 429', (retryAfter, retryAt) => {
    const limited = failure(answer(429, {}, { retryAfter, receivedAt: 1000 }))
    expect(limited).toBeInstanceOf(RateError)
    expect(limited).toMatchObject({ retryAt })
  })

  it.each([199, 400])('doesn’t report status %i as a redirect', (status) => {
    expect(() => readBody(answer(status, ''))).toThrow('The service gave no reason.')
  })

  it('says that the reason is a web page, and doesn’t show it', () => {
    const page = '<html><h1>Forbidden</h1><p>Your plan ended.</p></html>'
    for (const status of [401, 403, 500]) {
      expect(() => readBody(answer(status, page))).toThrow(
        /^The service gave its reason as a web page, which isn’t shown\.$/,
      )
    }
    expect(() => readBody(answer(403, '<html><br></html>'))).toThrow('The service gave no reason.')
  })

  it.each([0, 300, 302, 399])('reports status %i as a redirect', (status) => {
    expect(() => readBody(answer(status, ''))).toThrow(/redirected/)
  })
})

describe('isEmptyResult', () => {
  it.each([
    [undefined, true],
    [[], true],
    [{ numFound: 0 }, true],
    [{ numFound: '0' }, true],
    [{ numFound: 1 }, false],
    [{}, false],
    [null, false],
    [[null], false],
  ])('returns for %j: %j', (body, expected) => {
    expect(isEmptyResult(body)).toBe(expected)
  })
})
