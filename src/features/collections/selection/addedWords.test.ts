import { expect, it } from 'vitest'
import { addedLines, addedProducts } from './addedWords.ts'

const ENDS = '. The browser’s storage takes nothing: the input ends when the page is closed.'

it.each([
  [1, 0, 1, 'stored', '1 added; 1 line in the new collection'],
  [7, 0, 1200, 'stored', '7 added; 1,200 lines in the new collection'],
  [0, 0, 0, 'stored', '0 added; 0 lines in the new collection'],
  [7, 0, null, 'stored', '7 added'],
  [1, 0, 2, 'memory', `1 added; 2 lines in the new collection${ENDS}`],
  [1, 0, null, 'memory', `1 added${ENDS}`],
  [
    7,
    2,
    9,
    'stored',
    '7 added, 2 of them by product ID: the collection looks up their EANs first; 9 lines in the new collection',
  ],
  [
    3,
    1,
    null,
    'stored',
    '3 added, 1 of them by product ID: the collection looks up its EANs first',
  ],
  [2, 2, null, 'stored', '2 added, by product ID: the collection looks up their EANs first'],
] as const)(
  'describes %i added, %i by product ID, with %s lines in all, %s: %s',
  (added, ids, now, saveState, expected) => {
    expect(addedLines(added, ids, now, saveState)).toBe(expected)
  },
)

it.each([
  [1, 0, 0, '1 product added to Shirts'],
  [3, 1, 0, '3 products added to Shirts, 1 was already in it'],
  [0, 2, 0, 'Nothing new for Shirts, 2 were already in it'],
  [2, 0, 1, '2 products added to Shirts, no room for 1: a collection can have 500'],
  [0, 0, 0, 'Nothing new for Shirts'],
])(
  'describes %i added to a picked collection, %i already in it, %i without room: %s',
  (added, known, left, expected) => {
    expect(addedProducts({ added, known, left }, 'Shirts', 'stored')).toBe(expected)
    expect(addedProducts({ added, known, left }, 'Shirts', 'memory')).toBe(
      `${expected}, only until you close this page: the browser’s storage is full or blocked`,
    )
  },
)
