import { expect, it } from 'vitest'
import { tidyPath } from './tidyPath.ts'

it.each([
  ['//', '/'],
  ['///search', '/search'],
  ['/catalog//search//', '/catalog/search/'],
  ['/products/a%2F%2Fb', '/products/a%2F%2Fb'],
  ['/', '/'],
])('tidyPath turns %s into %s', (written, meant) => {
  expect(tidyPath(written)).toBe(meant)
})
