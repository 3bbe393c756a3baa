import { expect, it } from 'vitest'
import type { FeedRow } from '../feed.ts'
import { xmlReader } from './xmlReader.ts'

const readXml = (text: string) => {
  const rows: FeedRow[] = []
  const reader = xmlReader((row) => rows.push(row))
  reader.write(text)
  const cut = reader.end()
  const cells = rows.map((row) => ('cells' in row ? Object.fromEntries(row.cells) : row))
  return { cells, cut }
}

const rss = (items: string) =>
  `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title>${items}</channel></rss>`

it('reads the items of RSS, Google’s names before the feed’s own', () => {
  const { cells, cut } = readXml(
    rss(
      '<item><title>Plain</title><g:title>Oxford &amp; Co</g:title><g:price>12.50 USD</g:price><g:shipping><g:price>3 USD</g:price></g:shipping><g:additional_image_link>https://a.example/1</g:additional_image_link><g:additional_image_link>https://a.example/2</g:additional_image_link><description><![CDATA[<p>Soft & warm</p>]]></description></item>',
    ),
  )
  expect(cells).toEqual([
    {
      title: 'Oxford & Co',
      price: '12.50 USD',
      additional_image_link: 'https://a.example/1\nhttps://a.example/2',
      description: '<p>Soft & warm</p>',
    },
  ])
  expect(cut).toBeNull()
})

it('reads the entries of Atom with their links', () => {
  const { cells } = readXml(
    '<feed xmlns="http://www.w3.org/2005/Atom"><title>Shop</title><entry><title>A</title><link rel="self" href="https://a.example/self"/><link href="https://a.example/p"/><id>1</id></entry></feed>',
  )
  expect(cells).toEqual([{ title: 'A', link: 'https://a.example/p', id: '1' }])
})

it('expands no entity that a file defines, and keeps names it does not know as they stand', () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>`
  const { cells } = readXml(
    `${bomb}<rss><channel><item><title>&b;&x;&nbsp;&lt;b&gt;&#65;</title></item></channel></rss>`,
  )
  expect(cells).toEqual([{ title: '&b;&x;&nbsp;<b>A' }])
})

it('takes the whole items of a file that breaks off, and says so', () => {
  const { cells, cut } = readXml(rss('<item><title>A</title></item><item><title>B').slice(0, -26))
  expect(cells).toEqual([{ title: 'A' }])
  expect(cut).toBe('The file ends before its last element is closed.')
})

it('reads an ampersand that begins no entity as one', () => {
  const { cells } = readXml(
    rss('<item><title>A & B &amp C; &#38;</title><x><![CDATA[D & E &]]></x></item>'),
  )
  expect(cells).toEqual([{ title: 'A & B &amp C; &', x: 'D & E &' }])
})

it('says which item is not well formed and goes on with the next', () => {
  const { cells } = readXml(rss('<item><title a>A</title></item><item><title>C</title></item>'))
  expect(cells).toEqual([
    { row: 1, problem: expect.stringMatching(/^is not well-formed XML/) as string },
    { title: 'C' },
  ])
})

it('skips an item of 10 MB, and ends at a text without an end', () => {
  const long = 'x'.repeat(10_000_000)
  const { cells } = readXml(rss(`<item><title>${long}</title></item><item><title>B</title></item>`))
  expect(cells).toEqual([
    { row: 1, problem: 'is longer than 1,000,000 characters' },
    { title: 'B' },
  ])

  const rows: FeedRow[] = []
  const reader = xmlReader((row) => rows.push(row), 100_000)
  reader.write(rss('<item><title>A</title></item>').replace('</channel></rss>', ''))
  for (let piece = 0; piece < 40; piece += 1) reader.write('x'.repeat(10_000))
  expect(reader.end()).toBe('What follows row 1 is one text without an end.')
  expect(rows).toHaveLength(1)
})
