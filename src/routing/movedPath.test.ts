import { expect, it } from 'vitest'
import { movedAddress } from './movedPath.ts'

it.each([
  ['/batch', '/collections/new'],
  ['/batch/', '/collections/new'],
  ['/batch/k4x', '/collections/k4x'],
  ['/batch/shared', '/collections/shared'],
  ['/lists', '/collections'],
  ['/lists/a%2Fb', '/collections/a%2Fb'],
  ['/lists/shared', '/collections/shared'],
  ['/workbench', '/collections'],
  ['/Workbench/k4x/', '/collections/k4x'],
  ['/workbench/shared', '/collections/shared'],
  ['/collections/shared/codes', '/collections/shared'],
  ['/collections/Shared/picked/', '/collections/Shared'],
  ['/collections/shared/search', '/collections/shared'],
  ['/map', '/assortment'],
  ['/brands/', '/assortment/brands'],
  ['/watch', '/alerts'],
  ['/again', '/changes'],
  ['/again/k4x', '/changes/k4x'],
  ['/price-list', '/my-data/prices'],
  ['/Your-Catalog/', '/my-data/catalog'],
  ['/collections/batch%3Ak4x', '/collections/k4x'],
  ['/collections/list:k4x%3Aus', '/collections/k4x%3Aus'],
])('the app redirects from %s to %s', (earlier, now) => {
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
])('the app redirects from %s%s to the Changes view of the collection', (path, search, now) => {
  expect(movedAddress(path, search)).toEqual({ pathname: '/collections/k4x', search: now })
})

it.each([
  ['/Brands/Pale%20Harbour', '', '?brand=Pale+Harbour'],
  [
    '/assortment/brands/Pale%20Harbour/',
    '?country=us&demo=slow',
    '?brand=Pale+Harbour&country=us&demo=slow',
  ],
  ['/assortment/brands/A%2FB', '?brand=other', '?brand=A%2FB'],
])('the app redirects from %s%s to the page of the brand', (path, search, now) => {
  expect(movedAddress(path, search)).toEqual({ pathname: '/assortment/brands', search: now })
})

it.each([
  '/',
  '/collections',
  '/collections/k4x',
  '/collections/shared',
  '/assortment/brands',
  '/search',
  '/batches',
  '//batch',
  '/alerts',
  '/changes/k4x',
  '/my-data/prices',
])('the app doesn’t redirect %s', (path) => {
  expect(movedAddress(path)).toBeNull()
})
