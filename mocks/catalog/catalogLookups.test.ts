import { describe, expect, it } from 'vitest'
import { createCatalog } from './createCatalog.ts'
import { randomCatalog } from './randomCatalog.ts'

const data = randomCatalog(7, 700)
const catalog = createCatalog(data)

describe('look-ups', () => {
  const { country } = data.row(4)
  const elsewhere = ['us', 'in', 'de'].filter((other) => other !== country)
  const found = async (url: string, strict: boolean | null, merchant: string | null = null) =>
    (await catalog.byUrl(url, [country], merchant, strict)).map(({ product }) => product.productId)

  it('find a product by id in the countries requested', async () => {
    expect((await catalog.product('ID-4', [country]))?.product.productId).toBe('ID-4')
    expect((await catalog.product('ID-4', [country.toUpperCase()]))?.country).toBe(country)
    expect(await catalog.product('ID-4', elsewhere)).toBeNull()
    expect(await catalog.product('ID-9999', [country])).toBeNull()
  })

  it('ignore protocol, www and a trailing slash in a URL, and no other difference', async () => {
    expect(await found('https://www.shop.example/p/4?color=1', null)).toEqual(['ID-4'])
    expect(await found('http://shop.example/p/4/?color=1', null)).toEqual(['ID-4'])
    expect(await found('https://www.shop.example/p/4?color=1&utm_source=mail', null)).toEqual([])
    expect(await found('https://www.shop.example/p/4', null)).toEqual([])
    expect(await found('no address', null)).toEqual([])
  })

  it('match the exact text if strict is true, and ignore tracking parameters if false', async () => {
    expect(await found('http://shop.example/p/4/?color=1', true)).toEqual([])
    expect(await found('https://www.shop.example/p/4?color=1', true)).toEqual(['ID-4'])
    expect(await found('https://shop.example/p/4?color=1&utm_source=a&gclid=b', false)).toEqual([
      'ID-4',
    ])
    expect(await found('https://shop.example/p/4?color=1&ref=cat', false)).toEqual([])
  })

  it('restrict a URL to a merchant when one is given', async () => {
    const { merchant } = data.row(4)
    expect(await found('https://www.shop.example/p/4?color=1', null, merchant)).toEqual(['ID-4'])
    expect(await found('https://www.shop.example/p/4?color=1', null, 'Nobody')).toEqual([])
  })

  it('find the listings that write a code in exactly this form', async () => {
    const all = await catalog.byCode('0000000000001', ['us', 'in', 'de'])
    expect(all.map(({ product }) => product.productId)).toEqual(['ID-3', 'ID-4', 'ID-5'])
    expect(await catalog.byCode('1', ['us', 'in', 'de'])).toEqual([])
  })
})
