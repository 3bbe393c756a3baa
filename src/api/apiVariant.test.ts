import { expect, it } from 'vitest'
import { demoConnection } from '@test/made/connections.ts'
import { defaultApiVariant, listParameter } from './apiVariant.ts'
import { connectionQueryOptions } from './operations/connectionQueryOptions.ts'

it('a list is sent in the form that the API variant states', () => {
  const written = (manner: Parameters<typeof listParameter>[2], values = ['A', 'B']) =>
    listParameter('brand', values, manner)
  expect(written('comma')).toEqual([['brand', 'A,B']])
  expect(written('pipe')).toEqual([['brand', 'A|B']])
  expect(written('semicolon')).toEqual([['brand', 'A;B']])
  expect(written('repeated parameter')).toEqual([
    ['brand', 'A'],
    ['brand', 'B'],
  ])
  expect(written('one value')).toEqual([['brand', 'A']])
  expect(written('one request each')).toEqual([['brand', 'A']])
  expect(written('comma', [])).toEqual([])
})

it('the default API variant makes the plainest assumptions', () => {
  expect(defaultApiVariant).toEqual({
    indexBase: 0,
    countryLists: 'one request each',
    filterLists: 'one value',
    eanTokenHeader: null,
  })
})

it('the demo works without a network, and mounting doesn’t retry a failed request', () => {
  const shared = { structuralSharing: false, retryOnMount: false }
  expect(connectionQueryOptions(demoConnection)).toEqual({ networkMode: 'always', ...shared })
  expect(connectionQueryOptions({ ...demoConnection, mode: 'direct' })).toEqual({
    networkMode: 'online',
    ...shared,
  })
})
