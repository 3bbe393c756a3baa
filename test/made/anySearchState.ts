/** Random input for tests of addresses: texts that often cause errors, and every possible search state. */
import fc from 'fast-check'
import { SEARCH_PAGE_SIZES, searchState } from '@/routing/states/searchState.ts'

export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '👕👕',
    'قميص',
    '\uD800',
    '\uDC00x',
    '\u202Eabc',
    ' a  b\n',
    '\u0000',
    'a&b=c#d+e%20%',
    '__proto__',
    '́',
  ),
)
const country = fc.constantFrom('us', 'IN', 'en-GB', 'world')
export const anySearchState = fc
  .record({
    q: hostileText,
    words: fc.array(hostileText, { maxLength: 5 }),
    countries: fc.array(country, { minLength: 1, maxLength: 4 }),
    merchant: fc.array(hostileText, { maxLength: 3 }),
    brand: fc.array(hostileText, { maxLength: 3 }),
    category: fc.array(hostileText, { maxLength: 3 }),
    division: fc.array(hostileText, { maxLength: 3 }),
    page: fc.integer({ min: 1, max: 1_000_000 }),
    size: fc.constantFrom(...SEARCH_PAGE_SIZES),
    view: fc.constantFrom('grid' as const, 'table' as const),
    mode: fc.constantFrom('full' as const, 'lite' as const),
    sort: fc.array(
      fc.record({
        column: fc.constantFrom('title' as const, 'offerPrice' as const, 'discountGap' as const),
        down: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
    withEan: fc.boolean(),
    market: fc.array(hostileText, { maxLength: 3 }),
    ref: hostileText,
  })
  .map(searchState)
