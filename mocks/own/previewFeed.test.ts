import { describe, expect, it } from 'vitest'
import { feedOf } from './feedOf.ts'
import { previewFeed } from './previewFeed.ts'

const GOOGLE = [
  'id\ttitle\tdescription\tlink\timage_link\tprice\tsale_price\tavailability\tbrand\tgtin\tproduct_type\tcolor\tsize\titem_group_id',
  'A1\tOxford shirt\tSoft\thttps://www.northgate.example/a1\thttps://img.example/a1.jpg\t20.00 USD\t12.50 USD\tin stock\tMarlowe\t0041250500735\tApparel > Shirts > Casual\tBlue\tM\tG1',
  'A2\tPolo\tSoft\thttps://www.northgate.example/a2\thttps://img.example/a2.jpg\t20.00 USD\t\tout of stock\tMarlowe\t41250500735\t212\tRed\tL\tG1',
].join('\n')

const utf16 = (text: string, isLittle: boolean, mark: boolean): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer((text.length + (mark ? 1 : 0)) * 2))
  const whole = mark ? `\uFEFF${text}` : text
  for (let at = 0; at < whole.length; at += 1) {
    bytes.setUint16(at * 2, whole.charCodeAt(at), isLittle)
  }
  return new Uint8Array(bytes.buffer)
}

describe('the guess of how a file is read', () => {
  it('knows a Google Merchant Center feed by its names', async () => {
    const { reading, problem, rows, columns } = await previewFeed(feedOf(GOOGLE))
    expect(problem).toBeNull()
    expect(reading).toMatchObject({
      format: 'table',
      encoding: 'utf-8',
      separator: '\t',
      country: 'us',
      merchant: 'northgate.example',
    })
    expect(reading.columns).toMatchObject({
      id: 'id',
      title: 'title',
      price: 'price',
      offerPrice: 'sale_price',
      code: 'gtin',
      categoryPath: 'product_type',
      imageUrl: 'image_link',
    })
    expect(rows.map(({ offerPrice, code }) => [offerPrice, code])).toEqual([
      [12.5, '0041250500735'],
      [20, '41250500735'],
    ])
    expect(columns[1]).toEqual({ name: 'title', samples: ['Oxford shirt', 'Polo'] })
  })

  it('tells the MRP that the specification calls salePrice from a sale price', async () => {
    const table = 'title,offerPrice,salePrice\nA,8,10\n'
    const { reading } = await previewFeed(feedOf(table))
    expect(reading.columns).toMatchObject({ offerPrice: 'offerPrice', salePrice: 'salePrice' })
  })

  it.each([
    [
      'German',
      'Artikelnummer;Bezeichnung;Händler;Marke;EAN-Nummer;Preis;Streichpreis;Kategorie;Bild;Größe;Verfügbarkeit',
    ],
    [
      'French',
      'Référence;Libellé;Enseigne;Marque;Code-barres;Prix;Prix barré;Catégorie;Lien image;Taille;Disponibilité',
    ],
    [
      'Spanish',
      'Referencia;Nombre;Tienda;Marca;Código de barras;Precio;Precio tachado;Categoría;Imagen;Talla;Disponibilidad',
    ],
  ])('knows the names of columns in %s', async (_language, head) => {
    const names = head.split(';')
    const { reading } = await previewFeed(feedOf(`${head}\n${names.map(() => 'x').join(';')}\n`))
    const fields = [
      'id',
      'title',
      'merchant',
      'brand',
      'code',
      'price',
      'salePrice',
      'category',
      'imageUrl',
      'size',
      'availability',
    ]
    expect(reading.columns).toEqual(
      Object.fromEntries(fields.map((field, at) => [field, names[at]])),
    )
  })

  it('takes an Artikel for a number or a title, as its values are', async () => {
    const columnsOf = async (table: string) => (await previewFeed(feedOf(table))).reading.columns
    expect(await columnsOf('Artikel;Preis\nHaferdrink Natur;3\nKnäcke 250 g;4\n')).toMatchObject({
      title: 'Artikel',
    })
    expect(await columnsOf('Artikel;Bezeichnung\nA-1;Haferdrink\n')).toMatchObject({
      id: 'Artikel',
      title: 'Bezeichnung',
    })
  })

  it('finds codes, pictures and addresses by their values', async () => {
    const table =
      'Bezeichnung;Titel;A;B\n4006381333931;Stift;https://shop.example/1;https://shop.example/1.jpg\n'
    const { reading } = await previewFeed(feedOf(table))
    expect(reading.separator).toBe(';')
    expect(reading.columns).toMatchObject({
      code: 'Bezeichnung',
      title: 'Titel',
      productUrl: 'A',
      imageUrl: 'B',
    })
  })

  it('knows the encodings by their marks and by what can’t be another', async () => {
    const table = 'title,price,country,merchant\nCafé Döner,3,de,Petra\n'
    const cases: [Uint8Array, string][] = [
      [new TextEncoder().encode(`\uFEFF${table}`), 'utf-8'],
      [utf16(table, true, true), 'utf-16le'],
      [utf16(table, false, true), 'utf-16be'],
      [utf16(table, true, false), 'utf-16le'],
      [Uint8Array.from(table, (letter) => letter.charCodeAt(0)), 'windows-1252'],
    ]
    for (const [bytes, encoding] of cases) {
      const { reading, rows } = await previewFeed(feedOf(bytes, { size: 7 }))
      expect(reading.encoding).toBe(encoding)
      expect(rows[0]?.title).toBe('Café Döner')
    }
  })

  it('takes what is given before what it would guess, and says what is garbled by it', async () => {
    const bytes = Uint8Array.from('title,price\nCafé,3\n', (letter) => letter.charCodeAt(0))
    const given = { encoding: 'utf-8', country: 'de', merchant: 'Petra' }
    const { reading, rows } = await previewFeed(feedOf(bytes), given)
    expect(reading).toMatchObject(given)
    expect(rows[0]?.problems.map(({ says, isSkipped }) => [says, isSkipped])).toEqual([
      ['Holds characters that are not of this encoding', false],
    ])
  })

  it('reads the encoding that an XML file declares', async () => {
    const xml =
      '<?xml version="1.0" encoding="ISO-8859-1"?><rss><channel><item><title>Café</title><price>3 EUR</price><link>https://petra.de/1</link></item></channel></rss>'
    const bytes = Uint8Array.from(xml, (letter) => letter.charCodeAt(0))
    const { rows, reading, problem } = await previewFeed(feedOf(bytes))
    expect([problem, reading.format, reading.country]).toEqual([null, 'rss', 'de'])
    expect(rows[0]).toMatchObject({ title: 'Café', offerPrice: 3, merchant: 'petra.de' })
  })
})

describe('a file that can’t be read as it is', () => {
  const problemOf = async (content: string | Uint8Array, given = {}) =>
    (await previewFeed(feedOf(content), given)).problem

  it('is told from text, whatever it is', async () => {
    expect(await problemOf('')).toBe('This file is empty.')
    expect(await problemOf('PK\u0003\u0004 and more')).toMatch(/Excel workbook. Save it as CSV/)
    expect(await problemOf('%PDF-1.7')).toMatch(/a PDF/)
    const picture = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3, 0, 0, 0)
    expect(await problemOf(picture)).toBe('This file is a picture.')
    const noise = Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919 + (at >> 3)) % 256)
    expect(await problemOf(noise)).toMatch(/This file is no text/)
  })

  it('says what is missing: a head, a title, a country, a merchant, rows', async () => {
    expect(await problemOf('1,Shirt,9.99\n2,Polo,8.99\n')).toMatch(/first row seems to be data/)
    expect(await problemOf('id,price\n1,3\n')).toBe('Say which column holds the title.')
    expect(await problemOf('title,price\nA,3\n')).toBe('Say which country the prices are of.')
    const noMerchant = { country: 'us', merchant: ' ' }
    expect(await problemOf('title,price\nA,3\n', noMerchant)).toBe('Say whose offers these are.')
    expect(await problemOf('title,price\n')).toBe('No row was found in this file.')
    expect(await problemOf('{"name":1}\n')).toBe(
      'None of the first rows can be read. Row 1: Has no title.',
    )
  })
})
