import { describe, expect, it } from 'vitest'
import { OXFORD, createRequester } from './fixture.ts'

const get = createRequester()
const URL_OF_TWO = 'https://www.northgate.example/men/shirts/p/48210?color=light-blue'

const lookup = async (url: string, rest = '') => {
  const { body } = await get(
    `/products/lookup?countryCode=us&url=${encodeURIComponent(url)}${rest}`,
  )
  return (body as Record<string, unknown>[]).map((record) => record['productId'])
}

describe('lookup (§4.2)', () => {
  it('returns every record of an address as an array', async () => {
    expect(await lookup(URL_OF_TWO)).toEqual([OXFORD, '1000000000000000000000000000000A'])
  })

  it('returns lite fields by default and full ones in full mode', async () => {
    const path = `/products/lookup?countryCode=us&url=${encodeURIComponent(URL_OF_TWO)}`
    const [lite] = (await get(path)).body as Record<string, unknown>[]
    expect(
      Object.keys(lite ?? {})
        .toSorted()
        .join(' '),
    ).toBe(
      'active category categoryRank changed discount division extAttributes imageUrl lastChangedTime merchant newArrival offerPrice productId productUrl salePrice seoTitle title trendingRank trueDiscount',
    )
    const [full] = (await get(`${path}&mode=full`)).body as Record<string, unknown>[]
    expect(full).toHaveProperty('brand', 'Marlowe')
    expect(full).not.toHaveProperty('merchantProductId')
    expect(full).not.toHaveProperty('skuSet[0].hasAltUrl')
  })

  it('returns an empty list for an unknown address, other text and other countries', async () => {
    expect(await lookup('https://www.northgate.example/nothing')).toEqual([])
    expect(await lookup('not an address <script>')).toEqual([])
    const elsewhere = await get(
      `/products/lookup?countryCode=in&url=${encodeURIComponent(URL_OF_TWO)}`,
    )
    expect(elsewhere.response.status).toBe(200)
    expect(elsewhere.body).toEqual([])
  })

  it('ignores tracking parameters only if strict is false', async () => {
    const tracked = `${URL_OF_TWO}&utm_source=mail&gclid=1`
    expect(await lookup(tracked)).toEqual([])
    expect(await lookup(tracked, '&strict=true')).toEqual([])
    expect(await lookup(tracked, '&strict=false')).toHaveLength(2)
  })

  it('ignores protocol and www unless strict is true', async () => {
    const bare = URL_OF_TWO.replace('https://www.', 'http://')
    expect(await lookup(bare)).toHaveLength(2)
    expect(await lookup(bare, '&strict=true')).toEqual([])
    expect(await lookup(URL_OF_TWO, '&strict=true')).toHaveLength(2)
  })

  it('restricts to a merchant by id or name', async () => {
    expect(await lookup(URL_OF_TWO, '&merchant=northgate')).toEqual([OXFORD])
    expect(await lookup(URL_OF_TWO, '&merchant=Northgate')).toEqual([OXFORD])
    expect(await lookup(URL_OF_TWO, '&merchant=nobody')).toEqual([])
  })

  it('answers 400 without an address or country, and for another value of strict', async () => {
    expect((await get('/products/lookup?countryCode=us')).response.status).toBe(400)
    expect((await get('/products/lookup?url=x')).response.status).toBe(400)
    expect((await get('/products/lookup?countryCode=us&url=x&strict=maybe')).response.status).toBe(
      400,
    )
  })
})
