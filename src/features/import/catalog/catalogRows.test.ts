import { describe, expect, it } from 'vitest'
import { usualContext } from '@/features/import/readImport.ts'
import { textSource } from '@/features/import/source.ts'
import { catalogPreview, readCatalog } from './readCatalog.ts'

type Read = {
  records: { row: number; country: string; product: Record<string, unknown>; facets: unknown }[]
  message: string[]
}

const context = { ...usualContext, country: 'us', merchant: 'Northgate' }

/** What the demo service receives from a table. */
async function read(text: string, now = 0): Promise<Read> {
  const found: Read = { records: [], message: [] }
  for await (const piece of readCatalog(textSource('feed.csv', text), {}, { ...context, now })) {
    if (piece.kind === 'end') continue
    for (const line of piece.records.split('\n')) {
      if (line !== '') found.records.push(JSON.parse(line) as Read['records'][number])
    }
    for (const { row, message } of piece.problems) found.message.push(`${row}: ${message}`)
  }
  return found
}

const products = async (text: string, now = 0) =>
  (await read(text, now)).records.map(({ product }) => product)
const skuOf = (product: Record<string, unknown> | undefined) =>
  (product?.['skuSet'] as Record<string, unknown>[] | undefined)?.[0]

const EAN = '2049811842247'
const OTHER = '2049811763054'

describe('a row of a catalog', () => {
  it('becomes a record with the field names of the specification', async () => {
    const { records } = await read(
      `id,title,brand,price,mrp,gtin,link,image_link,availability,product_type,size,color,material,gender\nA-1,Oxford shirt,Marlowe,8.00 USD,10.00 USD,${EAN},https://a.example/1,https://a.example/1.jpg,in stock,Apparel > Shirts > Casual,M,Blue,Cotton,male`,
    )
    expect(records[0]).toMatchObject({
      row: 2,
      country: 'us',
      product: {
        title: 'Oxford shirt',
        merchant: 'Northgate',
        merchantProductId: 'A-1',
        brand: 'Marlowe',
        brandName: 'Marlowe',
        offerPrice: 8,
        salePrice: 10,
        discount: 20,
        trueDiscount: 20,
        active: true,
        productUrl: 'https://a.example/1',
        imageUrl: 'https://a.example/1.jpg',
        breadCrumb: 'Apparel/Shirts/Casual',
        division: 'Apparel',
        category: 'Shirts',
        subCategory: 'Casual',
        articleType: 'Casual',
        gender: 'male',
      },
      facets: { primaryColor: 'Blue', fabric: 'Cotton', size: ['M'] },
    })
    expect(skuOf(records[0]?.product)).toEqual({
      skuId: 'A-1',
      ean: EAN,
      available: true,
      offerPrice: 8,
      salePrice: 10,
      attributes: { size: 'M', color: 'Blue' },
    })
  })

  it('leaves out values that the file does not state, instead of guessing them', async () => {
    const [product] = await products(`id,title,gtin\n1,A,${EAN}`)
    expect(Object.keys(product ?? {}).toSorted()).toEqual([
      'merchant',
      'merchantProductId',
      'productId',
      'skuSet',
      'title',
    ])
    expect(skuOf(product)).toEqual({ skuId: '1', ean: EAN })
  })

  it('has the levels of a category path, even if the column is called a category', async () => {
    const found = await products(
      'Titel;Kategorie;Preis\nHemd;Bekleidung > Hemden;3\nHose;Herren/Hosen;4',
    )
    expect(found).toMatchObject([
      { division: 'Bekleidung', category: 'Hemden', breadCrumb: 'Bekleidung/Hemden' },
      { category: 'Herren/Hosen' },
    ])
  })

  it('has an ID that is the same at every import, made from the merchant’s ID', async () => {
    const first = await products('id,title,price\n1,Shirt,3\n2,Polo,4')
    const again = await products('title,id,price\nPolo (new),2,5')
    expect(first[1]?.['productId']).toMatch(/^[0-9A-F]{32}$/)
    expect(again[0]?.['productId']).toBe(first[1]?.['productId'])
  })

  it('has a sale price as its offer price while it is valid, otherwise the regular price', async () => {
    const table =
      'title,price,sale_price,sale_price_effective_date\nA,20 USD,15 USD,2026-02-24T11:07+0100/2026-02-28T23:07+0100\nB,20 USD,15 USD,\nC,20 USD,,2026-02-24/2026-02-28'
    const pricesAt = async (day: string) =>
      (await products(table, Date.parse(day))).map(({ offerPrice, salePrice }) => [
        offerPrice,
        salePrice,
      ])
    expect(await pricesAt('2026-02-26')).toEqual([
      [15, 20],
      [15, 20],
      [20, undefined],
    ])
    expect(await pricesAt('2026-03-01')).toEqual([
      [20, undefined],
      [15, 20],
      [20, undefined],
    ])
  })

  it('has the sale price as MRP if there is an offer price beside it (§2.1)', async () => {
    const [product] = await products('title,offerPrice,salePrice\nA,8,10')
    expect(product).toMatchObject({ offerPrice: 8, salePrice: 10, discount: 20 })
  })

  it('has a SKU for each code', async () => {
    const [product] = await products(`id,title,gtin\n1,A,${EAN} ${OTHER}`)
    expect(product?.['skuSet']).toEqual([
      { skuId: EAN, ean: EAN },
      { skuId: OTHER, ean: OTHER },
    ])
  })

  it('stores columns without a role as attributes, and fields of the record by their names', async () => {
    const [first, second] = await products(
      'id,title,price,Season,Category rank,New arrival,Last changed (UTC),changed\n1,A,3,AW26,7,yes,2026-02-03 17:40:00,yesterday\n2,B,3,,,,,',
    )
    expect(first).toMatchObject({
      extAttributes: { Season: 'AW26', changed: 'yesterday' },
      categoryRank: 7,
      newArrival: true,
      lastChangedTime: Date.UTC(2026, 1, 3, 17, 40),
    })
    expect(second).not.toHaveProperty('extAttributes')
    expect(second).not.toHaveProperty('categoryRank')
  })

  it('stores attributes with names such as “constructor” without loss', async () => {
    const [product] = await products('id,title,price,__proto__,constructor\n1,A,2,x,y')
    expect(Object.entries(Object(product?.['extAttributes']) as object)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ])
  })

  it('has several pictures from one cell, the main one first', async () => {
    const [product] = await products(
      'id,title,price,image,additional_image_link\n1,A,3,"https://a.example/1.jpg, https://a.example/2.jpg",https://a.example/3.jpg',
    )
    expect(product).toMatchObject({
      imageUrl: 'https://a.example/1.jpg',
      images: ['https://a.example/2.jpg', 'https://a.example/3.jpg'],
    })
  })

  it('is left out, or imported without a value, with a message that says why', async () => {
    const { records, message } = await read(
      `id,title,price,gtin\n1,A,gratis,${EAN}\n2,,3,${OTHER}\n1,A,3,${EAN}\n3,C,3,4.00638E+12`,
    )
    expect(records.map(({ row }) => row)).toEqual([2, 5])
    expect(message).toEqual([
      '2: Price: “gratis” isn’t a price.',
      '3: It has no title.',
      '4: It is the same product as line 2, which is used.',
      expect.stringMatching(/^5: .*digits are lost/) as string,
    ])
  })
})

describe('rows of one product', () => {
  const SHOPIFY = `Handle,Title,Body (HTML),Vendor,Type,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src
oxford,Oxford shirt,<p>Cotton</p>,Marlowe,Shirts,S,OX-S,4,39.90,'${EAN},https://a.example/ox.jpg
oxford,,,,,M,OX-M,0,39.90,'${OTHER},
oxford,,,,,,,,,,https://a.example/ox-back.jpg
cap,Cap,<p>Wool</p>,Fairhaven,Caps,Default Title,CAP,2,9.90,,`

  it('are separate listings, with the title, brand and text of the first row', async () => {
    const { records, message } = await read(SHOPIFY)
    expect(
      records.map(({ row, product }) => [
        row,
        product['title'],
        product['brand'],
        product['active'],
      ]),
    ).toEqual([
      [2, 'Oxford shirt', 'Marlowe', true],
      [3, 'Oxford shirt', 'Marlowe', false],
      [5, 'Cap', 'Fairhaven', true],
    ])
    expect(records[1]?.product).toMatchObject({
      description: '<p>Cotton</p>',
      articleType: 'Shirts',
      imageUrl: 'https://a.example/ox.jpg',
    })
    expect(records.map(({ facets }) => facets)).toEqual([{ size: ['S'] }, { size: ['M'] }, {}])
    expect(message).toEqual(['4: Another picture of Oxford shirt.'])
  })

  it('get the brand of their parent even if each has its own title', async () => {
    const WOO = `ID,Type,SKU,Name,In stock?,Sale price,Regular price,Categories,Brands,Parent
1,variable,POLO,Polo,1,,,Shirts,Marlowe,
2,variation,POLO-S,Polo - S,1,,29.50,,,POLO`
    const found = await products(WOO)
    expect(found.at(-1)).toMatchObject({ title: 'Polo - S', brand: 'Marlowe' })
  })
})

describe('the country of a catalog', () => {
  const countryOf = async (text: string, country: string | null = 'us') => {
    const reading = await catalogPreview(textSource('feed.csv', text), {}, { ...context, country })
    if (reading.kind === 'refused') throw new Error(reading.message)
    return {
      country: reading.defaults?.country,
      questions: reading.questions.map(({ key }) => key),
      rows: reading.rows.map((row) => row.country),
    }
  }

  it.each([
    [
      'by the country column of the file',
      'title,price,country\nA,3,Germany\nB,4,at',
      ['de', 'at'],
      [],
    ],
    ['by the current page if the file names no country', 'title,price\nA,3\nB,4', ['us', 'us'], []],
    [
      'by the domain of the product URLs',
      'title,price,link\nA,3,https://shop.de/1\nB,4,https://shop.de/2',
      ['de', 'de'],
      [],
    ],
    [
      'by the current page if its currency fits',
      'title,price\nA,3.00 USD\nB,4.00 USD',
      ['us', 'us'],
      [],
    ],
    [
      'by a question if the page’s currency doesn’t fit',
      'title,price\nA,3 EUR\nB,4 EUR',
      ['', ''],
      ['country'],
    ],
  ])('is determined: %s', async (_, text, rows, questions) => {
    expect(await countryOf(text)).toMatchObject({ rows, questions })
  })

  it('is the country of its currency if no page is open', async () => {
    expect(await countryOf('title,price\nA,3.00 PLN\nB,4.00 PLN', null)).toMatchObject({
      country: 'pl',
      questions: [],
    })
  })
})

describe('the description of a product', () => {
  it.each([
    ['id,title,description,price', 'before its price'],
    ['id,description,title,price', 'before its title'],
    ['id,Name,Beschreibung,price', 'in German'],
  ])('is not used as its title: %s', async (heading) => {
    const at = heading.split(',').findIndex((name) => /descr|besch/i.test(name))
    const cells = ['1', 'Shirt', 'Shirt', '3'].map((cell, index) =>
      index === at ? 'Soft cotton.' : cell,
    )
    const [product] = await products(`${heading}\n${cells.join(',')}`)
    expect(product).toMatchObject({ title: 'Shirt', description: 'Soft cotton.' })
  })

  it('is used as the title in a list without titles', async () => {
    const [product] = await products(`EAN,Description,Price\n${EAN},Oxford shirt,3`)
    expect(product).toMatchObject({ title: 'Oxford shirt' })
    expect(product).not.toHaveProperty('description')
  })
})
