import { describe, expect, it } from 'vitest'
import { readErrorBody, isAboutKey } from './errorBody.ts'

const wordsOf = (body: unknown) =>
  readErrorBody(typeof body === 'string' ? body : JSON.stringify(body))

describe('readErrorBody', () => {
  it.each([
    ['{message, errorCode}', { message: 'm', errorCode: 'c' }, 'm', 'c'],
    ['{message} as a list', { message: ['m', 'n'], error: 'Bad Request' }, 'm', null],
    ['{error}', { error: 'm' }, 'm', null],
    ['{error: {}}', { error: { message: 'm', code: 'c' } }, 'm', 'c'],
    ['{error, error_description}', { error: 'x', error_description: 'm' }, 'm', null],
    ['{errors: []}', { errors: [{ message: 'm', code: 4 }] }, 'm', '4'],
    ['{errors: []} of texts', { errors: ['m'] }, 'm', null],
    ['a problem document', { title: 't', detail: 'm', status: 400 }, 'm', null],
    ['a problem document with only a title', { type: 'about:blank', title: 'm' }, 'm', null],
    [
      'a fault object of an API gateway',
      { fault: { faultstring: 'm', detail: { errorcode: 'c' } } },
      'm',
      'c',
    ],
    ['a list', [{ message: 'm' }], 'm', null],
    ['JSON text', '"m"', 'm', null],
    ['plain text', ' m\n', 'm', null],
    ['JSON after a byte order mark', '\uFEFF{"message":"m"}', 'm', null],
    ['a web page', '<b>m</b>', null, null],
    ['a web page in a message', { message: '<html><body>m</body></html>' }, null, null],
    ['markup in plain text', 'Oops <b>m</b>', null, null],
    ['nothing', '', null, null],
    ['a figure', '5', null, null],
    ['null', 'null', null, null],
    ['an empty message and code', { message: ' ', errorCode: '' }, null, null],
    [
      'a message and code of other types',
      '{"message":true,"error":1e999,"errorCode":{}}',
      null,
      null,
    ],
  ])('reads the message and code, if any, from %s', (_name, body, message, code) => {
    expect(wordsOf(body)).toMatchObject({ message, code })
  })

  it('doesn’t remove angle brackets that aren’t markup', () => {
    expect(wordsOf('limit must be > 0 and < 100, not <many>').message).toContain('<many>')
  })

  it('cuts the message after 300 characters, never within a character', () => {
    expect(wordsOf('x'.repeat(5000)).message).toBe('x'.repeat(300))
    expect(wordsOf(`${'x'.repeat(299)}😀y`).message).toBe('x'.repeat(299))
  })

  it('cuts the message where a stack trace begins', () => {
    const java =
      'java.lang.NullPointerException: q\n\tat shop.Search.find(Search.java:12)\n\tat x.Y(Z)'
    expect(wordsOf(java).message).toBe('java.lang.NullPointerException: q')
    expect(wordsOf({ message: 'Traceback (most recent call last):\n  File "a.py"' }).message).toBe(
      null,
    )
  })

  it('finds no message in a deeply nested body', () => {
    const deep = `${'{"error":'.repeat(50_000)}"m"${'}'.repeat(50_000)}`
    expect(readErrorBody(deep).message).toBeNull()
    expect(readErrorBody('['.repeat(50_000) + ']'.repeat(50_000)).message).toBeNull()
  })
})

describe('isAboutKey', () => {
  it.each([
    'Missing apikey',
    'API key required',
    'Invalid key',
    'INVALID_API_KEY',
    'KEY_REFUSED',
    'InvalidApiKey',
    'KeyExpired',
    'x-api-key is missing',
    'Unauthorized',
    'Authentication failed',
    'The access token is not known',
    'Bad credentials',
    'Forbidden',
  ])('is true for %j', (message) => {
    expect(isAboutKey({ message, code: null })).toBe(true)
    expect(isAboutKey({ message: null, code: message })).toBe(true)
  })

  it.each([
    'The keyword is too long',
    'monkey',
    'Keyboards are not sold here',
    'A forbidden character in url',
    'limit too large',
    '',
  ])('is false for %j', (message) => {
    expect(isAboutKey({ message, code: null })).toBe(false)
  })

  it('finds a key error in the visible text of a web page', () => {
    expect(isAboutKey(wordsOf('<title>400</title><p>No API key found'))).toBe(true)
    expect(isAboutKey(wordsOf('<meta name="keywords" content="key"><p>Too long'))).toBe(false)
  })
})
