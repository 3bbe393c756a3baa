import { describe, expect, it } from 'vitest'
import type { Call } from '@/api/http/call.ts'
import type { LoggedRequest } from '@/api/http/log.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { isTrouble, requestContains, statusOf, describeRequest } from './requestWords.ts'

const call = (changes: Partial<Call>): Call => ({
  operation: 'search',
  path: '/products',
  query: [],
  ...changes,
})
const request = (changes: Partial<LoggedRequest>) =>
  ({ call: call({}), answer: null, failure: null, ...changes }) as LoggedRequest // as much as is said
const answered = (status: number) => request({ answer: anAnswer({ status }) })

describe('the subject of a request', () => {
  it.each<[string, Partial<Call>]>([
    [
      'shirt',
      {
        query: [
          ['countryCode', 'us'],
          ['q', 'shirt'],
          ['brandFilter', 'Alder'],
        ],
      },
    ],
    [
      'Alder, Men',
      {
        query: [
          ['brandFilter', 'Alder'],
          ['limit', '24'],
          ['categoryFilter', 'Men'],
        ],
      },
    ],
    ['everything', { query: [['limit', '24']] }],
    ['shop.example/p/1', { operation: 'lookup', query: [['url', 'https://www.shop.example/p/1']] }],
    ['shop.example/p/1', { operation: 'lookup', query: [['url', 'http://shop.example/p/1']] }],
    ['', { operation: 'lookup' }],
    ['a b', { operation: 'traits', path: '/products/a%20b/traits' }],
    ['%E0%A4%A', { operation: 'traits', path: '/products/%E0%A4%A/traits' }],
    ['2049811763054', { operation: 'ean', path: '/ean/2049811763054' }],
  ])('is %s', (what, changes) => {
    expect(describeRequest(call(changes))).toBe(what)
  })
})

describe('the status of a request', () => {
  it.each([
    [0, 'redirect', true],
    [199, '199', true],
    [200, '200', false],
    [299, '299', false],
    [300, '300', true],
    [404, '404', false],
    [405, '405', true],
    [500, '500', true],
  ])('%i: %s', (status, words, trouble) => {
    expect(statusOf(answered(status))).toBe(words)
    expect(isTrouble(answered(status))).toBe(trouble)
  })

  it('is a dash without a response', () => {
    expect(statusOf(request({}))).toBe('–')
    expect(isTrouble(request({}))).toBe(true)
  })
})

describe('the search among requests', () => {
  const one = request({
    call: call({ path: '/products/a%20b', query: [['brandFilter', 'Alder']] }),
    answer: anAnswer({ status: 503 }),
    failure: 'Refused',
  })
  it.each(['SEARCH', 'a b', 'brandfilter', ' alder ', '503', 'refused', ''])(
    'finds a request by “%s”',
    (words) => {
      expect(requestContains(one, words)).toBe(true)
    },
  )

  it('finds no request by other words', () => {
    expect(requestContains(one, 'lookup')).toBe(false)
    expect(requestContains(request({}), 'null')).toBe(false)
  })
})
