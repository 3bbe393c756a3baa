/** Merchant feeds: a table, XML, records, and each of them compressed. */
import { gzipSync } from 'node:zlib'
import { ELSEWHERE, times, utf8, type HostileFile } from './hostileFile.ts'

const gzip = (bytes: Uint8Array) => new Uint8Array(gzipSync(bytes))

type Feed = Omit<HostileFile, 'kind' | 'name'>

/** The message for a feed without a row at its beginning, which is all that the preview reads. */
const NO_ROW_SOON = /has no row within its first half megabyte/

const HEAD = 'id,title,price,gtin\n'
const ROW = '1,Shirt,12.50 USD,0041250500735\n'
const ITEM =
  '<item><id>1</id><title>Shirt</title><price>12.50 USD</price><gtin>0041250500735</gtin></item>'
const RSS = '<rss version="2.0"><channel>'
const END = '</channel></rss>'
const RECORD = '{"title":"Shirt","merchant":"northgate","country":"us","offerPrice":8}'
const rss = (items: string, before = '') => utf8(`${before}${RSS}${items}${END}`)
const laughs = `<!DOCTYPE rss [<!ENTITY a "${'ha'.repeat(50)}">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY a${at} "${`&a${at === 0 ? '' : at - 1};`.repeat(10)}">`,
).join('')}]>`

const tables: Feed[] = [
  {
    is: 'a million columns',
    make: () => times(',1', 1_000_000, 'id,title', `\n${ROW}`),
    ends: NO_ROW_SOON,
  },
  {
    is: '100,000 columns in every row',
    make: () =>
      times(
        `1${',1'.repeat(99_999)}\n`,
        20,
        `id,title${Array.from({ length: 99_998 }, (_, at) => `,c${at}`).join('')}\n`,
      ),
    ends: NO_ROW_SOON,
  },
  {
    is: 'one line of 100,000,000 characters',
    make: () => times('x', 100_000_000, 'title,price\n'),
    ends: NO_ROW_SOON,
    isLarge: true,
  },
  {
    is: 'a quote that is never closed',
    make: () => times(ROW, 400_000, `${HEAD}"`),
    ends: NO_ROW_SOON,
  },
  {
    is: 'a quote that is never closed after good rows',
    make: () => times(ROW, 2000, `${HEAD}${ROW}9,"`),
    ends: /^read.*This row has more cells than/,
  },
  {
    is: 'two million empty lines',
    make: () => times('\n', 2_000_000, HEAD, ROW),
    ends: NO_ROW_SOON,
  },
  {
    is: 'two million separators',
    make: () => times(',', 2_000_000, HEAD),
    ends: NO_ROW_SOON,
  },
  {
    is: 'headings called __proto__ and constructor',
    make: () => utf8(`id,title,price,__proto__,constructor\n1,A,2 USD,x,y\n`),
    ends: /^read/,
  },
  {
    is: 'UTF-16 without a mark',
    make: () => new Uint8Array(Array.from(HEAD + ROW, (one) => [one.charCodeAt(0), 0]).flat()),
    ends: /^read/,
  },
  {
    is: 'NUL bytes',
    make: () => times('\u0000', 100_000, HEAD),
    ends: /is neither text nor a workbook/,
  },
]

const xml: Feed[] = [
  {
    is: 'a million attributes in one tag',
    make: () =>
      utf8(
        `${RSS}<item ${Array.from({ length: 1_000_000 }, (_, at) => `a${at}="1"`).join(' ')}><title>A</title></item>${ITEM}${END}`,
      ),
    ends: NO_ROW_SOON,
    isLarge: true,
  },
  {
    is: 'a million tags in one item',
    make: () =>
      utf8(
        `${RSS}<item>${Array.from({ length: 1_000_000 }, (_, at) => `<t${at}>1</t${at}>`).join('')}</item>${ITEM}${END}`,
      ),
    ends: NO_ROW_SOON,
    isLarge: true,
  },
  {
    is: '20,000 tags in one item',
    make: () =>
      utf8(
        `${RSS}<item>${Array.from({ length: 20_000 }, (_, at) => `<t${at}>1</t${at}>`).join('')}</item>${ITEM}${END}`,
      ),
    ends: /^read.*has more than 500 columns/,
  },
  {
    is: 'a million elements within one another',
    make: () => times('<a>', 1_000_000, RSS),
    ends: NO_ROW_SOON,
  },
  {
    is: 'a text of 40,000,000 characters',
    make: () => times('x', 40_000_000, `${RSS}${ITEM}<item><title>`, `</title></item>${END}`),
    ends: /^read.*is one text without an end|^read/,
    isLarge: true,
  },
  {
    is: 'a tag that is never closed',
    make: () => times('x ', 20_000_000, `${RSS}${ITEM}<item `),
    ends: /^read.*is no XML/,
    isLarge: true,
  },
  {
    is: 'a comment that is never closed',
    make: () => times('- ', 20_000_000, `${RSS}${ITEM}<!-- `),
    ends: /^read.*one text without an end/,
    isLarge: true,
  },
  {
    is: 'ampersands alone',
    make: () => times('&', 1_100_000, `${RSS}<item><title>`, `</title></item>${END}`),
    ends: NO_ROW_SOON,
  },
  {
    is: 'beginnings of CDATA alone',
    make: () => times('<![CDATA[', 500_000, `${RSS}<item><title>`, `</title></item>${END}`),
    ends: NO_ROW_SOON,
  },
  {
    is: 'entities that multiply',
    make: () => rss('<item><title>&a8;</title><price>1 USD</price></item>', laughs),
    ends: /^read/,
  },
  {
    is: 'an entity from elsewhere',
    make: () =>
      rss(
        '<item><title>A &x;</title><price>1 USD</price></item>',
        `<!DOCTYPE rss [<!ENTITY x SYSTEM "${ELSEWHERE}">]>`,
      ),
    ends: /^read/,
  },
  {
    is: 'a definition and a style from elsewhere',
    make: () =>
      rss(ITEM, `<?xml-stylesheet href="${ELSEWHERE}"?><!DOCTYPE rss SYSTEM "${ELSEWHERE}">`),
    ends: /^read/,
  },
  {
    is: 'an inclusion from elsewhere',
    make: () =>
      rss(`<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${ELSEWHERE}"/>${ITEM}`),
    ends: /^read/,
  },
  {
    is: 'names that every object has',
    make: () =>
      rss(
        '<item><title>A</title><price>1 USD</price><__proto__>x</__proto__><constructor>y</constructor></item>',
      ),
    ends: /^read/,
  },
  {
    is: 'an item within an item',
    make: () =>
      rss(`<item><title>A</title><price>1 USD</price><item><title>B</title></item></item>`),
    ends: /^read/,
  },
  {
    is: 'half a character and NUL',
    make: () => rss('<item><title>&#xD800;&#0;</title><price>1 USD</price></item>'),
    ends: /is not well-formed XML/,
  },
]

const records: Feed[] = [
  {
    is: 'a line of 40,000,000 characters',
    make: () => times('x', 40_000_000, `${RECORD}\n{"title":"`, `"}\n${RECORD}`),
    ends: /^read.*onger than 1,000,000 characters/,
    isLarge: true,
  },
  {
    is: 'arrays 400,000 deep in a line',
    make: () =>
      utf8(
        `${RECORD}\n{"title":"A","merchant":"m","country":"us","extAttributes":{"x":${'['.repeat(400_000)}${']'.repeat(400_000)}}}\n`,
      ),
    ends: NO_ROW_SOON,
  },
  {
    is: 'objects 100,000 deep in a line',
    make: () =>
      utf8(
        `{"title":"A","merchant":"m","country":"us","extAttributes":{"x":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}}\n${RECORD}\n`,
      ),
    ends: NO_ROW_SOON,
  },
  {
    is: 'a list that is 3,000,000 deep',
    make: () => times('[', 3_000_000),
    ends: NO_ROW_SOON,
  },
  {
    is: 'a string that never ends in a list',
    make: () => times('x', 10_000_000, `[${RECORD},"`),
    ends: /^read.*ends in the middle of its list/,
  },
  {
    is: 'a million broken lines',
    make: () => times('{\n', 1_000_000, `${RECORD}\n`),
    ends: /^read.*More than 200,000 rows can’t be read/,
    isLarge: true,
  },
  {
    is: 'a million commas in a list',
    make: () => times(',', 1_000_000, `[${RECORD}`, ']'),
    ends: /^read/,
  },
  {
    is: 'names that every object has',
    make: () =>
      utf8(
        '{"__proto__":{"title":"x"},"constructor":1,"title":"A","merchant":"m","country":"us","extAttributes":{"__proto__":"y"},"traits":{"__proto__":"z"}}\n',
      ),
    ends: /^read/,
  },
  {
    is: 'numbers beyond all numbers',
    make: () =>
      utf8('{"title":"A","merchant":"m","country":"us","offerPrice":1e999,"rank":-1e999}\n'),
    ends: /^read.*offerPrice: “Infinity” isn’t a price/,
  },
  {
    is: '100,000 SKUs in a record',
    make: () =>
      utf8(
        `{"title":"A","merchant":"m","country":"us","skuSet":[${'{"ean":"1"},'.repeat(80_000)}{}]}\n${RECORD}\n`,
      ),
    ends: NO_ROW_SOON,
  },
  {
    is: '50,000 countries in a record',
    make: () =>
      utf8(
        `{"title":"A","merchant":"m","country":[${Array.from({ length: 50_000 }, (_, at) => `"c${at}"`).join(',')}]}\n${RECORD}\n`,
      ),
    ends: /^read.*names more than 250 countries/,
  },
  {
    is: 'half pairs',
    make: () => utf8('{"title":"\\uD800 A","merchant":"\\uDFFF","country":"us"}\n'),
    ends: /^read/,
  },
]

const packed: Feed[] = [
  {
    is: '300,000,000 empty lines',
    make: () => gzip(times('\n', 300_000_000, HEAD)),
    ends: NO_ROW_SOON,
    isLarge: true,
  },
  {
    is: 'a hundred megabytes of one line',
    make: () => gzip(times('x', 100_000_000, HEAD)),
    ends: NO_ROW_SOON,
    isLarge: true,
  },
  {
    is: 'an archive in an archive',
    make: () => gzip(gzip(utf8(HEAD + ROW))),
    ends: /is a packed file within a packed file/,
  },
  {
    is: 'an end in the middle',
    make: () =>
      gzip(
        utf8(
          HEAD +
            Array.from({ length: 9999 }, (_, at) => `${at},Shirt ${at * 7919},1 USD,\n`).join(''),
        ),
      ).slice(0, 30_000),
    ends: /^read.*damaged or incomplete/,
  },
  {
    is: 'a wrong check sum',
    make: () => {
      const bytes = gzip(utf8(HEAD + ROW))
      bytes[bytes.length - 6] = (bytes[bytes.length - 6] ?? 0) ^ 255
      return bytes
    },
    ends: /^read.*damaged or incomplete|is damaged/,
  },
  {
    is: 'a size that is too small',
    make: () => {
      const bytes = gzip(utf8(HEAD + ROW))
      bytes.fill(0, -4)
      return bytes
    },
    ends: /^read.*damaged or incomplete|is damaged/,
  },
  {
    is: 'the mark of gzip and nothing else',
    make: () => new Uint8Array([0x1f, 0x8b]),
    ends: /is damaged/,
  },
  {
    is: 'noise behind the mark',
    make: () =>
      new Uint8Array([
        0x1f,
        0x8b,
        8,
        0,
        ...Array.from({ length: 1000 }, (_, at) => (at * 31) & 255),
      ]),
    ends: /is damaged/,
  },
  {
    is: 'a file behind its end',
    make: () => new Uint8Array([...gzip(utf8(HEAD + ROW)), ...utf8('more')]),
    ends: /^read.*damaged or incomplete|is damaged/,
  },
]

const of = (kind: HostileFile['kind'], name: string, feeds: Feed[]) =>
  feeds.map((feed): HostileFile => ({ ...feed, kind, name }))

export const feeds: readonly HostileFile[] = [
  ...of('CSV', 'feed.csv', tables),
  ...of('XML', 'feed.xml', xml),
  ...of('NDJSON', 'feed.ndjson', records),
  ...of('gzip', 'feed.csv.gz', packed),
]
