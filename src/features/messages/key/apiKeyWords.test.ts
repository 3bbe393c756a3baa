import { describe, expect, it } from 'vitest'
import type { Connection } from '@/api/connection.ts'
import { HttpError, KeyError, NetworkError } from '@/api/http/errors.ts'
import { clearRequests, recordRequest } from '@/api/http/log.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { demoConnection, directConnection } from '@test/made/connections.ts'
import { keyWords, wantsSettings } from './apiKeyWords.ts'
import { tokenHint } from './tokenHint.ts'

const BASE = 'https://catalog.example/api'
const direct = directConnection(BASE)
const proxy: Connection = { ...direct, mode: 'proxy', apiKey: null }
const refused = new KeyError('search', 'Unknown key', anAnswer({ status: 401 }))
const notConfigured = new HttpError('Not set', anAnswer({ status: 503 }), 'NOT_CONFIGURED')

describe('whether an error needs a setting to be changed', () => {
  it.each([
    ['a refused key in direct mode', refused, 'direct', true],
    ['a refused key in the demo', refused, 'demo', true],
    ['a site without a configured service', notConfigured, 'proxy', true],
    ['the same error from a service', notConfigured, 'direct', false],
    ['a missing connection', new NetworkError('search', ''), 'proxy', false],
  ] as const)('%s (%#)', (_name, error, mode, wants) => {
    expect(wantsSettings(error, { mode })).toBe(wants)
  })
})

describe('the text of the key panel', () => {
  const titleOf = (error: unknown, connection: Connection) =>
    keyWords(error, 'The search', connection).title
  const adviceOf = (error: unknown, connection: Connection) =>
    keyWords(error, 'The search', connection).advice

  it('says what the administrator sets on the server', () => {
    expect(adviceOf(notConfigured, proxy)).toMatch(/^Your administrator sets these two/)
    expect(adviceOf(refused, proxy)).toMatch(/is on this site’s server/)
    expect(adviceOf(refused, demoConnection)).toMatch(/This is a demo fault/)
  })

  it('distinguishes a missing key, an unsent key and a refused key', () => {
    const unsent = new KeyError('search', 'It holds a line break')
    expect(keyWords(refused, 'The search', { ...direct, apiKey: null })).toMatchObject({
      title: 'The search needs a key.',
      cause: 'No key has been entered for this service yet.',
    })
    expect(titleOf(unsent, direct)).toBe('The search wasn’t sent because of the key.')
    expect(titleOf(refused, direct)).toBe('The search failed: the key was refused.')
    expect(adviceOf(refused, direct)).toMatch(/^Nothing you entered is lost/)
  })
})

describe('the hint at an access token', () => {
  const ofPrices = new KeyError('ean', 'Unknown key', anAnswer({ status: 401 }))
  const known = 'This key works for other data. EAN prices'
  const answered = (overrides: {
    status: number | null
    url?: string
    operation?: 'search' | 'ean'
  }) => {
    clearRequests()
    const { status, url = `${BASE}/products`, operation = 'search' } = overrides
    recordRequest({
      call: { operation, path: '/products', query: [] },
      url,
      at: 1,
      ms: 1,
      answer: status === null ? null : anAnswer({ status }),
      failure: null,
    })
    return tokenHint(ofPrices, direct)?.startsWith(known)
  }

  it('appears only for refused EAN prices', () => {
    expect(tokenHint(refused, direct)).toBeNull()
    expect(tokenHint(new KeyError('ean', 'It holds a line break'), direct)).toBeNull()
  })

  it('says who can set the token, and questions a token that is set', () => {
    clearRequests()
    const apiVariant = { ...direct.apiVariant, eanTokenHeader: 'x-token' }
    expect(tokenHint(ofPrices, direct)).toMatch(/^EAN prices .* in Settings\.$/)
    expect(tokenHint(ofPrices, { ...direct, apiVariant })).toMatch(/ in Settings\.$/)
    expect(tokenHint(ofPrices, { ...direct, eanToken: 'token' })).toMatch(/ in Settings\.$/)
    expect(tokenHint(ofPrices, { ...direct, apiVariant, eanToken: 'token' })).toBe(
      'The access token in the header x-token may be the problem.',
    )
    expect(tokenHint(ofPrices, { ...proxy, apiVariant, eanToken: 'token' })).toMatch(
      /^EAN prices .* CATALOG_EAN_TOKEN on the server\.$/,
    )
  })

  it.each([
    [199, false],
    [200, true],
    [299, true],
    [300, false],
    [401, false],
    [404, true],
    [405, false],
    [500, false],
  ])('after status %i says that the key works for other data: %s', (status, isKeyAccepted) => {
    expect(answered({ status })).toBe(isKeyAccepted)
  })

  it('ignores price requests, other services and requests without a response', () => {
    expect(answered({ status: 200, operation: 'ean' })).toBe(false)
    expect(answered({ status: 200, url: `${BASE}2/products` })).toBe(false)
    expect(answered({ status: null })).toBe(false)
  })
})
