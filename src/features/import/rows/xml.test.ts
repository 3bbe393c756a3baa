import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { importCase } from '@test/importCases.ts'
import { findRepeatingElement, createXmlReader, type XmlOptions, type XmlRow } from './xml.ts'

function read(pieces: readonly string[], options?: XmlOptions) {
  const rows: XmlRow[] = []
  const reader = createXmlReader((row) => rows.push(row), options)
  for (const piece of pieces) reader.write(piece)
  const cut = reader.end()
  return { rows, cut }
}
const cellsOf = (text: string) =>
  read([text]).rows.map((row) => ('cells' in row ? Object.fromEntries(row.cells) : row.problem))

const cutAt = (text: string, places: readonly number[]): string[] => {
  const sorted = places.map((index) => index % (text.length + 1)).toSorted((a, b) => a - b)
  return [...sorted, text.length].map((end, at) => text.slice(sorted[at - 1] ?? 0, end))
}

const rss = (items: string) =>
  `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title>${items}</channel></rss>`

describe('the element that forms a row', () => {
  const times = (count: number, element: string) => element.repeat(count)
  it.each<[feed: string, text: string, path: string | null]>([
    ['RSS', rss(times(3, '<item><title>A</title></item>')), 'rss/channel/item'],
    ['RSS with one item', rss('<item><title>A</title></item>'), 'rss/channel/item'],
    [
      'Atom',
      `<feed><title>Shop</title><link/><author><name>B</name><uri>c</uri></author>${times(2, '<entry><id>1</id><title>A</title></entry>')}</feed>`,
      'feed/entry',
    ],
    [
      'RSS 1.0',
      `<rdf:RDF><channel><title>S</title><link>x</link></channel>${times(2, '<item><title>A</title><link>b</link></item>')}</rdf:RDF>`,
      'rdf:RDF/item',
    ],
    [
      'Heureka',
      `<SHOP>${times(2, '<SHOPITEM><ITEM_ID>1</ITEM_ID><PARAM><PARAM_NAME>a</PARAM_NAME><VAL>b</VAL></PARAM><PARAM><PARAM_NAME>a</PARAM_NAME><VAL>b</VAL></PARAM></SHOPITEM>')}</SHOP>`,
      'SHOP/SHOPITEM',
    ],
    [
      'one product with several properties',
      '<SHOP><SHOPITEM><EAN>1</EAN><PARAM><N>a</N><V>b</V></PARAM><PARAM><N>a</N><V>b</V></PARAM></SHOPITEM></SHOP>',
      'SHOP/SHOPITEM',
    ],
    [
      'Yandex (YML)',
      `<yml_catalog><shop><name>S</name><url>u</url><company>c</company><currencies><currency id="RUR" rate="1"/><currency id="USD" rate="80"/></currencies><categories>${times(9, '<category id="1" parentId="2">x</category>')}</categories><offers>${times(2, '<offer id="1" available="true"><url>u</url><price>1</price></offer>')}</offers></shop></yml_catalog>`,
      'yml_catalog/shop/offers/offer',
    ],
    [
      'Ceneo',
      `<offers><group name="other">${times(2, '<o id="1" url="u" price="1"><name>A</name><attrs><a name="EAN">1</a></attrs></o>')}</group></offers>`,
      'offers/group/o',
    ],
    [
      'an ERP feed with unusual element names',
      `<Katalog><Stand>2026</Stand><Waren>${times(3, '<Ware><Nr>1</Nr><Preis>2</Preis><Bild><Pfad>a</Pfad><Art>b</Art></Bild><Bild><Pfad>a</Pfad><Art>b</Art></Bild></Ware>')}</Waren></Katalog>`,
      'Katalog/Waren/Ware',
    ],
    [
      'products in categories',
      `<shop>${times(2, `<category><name>C</name>${times(4, '<Produkt><ean>1</ean><cena>2</cena></Produkt>')}</category>`)}</shop>`,
      'shop/category/Produkt',
    ],
    [
      'unusually named products in groups with attributes',
      `<Lager>${times(2, `<Gruppe nr="1" name="x" ort="y">${times(4, '<Stueck a="1" b="2" c="3" d="4" e="5"/>')}</Gruppe>`)}</Lager>`,
      'Lager/Gruppe/Stueck',
    ],
    [
      'products with several variants each',
      `<catalog>${times(2, `<product><title>A</title><variants>${times(9, '<variant><ean>1</ean><price>2</price></variant>')}</variants></product>`)}</catalog>`,
      'catalog/product',
    ],
    [
      'rows whose values are attributes',
      `<resultset>${times(3, '<r ean="1" price="2"/>')}</resultset>`,
      'resultset/r',
    ],
    [
      'a database export',
      `<r>${times(2, '<row><field name="ean">1</field><field name="b">2</field></row>')}</r>`,
      'r/row',
    ],
    ['a list of codes', `<eans>${times(3, '<ean>2049811701377</ean>')}</eans>`, 'eans/ean'],
    [
      'the truncated beginning of a feed',
      rss(times(3, '<item><title>A</title></item>')).slice(0, -40),
      'rss/channel/item',
    ],
    ['XML without rows (none)', '<shop><name>S</name></shop>', null],
    ['text that isn’t XML (none)', 'EAN;Price', null],
  ])('of %s is found', (_feed, text, path) => {
    expect(findRepeatingElement(text)).toBe(path)
  })
})

describe('the cells of a row', () => {
  it('use Google’s fields before the feed’s own', () => {
    expect(
      cellsOf(
        rss(
          '<item><title>Plain</title><g:title>Oxford &amp; Co</g:title><g:price>12.50 USD</g:price><g:shipping><g:country>US</g:country><g:price>3 USD</g:price></g:shipping><g:additional_image_link>https://a.example/1</g:additional_image_link><g:additional_image_link>https://a.example/2</g:additional_image_link><description><![CDATA[<p>Soft & warm</p>]]></description></item>',
        ),
      ),
    ).toEqual([
      {
        title: 'Oxford & Co',
        price: '12.50 USD',
        'shipping.country': 'US',
        'shipping.price': '3 USD',
        additional_image_link: 'https://a.example/1\nhttps://a.example/2',
        description: '<p>Soft & warm</p>',
      },
    ])
  })

  const item = (inside: string) => `<items><item>${inside}</item><item><x>1</x></item></items>`
  it.each<[what: string, inside: string, cells: Record<string, string>]>([
    [
      'the attributes of child elements',
      '<price currency="EUR">5</price>',
      { price: '5', 'price@currency': 'EUR' },
    ],
    [
      'a shipping price under its own name',
      '<shipping><price>4</price></shipping>',
      { 'shipping.price': '4' },
    ],
    [
      'unprefixed elements before prefixed ones',
      '<media:title>B</media:title><title>A</title><dc:creator>C</dc:creator>',
      { title: 'A', creator: 'C' },
    ],
    [
      'a URL from an attribute',
      '<image url="https://a.example/1"/><link href="u"/>',
      { image: 'https://a.example/1', link: 'u' },
    ],
    [
      'properties from elements for name and value',
      '<PARAM><PARAM_NAME>Size</PARAM_NAME><VAL>S</VAL></PARAM><PARAM><PARAM_NAME>Color</PARAM_NAME><VAL>red</VAL></PARAM>',
      { Size: 'S', Color: 'red' },
    ],
    [
      'the product details of a Google feed',
      '<g:product_detail><g:section_name>General</g:section_name><g:attribute_name>Material</g:attribute_name><g:attribute_value>Linen</g:attribute_value></g:product_detail>',
      { Material: 'Linen' },
    ],
    [
      'properties named by an attribute',
      '<param name="EAN">1</param><attribute name="Size" value="M"/>',
      { EAN: '1', Size: 'M' },
    ],
    [
      'properties in a group',
      '<attrs><a name="EAN">1</a><a name="Producent">Marlowe</a></attrs>',
      { EAN: '1', Producent: 'Marlowe' },
    ],
    [
      'properties in a list of groups',
      '<specs><spec><name>Size</name><value>S</value></spec><spec><name>Color</name><value>red</value></spec></specs>',
      { Size: 'S', Color: 'red' },
    ],
    [
      'repeated elements of a group',
      '<imgs><main url="a"/><i url="b"/><i url="c"/></imgs>',
      { 'imgs.main': 'a', 'imgs.i': 'b\nc' },
    ],
    [
      'the codes and prices of variants',
      '<price>9</price><variants><variant><ean>1</ean><price>5</price></variant><variant><ean>2</ean><price>6</price></variant></variants>',
      { price: '9', ean: '1\n2', 'variant.price': '5\n6' },
    ],
    [
      'the text of unescaped markup',
      '<description>Soft <b>and</b> warm</description>',
      { description: 'Soft warm and' },
    ],
    ['the text of several paragraphs', '<text><p>One</p><p>Two</p></text>', { text: 'One Two' }],
    [
      'names that every JavaScript object inherits',
      '<__proto__>x</__proto__><constructor>y</constructor>',
      { ['__proto__']: 'x', constructor: 'y' },
    ],
  ])('have %s', (_what, inside, cells) => {
    expect(read([item(inside)]).rows[0]).toEqual({ line: 1, cells: new Map(Object.entries(cells)) })
  })

  it('include the row’s attributes, unless a child has the same name', () => {
    const text =
      '<s><offer id="7" available="true"><price>1</price></offer><offer id="8"><id>9</id></offer></s>'
    expect(cellsOf(text)).toEqual([{ id: '7', available: 'true', price: '1' }, { id: '9' }])
  })

  it('of an Atom entry use the link to its own page', () => {
    expect(
      cellsOf(
        '<feed xmlns="http://www.w3.org/2005/Atom"><title>Shop</title><entry><title>A</title><link rel="self" href="https://a.example/self"/><link href="https://a.example/p"/><id>1</id></entry></feed>',
      ),
    ).toEqual([{ title: 'A', link: 'https://a.example/p', id: '1' }])
  })

  it('recognise Google’s names by their namespace, whatever the prefix', () => {
    expect(
      cellsOf(
        '<rss xmlns:x="http://base.google.com/ns/1.0"><channel><item><title>Plain</title><x:title>Better</x:title></item></channel></rss>',
      ),
    ).toEqual([{ title: 'Better' }])
  })

  it('are the row’s text if it has nothing else', () => {
    expect(cellsOf('<eans><ean>1</ean><ean>2</ean></eans>')).toEqual([{ ean: '1' }, { ean: '2' }])
  })
})

describe('a malformed XML feed', () => {
  it('gets no custom entity expanded, and unknown names stay as text', () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>`
    expect(
      cellsOf(
        `${bomb}<rss><channel><item><title>&b;&x;&nbsp;&lt;b&gt;&#65;</title></item></channel></rss>`,
      ),
    ).toEqual([{ title: '&b;&x;&nbsp;<b>A' }])
  })

  it('can have an ampersand that begins no entity', () => {
    expect(
      cellsOf(rss('<item><title>A & B &amp C; &#38;</title><x><![CDATA[D & E &]]></x></item>')),
    ).toEqual([{ title: 'A & B &amp C; &', x: 'D & E &' }])
  })

  it('returns its complete items if it ends early, and says so', () => {
    const { rows, cut } = read([rss('<item><title>A</title></item><item><title>B').slice(0, -26)])
    expect(rows).toEqual([{ line: 1, cells: new Map([['title', 'A']]) }])
    expect(cut).toBe('The file ends before its last element is closed.')
  })

  it('says which item is not well-formed, and continues with the next', () => {
    expect(cellsOf(rss('<item><title a>A</title></item><item><title>C</title></item>'))).toEqual([
      expect.stringMatching(/^is not well-formed XML/),
      { title: 'C' },
    ])
  })

  it('skips a row of 10 MB', () => {
    const long = 'x'.repeat(10_000_000)
    expect(
      cellsOf(rss(`<item><title>${long}</title></item><item><title>B</title></item>`)),
    ).toEqual(['is longer than 1,000,000 characters', { title: 'B' }])
  })

  it('skips a row of 20,000 elements', () => {
    const tags = Array.from({ length: 20_000 }, (_, at) => `<t${at}>1</t${at}>`).join('')
    expect(cellsOf(rss(`<item>${tags}</item><item><title>B</title></item>`))).toEqual([
      'has more than 500 columns',
      { title: 'B' },
    ])
  })

  it('stops at a text without an end, and names the last complete row', () => {
    const begin = rss('<item><title>A</title></item>').replace('</channel></rss>', '')
    const pieces = Array.from({ length: 40 }, () => 'x'.repeat(10_000))
    const { rows, cut } = read([begin, ...pieces], {
      element: 'rss/channel/item',
      longestText: 100_000,
    })
    expect(cut).toBe('The text after row 1 is one text without an end.')
    expect(rows).toHaveLength(1)
    expect(read(['<<<'.repeat(1000)]).cut).toBe('The file is not XML.')
  })

  it('gives the same rows in pieces of any size', () => {
    const crowded = fc
      .array(
        fc.constantFrom(
          ...'a"<>&;é綿 :/'.split(''),
          '<item>',
          '</item>',
          '<g:price>',
          '</g:price>',
          '<![CDATA[',
          ']]>',
          '&amp;',
        ),
        { maxLength: 60 },
      )
      .map((parts) => parts.join(''))
    const head = '<rss><channel><item><title>A</title>'
    fc.assert(
      fc.property(crowded, fc.array(fc.nat(), { maxLength: 8 }), (tail, places) => {
        const text = head + tail
        expect(read(cutAt(text, places))).toEqual(read([text]))
        expect(read(text.split(''))).toEqual(read([text]))
      }),
      { numRuns: 250, seed: 6 },
    )
  })
})

describe('feeds as shops write them', () => {
  it.each<[file: string, rows: Record<string, string>[]]>([
    [
      'feeds/shopitem.xml',
      [
        {
          ITEM_ID: '1',
          PRODUCTNAME: 'Oxford shirt S',
          PRICE_VAT: '1 299,00',
          EAN: '2049811701377',
          Size: 'S',
        },
        { ITEM_ID: '2', PRODUCTNAME: 'Oxford shirt M', PRICE_VAT: '1299', EAN: '2049811702749' },
      ],
    ],
    [
      'guards/google-feed.xml',
      [
        {
          id: '1',
          title: 'Salt & Pepper A & B',
          price: '10.00 USD',
          gtin: '9521318898338',
          link: 'https://a.example/p?x=1&y=2',
        },
      ],
    ],
    [
      'feeds/google-feed-in-euros.xml',
      [
        {
          id: 'OX-S',
          title: 'Oxford shirt – S & more',
          price: '59.00 EUR',
          sale_price: '47.90 EUR',
          gtin: '2049812057572',
          'shipping.price': '4.90 EUR',
        },
        { id: 'PO-M', price: '1.299,00 EUR' },
        { id: 'CO-L', price: 'EUR 1 299.00' },
        { id: 'SO', price: '0 EUR' },
      ],
    ],
    [
      'encodings/escaped-twice.xml',
      [
        { title: 'Salt &amp; Pepper Mill', product_type: 'Kitchen &gt; Mills' },
        { title: 'Men&#39;s Shirt', brand: 'Marlowe &amp; Co' },
        { title: 'Jug 1&frac12; l &ndash; blue' },
      ],
    ],
  ])('%s is read', (file, rows) => {
    const found = cellsOf(importCase(file).text())
    expect(found).toMatchObject(rows)
    expect(found).toHaveLength(rows.length)
  })
})
