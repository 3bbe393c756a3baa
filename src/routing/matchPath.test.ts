import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { matchPath } from './matchPath.ts'

const patterns = ['/', '/search', '/products/:id', '/ean/:code?', '/collections/:id/changes']

it.each(patterns)('matchPath reads %s like the router', (pattern) => {
  const part = fc.constantFrom(
    'search',
    'Search',
    'products',
    'ean',
    'workbench',
    'changes',
    'a b',
    '%C3%A9',
    'A1',
    '',
  )
  const address = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`)
  fc.assert(
    fc.property(address, (pathname) => {
      const matched = matchRoutes([{ path: pattern }], pathname)?.[0]
      expect(matchPath(pattern, pathname)).toEqual(matched?.params ?? null)
    }),
    { seed: 20_261_123 },
  )
})

it('matchPath leaves text that can’t be decoded unchanged', () => {
  expect(matchPath('/products/:id', '/products/100%')).toEqual({ id: '100%' })
})
