import { expect, it } from 'vitest'
import { demoEngine } from '../demoEngine.ts'
import { randomCatalog } from '../randomCatalog.ts'
import { siblingOnPage } from './pageSiblings.ts'

it('some listings have a sibling: the next one of the same merchant, country, brand and category', () => {
  const data = randomCatalog(1, 3000)
  const sibling = siblingOnPage(data, 6)
  expect(sibling).toBeGreaterThan(6)
  const { merchant, country, brand, category } = data.row(sibling ?? 0)
  expect(data.row(6)).toMatchObject({ merchant, country, brand, category })
  expect(siblingOnPage(data, 7)).toBeNull()
})

it('some product URLs of the demo catalog lead to two records, most to one', async () => {
  const catalog = await demoEngine(2000)
  const { listings } = await catalog.search({
    countries: ['us'],
    q: '',
    filters: {},
    start: 0,
    rows: 60,
    ownFacet: 'all',
  })
  const urls = listings.flatMap(({ product }) => (product.productUrl ? [product.productUrl] : []))
  const counts = await Promise.all(
    urls.map(async (url) => (await catalog.byUrl(url, ['us'], null, null)).length),
  )
  expect(new Set(counts)).toEqual(new Set([1, 2]))
  expect(counts.filter((count) => count === 1).length).toBeGreaterThan(counts.length / 2)
})
