import { expect, it } from 'vitest'
import { movedPath } from './movedPath.ts'

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
  ['/workbench/k4x/changes', '/collections/k4x/changes'],
  ['/map', '/assortment'],
  ['/Brands/Pale%20Harbour', '/assortment/brands/Pale%20Harbour'],
  ['/brands/', '/assortment/brands'],
  ['/watch', '/alerts'],
  ['/again', '/changes'],
  ['/again/k4x', '/changes/k4x'],
])('leads from %s to %s', (earlier, now) => {
  expect(movedPath(earlier)).toBe(now)
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
])('leaves %s where it is', (path) => {
  expect(movedPath(path)).toBeNull()
})
