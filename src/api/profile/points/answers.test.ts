import { describe, expect, it } from 'vitest'
import { answered, evaluated } from '@test/made/anObservation.ts'
import { demoConnection } from '@test/made/connections.ts'

const lookup = (query: string, body: unknown, status = 200) =>
  answered(`countryCode=us&${query}`, body, { operation: 'lookup', status })

describe('a look-up by URL', () => {
  it('shows how the service reports that nothing matches', () => {
    const answers = [
      lookup('url=a', []),
      lookup('url=b', []),
      lookup('url=c', '', 404),
      lookup('url=d', '', 204),
      lookup('url=e', '{"data":null}'),
      lookup('url=f', [{ productId: 'A' }]),
    ]
    expect(evaluated('lookupNoMatch', answers)).toMatchObject({ verdict: 'observed', answers: 5 })
    const { message } = evaluated('lookupNoMatch', answers)
    for (const words of ['`[]` twice', '404 once', '204 once', '`{ "data": … }` once']) {
      expect(message).toContain(words)
    }
  })

  it('shows the effect of strict by comparison with the same look-up without it', () => {
    const found = [{ productId: 'A' }]
    const same = [lookup('url=a', found), lookup('url=a&strict=true', found)]
    expect(evaluated('strict', same)).toMatchObject({
      verdict: 'assumed',
      message: 'The same records with another `strict`, once; too few to say',
    })
    expect(
      evaluated('strict', [...same, lookup('url=b', found), lookup('url=b&strict=true', [])]),
    ).toMatchObject({
      verdict: 'observed',
      message: 'Other records in 1 of 2 comparisons: not sent: 1 record, true: 0 records',
    })
  })
})

describe('an answer without a result', () => {
  it('shows the field names of a 404 body, never its text', () => {
    const answers = [
      answered('q=a', { message: 'No sentinel', errorCode: 'X' }, { status: 404 }),
      answered('', '', { operation: 'traits', status: 404 }),
      answered('', '<html>', { operation: 'ean', status: 404 }),
      answered('q=b', { productList: [], numFound: 0 }),
    ]
    const { verdict, message } = evaluated('notFoundBody', answers)
    expect(verdict).toBe('observed')
    expect(message).toBe(
      '`{ "message", "errorCode" }` on search, once; 200 with `{ "productList", "numFound" }` on search, once; an empty body on traits, once; a web page on EAN, once',
    )
  })

  it.each([
    [401, { message: 'No' }, '401 with `{ "message" }` once'],
    [403, '', '403 with an empty body once'],
    [400, { error: 'Unknown API key' }, '400 with `{ "error" }` once'],
    [
      200,
      { success: false, message: 'Invalid apikey' },
      '200 with `{ "success", "message" }` once',
    ],
  ])('shows how a key is refused: %s', (status, body, message) => {
    expect(evaluated('wrongKey', [answered('q=a', body, { status })])).toMatchObject({ message })
  })

  it('isn’t a refused key when its message is about something else', () => {
    const other = answered('q=a', { message: 'limit is too large' }, { status: 400 })
    expect(evaluated('wrongKey', [other]).verdict).toBe('assumed')
  })

  it.each([
    ['5', '`Retry-After` in seconds'],
    ['Wed, 21 Oct 2026 07:28:00 GMT', '`Retry-After` as a date'],
    ['', 'no readable `Retry-After`'],
    ['soon', 'neither seconds nor a date'],
  ])('shows a rate limit and its Retry-After: %s', (retryAfter, words) => {
    const limited = answered('q=a', '', { status: 429, retryAfter })
    const { verdict, message } = evaluated('rateLimit', [answered('q=a', []), limited])
    expect(verdict).toBe('observed')
    expect(message).toContain('429 once in 2 answers')
    expect(message).toContain(words)
  })

  it('counts the answers when none had a rate limit', () => {
    expect(evaluated('rateLimit', [answered('q=a', [])]).message).toBe('No 429 in 1 answer')
  })
})

describe('EAN prices', () => {
  const ean = (body: unknown, status = 200, connection = demoConnection) =>
    answered('countryCode=us&mode=full', body, { operation: 'ean', status, connection })
  const merchants = [{ merchantId: 'm', offerPrice: 1 }]
  const opened = answered('q=a', { productList: [{ productId: 'A' }], numFound: 1 })
  const refusal = ean({ message: 'No' }, 403)

  it('are observed to need no token', () => {
    expect(evaluated('eanTokenHeader', [ean({ result: { merchants } })])).toMatchObject({
      verdict: 'observed',
      message: 'EAN prices answered without a token, once',
    })
  })

  it('contradict “none” after two refusals while the key works elsewhere', () => {
    expect(evaluated('eanTokenHeader', [opened, refusal]).verdict).toBe('assumed')
    expect(evaluated('eanTokenHeader', [opened, refusal, refusal])).toMatchObject({
      verdict: 'contradicted',
      remedy: { kind: 'settings', label: 'Add a header', part: 'dialect' },
    })
  })

  it('show nothing about a token while no other operation has succeeded', () => {
    expect(evaluated('eanTokenHeader', [refusal, refusal]).verdict).toBe('assumed')
  })

  it('are evidence for the settings they were sent with, not for the current ones', () => {
    const apiVariant = { ...demoConnection.apiVariant, eanTokenHeader: 'x-token' }
    const withToken = { ...demoConnection, apiVariant, eanToken: 't' }
    const answers = [opened, refusal, refusal, ean({ result: { merchants } }, 200, withToken)]
    expect(evaluated('eanTokenHeader', answers).verdict).toBe('contradicted')
  })

  it.each([
    [{ merchants, images: [] }, '`images` on `result`, once'],
    [
      { merchants, product: { imageUrl: '', description: '' } },
      '`imageUrl`, `description` on `result.product`, once',
    ],
    [{ merchants: [{ photos: [] }] }, '`photos` on each merchant entry, once'],
    [{ merchants }, 'No pictures and no description, once'],
  ])('show where full mode returns its extra fields', (result, message) => {
    expect(evaluated('eanExtras', [ean({ result })])).toMatchObject({
      verdict: 'observed',
      message,
    })
  })
})

describe('the values of records', () => {
  const record = (fields: object) =>
    answered('q=a', { productList: [{ productId: 'A', ...fields }] })

  it.each([
    [1700000000000, 'milliseconds once'],
    [1700000000, 'seconds once'],
    ['1700000000', 'seconds once'],
    ['2025-11-18T09:42:00Z', 'ISO text once'],
  ])('show the unit of timestamps: %s', (creationDate, message) => {
    expect(evaluated('timeUnits', [record({ creationDate, lastChangedTime: 0 })]).message).toBe(
      message,
    )
  })

  it('show how numbers and booleans are written', () => {
    expect(
      evaluated('scalarForms', [record({ offerPrice: '9.5', active: 1, changed: null })]).message,
    ).toBe('numbers as text once, booleans as 0 and 1 once')
    expect(evaluated('scalarForms', [record({ offerPrice: 9.5, active: true })]).message).toBe(
      'numbers as numbers once, booleans as booleans once',
    )
  })
})

describe('a point that no answer can confirm', () => {
  it.each(['currency', 'ranks'])('such as %s stays assumed', (id) => {
    expect(evaluated(id, [answered('q=a', [])]).verdict).toBe('assumed')
  })
})
