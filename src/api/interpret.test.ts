import { describe, expect, it } from 'vitest'
import { HttpError, KeyError, RateError, ServiceError, UnreadableError } from './errors.ts'
import type { Answer } from './http.ts'
import { anAnswer } from '../testing/anAnswer.ts'
import { readBody } from './interpret.ts'

const answer = (status: number, body: unknown, rest: Partial<Answer> = {}) =>
  anAnswer({
    status,
    text: typeof body === 'string' ? body : JSON.stringify(body),
    receivedAt: 1000,
    ...rest,
  })

describe('reading an answer', () => {
  it('gives the body of a successful answer', () => {
    expect(readBody(answer(200, { a: 1 }))).toEqual({ a: 1 })
  })

  it.each([
    ['404 with a message', 404, { message: 'no' }],
    ['404 with success false', 404, { success: false }],
    ['404 with a web page', 404, '<html>'],
    ['204', 204, ''],
    ['an empty body', 200, ' '],
  ])('reads %s as nothing found', (_name, status, body) => {
    expect(readBody(answer(status, body))).toBeUndefined()
  })

  it.each(['true', 1, true, undefined])('takes success %j as success', (success) => {
    expect(readBody(answer(200, { success, a: 1 }))).toMatchObject({ a: 1 })
  })

  it.each([
    ['a web page', '<!doctype html>'],
    ['cut JSON', '{"a": '],
    ['text', 'ok'],
  ])('calls %s unreadable', (_name, body) => {
    expect(() => readBody(answer(200, body))).toThrow(UnreadableError)
  })

  it('says what the service says when it refuses', () => {
    const refused = answer(200, { success: false, message: 'Out of range', errorCode: 'E7' })
    expect(() => readBody(refused)).toThrow(ServiceError)
    expect(() => readBody(refused)).toThrow('Out of range')
  })

  it.each([
    ['401', answer(401, {})],
    ['403', answer(403, 'no')],
    ['400 that speaks of the key', answer(400, { error: 'Missing apikey' })],
    [
      'success false that speaks of the key',
      answer(200, { success: false, message: 'Invalid API key' }),
    ],
  ])('takes %s as trouble with the key', (_name, given) => {
    expect(() => readBody(given)).toThrow(KeyError)
  })

  it.each([
    ['7', 8000],
    ['Thu, 01 Jan 1970 00:01:00 GMT', 60_000],
    ['soon', null],
    [null, null],
  ])('reads Retry-After %j of a 429', (retryAfter, retryAt) => {
    try {
      readBody(answer(429, {}, { retryAfter }))
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(RateError)
      expect(error).toMatchObject({ retryAt })
    }
  })

  it.each([
    ['{message, errorCode}', { message: 'm', errorCode: 'c' }, 'm', 'c'],
    ['{error}', { error: 'm' }, 'm', null],
    ['{errors: []}', { errors: [{ message: 'm', code: 4 }] }, 'm', '4'],
    ['a problem document', { title: 't', detail: 'm', status: 400 }, 'm', null],
    ['a gateway fault', { fault: { faultstring: 'm' } }, 'm', null],
    ['plain text', 'm', 'm', null],
    ['a web page', '<b>m</b>', 'The service gave no reason.', null],
    ['nothing', '', 'The service gave no reason.', null],
  ])('finds the words in %s', (_name, body, message, code) => {
    try {
      readBody(answer(422, body))
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(HttpError)
      expect(error).toMatchObject({ message, code, status: 422 })
    }
  })

  it('cuts long plain text', () => {
    expect(() => readBody(answer(500, 'x'.repeat(5000)))).toThrow(/^x{300}$/)
  })

  it.each([0, 302])('calls a redirect (%i) what it is', (status) => {
    expect(() => readBody(answer(status, ''))).toThrow(/redirected/)
  })
})
