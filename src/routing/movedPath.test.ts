import { expect, it } from 'vitest'
import { movedAddress } from './movedPath.ts'

it.each([
  ['/batch', '/collections/new'],
  ['/batch/', '/collections/new'],
  ['/batch/k4x', '/collections/k4x'],
  ['/batch/shared', '/collections/shared/codes'],
  ['/lists', '/collections'],
  ['/lists/a%2Fb', '/collections/a%2Fb'],
  ['/lists/shared', '/collections/shared/picked'],
  ['/workbench', '/collections'],
  ['/Workbench/k4x/', '/collections/k4x'],
  ['/workbench/shared', '/collections/shared/search'],
  ['/map', '/assortment'],
  ['/Brands/Pale%20Harbour', '/assortment/brands/Pale%20Harbour'],
  ['/brands/', '/assortment/brands'],
  ['/watch', '/alerts'],
  ['/again', '/changes'],
  ['/again/k4x', '/changes/k4x'],
  ['/price-list', '/my-data/prices'],
  ['/Your-Catalog/', '/my-data/catalog'],
  ['/collections/batch%3Ak4x', '/collections/k4x'],
  ['/collections/list:k4x%3Aus', '/collections/k4x%3Aus'],
])('leads from %s to %s', (earlier, now) => {
  expect(movedAddress(earlier, '?country=us')).toEqual({ pathname: now, search: '?country=us' })
})

it.each([
  ['/workbench/k4x/changes', '', '?view=changes'],
  ['/collections/k4x/changes', '', '?view=changes'],
  [
    '/collections/k4x/changes/',
    '?since=a&tile=stock&sort=-percent&demo=next-week',
    '?view=changes&since=a&tile=stock&sort=-percent&demo=next-week',
  ],
])('leads from %s%s to the Changes view of the collection', (path, search, now) => {
  expect(movedAddress(path, search)).toEqual({ pathname: '/collections/k4x', search: now })
})

it.each([
  '/',
  '/collections',
  '/collections/k4x',
  '/search',
  '/batches',
  '//batch',
  '/alerts',
  '/changes/k4x',
  '/my-data/prices',
])('leaves %s where it is', (path) => {
  expect(movedAddress(path)).toBeNull()
})
