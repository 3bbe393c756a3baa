import { expect, it } from 'vitest'
import { marketKey } from '@/domain/market/rowMarket.ts'
import { aCodeMarket } from '@test/made/aCodeMarket.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { createRowWork } from './createRowWork.ts'
import { noFilter } from './rowView.ts'

const YOURS = '2049811763054'
const THEIRS = '2049811763061'
const OPEN = '2049811819164'

const product = (productId: string, category: string, ...eans: string[]) =>
  aResultRow({ productId, category, eans, country: 'us' })

it('counts a product as yours by any of its codes, and as unknown until all are checked', () => {
  const work = createRowWork()
  work.add([
    product('a', 'Shirts', YOURS, OPEN),
    product('b', 'Shirts', THEIRS),
    product('c', 'Shirts', THEIRS, OPEN),
    product('d', 'Shirts'),
    product('e', 'Shoes', THEIRS),
  ])
  work.market([
    [marketKey('us', YOURS), aCodeMarket({ code: YOURS, isSold: true })],
    [marketKey('us', THEIRS), aCodeMarket({ code: THEIRS, isSold: false })],
  ])
  work.query(noFilter, [])
  expect(work.listed('category')).toEqual([
    { value: 'Shirts', rows: 4, listed: 1, unknown: 2 },
    { value: 'Shoes', rows: 1, listed: 0, unknown: 0 },
  ])
})
