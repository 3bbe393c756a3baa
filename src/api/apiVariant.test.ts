import { expect, it } from 'vitest'
import { demoConnection } from '@test/made/connections.ts'
import { defaultApiVariant, listParameter } from './apiVariant.ts'
import { queryMode } from './operations/queryMode.ts'

it('a list is written in the manner of the API variant', () => {
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

it('a service is taken for the plainest one until somebody says otherwise', () => {
  expect(defaultApiVariant).toEqual({
    indexBase: 0,
    countryLists: 'one request each',
    filterLists: 'one value',
    eanTokenHeader: null,
  })
})

it('the demo answers without a network, and nothing that failed is requested again by itself', () => {
  const shared = { structuralSharing: false, retryOnMount: false }
  expect(queryMode(demoConnection)).toEqual({ networkMode: 'always', ...shared })
  expect(queryMode({ ...demoConnection, mode: 'direct' })).toEqual({
    networkMode: 'online',
    ...shared,
  })
})
