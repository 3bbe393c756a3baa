import { describe, expect, it } from 'vitest'
import { sharedEngine } from '../../node.ts'
import { CODE, OXFORD, createRequester } from '../fixture.ts'

const PATHS = {
  search: '/products?countryCode=us&mode=full',
  'search, lite': '/products?countryCode=us',
  traits: `/products/${OXFORD}/traits?countryCode=us&mode=full`,
  lookup: `/products/lookup?countryCode=us&mode=full&url=${encodeURIComponent('https://www.northgate.example/men/shirts/p/48210?color=light-blue')}`,
  ean: `/insights/daas/productCodes/${CODE}?countryCode=us&mode=full`,
}
const usual = createRequester()
const hostile = createRequester({ scenario: () => 'hostile' })
const inCatalog = createRequester({ scenario: () => 'hostile', catalog: () => sharedEngine(300) })

type Thing = Record<string, unknown>
const search = async () => (await hostile(PATHS.search)).body as { productList: Thing[] }
const count = (text: string, part: string | RegExp) => text.split(part).length - 1

describe('the hostile catalog', () => {
  it.each(Object.entries(PATHS))('neither removes nor adds records in %s', async (_, path) => {
    const [plain, odd] = [(await usual(path)).text, (await hostile(path)).text]
    for (const part of ['"productId":', '"skuId":', '"merchantId":', '"name":', '"value":{']) {
      expect(count(odd, part)).toBe(count(plain, part))
    }
    expect(count(odd, /"(?:imageUrl|productUrl|merchantLogo|merchantProductUrl)":"/)).toBe(
      count(plain, /"(?:imageUrl|productUrl|merchantLogo|merchantProductUrl)":"/),
    )
  })

  it('puts every kind of address into address fields, including an https picture', async () => {
    const { text } = await inCatalog('/products?countryCode=us&limit=24&mode=full')
    const addresses = [
      ...text.matchAll(/"(?:imageUrl|productUrl)":("(?:[^"\\]|\\.)*")/g),
      ...text.matchAll(/"images":\[("(?:[^"\\]|\\.)*"),/g),
    ].map(([, quoted = '""']) => JSON.parse(quoted) as string)
    const kinds = addresses.map((address) => /^\s*(\w+\n?\w*:|\/\/)/.exec(address)?.[1])
    for (const kind of ['https:', 'javascript:', 'data:', 'vbscript:', '//', 'jAvAsCrIpT:']) {
      expect(kinds).toContain(kind)
    }
    const { text: ean } = await hostile(PATHS.ean)
    expect(ean).toMatch(/"merchantLogo":"(?:javascript|data|vbscript|\/\/|https:\/\/pictures)/)
    expect(ean).toMatch(
      /"merchantProductUrl":"(?:javascript|data|vbscript|\/\/|https:\/\/pictures)/,
    )
    expect(text).toContain('https://pictures.hostile.example/')
  })

  it('puts scripts, handlers, styles and forms into descriptions', async () => {
    const { productList } = await search()
    const description = String(productList[0]?.['description'])
    for (const part of [
      '<script>',
      'onclick=',
      '<style>',
      'style="',
      '<form',
      '<base',
      '<iframe',
    ]) {
      expect(description).toContain(part)
    }
  })

  it('gives a second record and a second variant the ids of the first', async () => {
    const [one, two, three] = (await search()).productList
    expect(two?.['productId']).toBe(one?.['productId'])
    expect(three?.['productId']).not.toBe(one?.['productId'])
    const { product } = (await hostile(PATHS.traits)).body as { product: { skuSet: Thing[] } }
    expect(product.skuSet[1]?.['skuId']).toBe(product.skuSet[0]?.['skuId'])
  })

  it('has titles that a spreadsheet reads as formulas, and one of 100,000 characters', async () => {
    const { text } = await hostile(PATHS.search)
    expect(text).toContain('"title":"=HYPERLINK(')
    expect(text).toMatch(/"title":"\+1/)
    expect(text).toMatch(/Überlang{0,1}.{99000}/)
    for (const path of [PATHS.traits, PATHS.lookup, PATHS.search]) {
      expect((await hostile(path)).text.length).toBeGreaterThan(100_000)
    }
  })

  it('alternates formulas so that one page of results has each', async () => {
    const { text } = await inCatalog('/products?countryCode=us&limit=24')
    for (const start of ['=HYPERLINK', '+1', '-2', '@SUM', '\\t=', '\\r=']) {
      expect(text).toContain(`"title":"${start}`)
    }
  })

  it('uses names of built-in object properties as keys and as values', async () => {
    const { text } = await hostile(PATHS.traits)
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect(text).toContain(`"${name}":`)
      expect(text).toContain(`:"${name}"`)
    }
  })

  it('has characters that reverse, hide and break text', async () => {
    const { text } = await hostile(PATHS.search)
    for (const part of ['\u202E', '\\u0000', '👨‍👩‍👧‍👦', '\\ud800']) expect(text).toContain(part)
  })

  it('has numbers that JSON.parse can’t represent', async () => {
    const { text, body } = await hostile(PATHS.search)
    expect(text).toMatch(/"ratingsCount":1e999[,}]/)
    expect(text).toMatch(/"categoryRank":-1e999[,}]/)
    expect(text).toMatch(/"trendingRank":9007199254740993[,}]/)
    expect(text).toMatch(/"inventoryQuantity":12345678901234567890123[,}]/)
    expect(text).not.toContain('raw:')
    expect(body).toMatchObject({ productList: expect.arrayContaining([]) as unknown })
  })

  it('repeats the same response and works with API variants', async () => {
    expect((await hostile(PATHS.search)).text).toBe((await hostile(PATHS.search)).text)
    const chosenVariants = [
      'facets-as-map',
      'pictures-as-url',
      'numbers-as-text',
      'missing-as-null',
    ]
    const request = createRequester({
      scenario: () => 'hostile',
      apiVariants: () => chosenVariants,
    })
    const { body, text } = await request(PATHS.search)
    expect(body).toMatchObject({ facets: { brand: { Marlowe: '2' } } })
    expect(text).toContain('"__proto__":')
  })
})
