import { expect, it } from 'vitest'
import { movedPath } from './movedPath.ts'

it.each([
  ['/collections/new', '/collections/new'],
  ['/collections/', '/collections/new'],
  ['/collections/k4x', '/collections/k4x'],
  ['/collections/shared/codes', '/collections/shared/codes'],
  ['/collections', '/collections'],
  ['/collections/a%2Fb', '/collections/a%2Fb'],
  ['/collections/shared/picked', '/collections/shared/picked'],
  ['/collections', '/collections'],
  ['/Workbench/k4x/', '/collections/k4x'],
  ['/collections/shared/search', '/collections/shared/search'],
  ['/collections/k4x/changes', '/collections/k4x/changes'],
])('leads from %s to %s', (earlier, now) => {
  expect(movedPath(earlier)).toBe(now)
})

it.each(['/', '/collections', '/collections/k4x', '/search', '/batches', '//batch'])(
  'leaves %s where it is',
  (path) => {
    expect(movedPath(path)).toBeNull()
  },
)
