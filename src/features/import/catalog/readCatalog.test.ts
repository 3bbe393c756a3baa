import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readMapOptions } from '@/features/import/mapOption.ts'
import { usualContext } from '@/features/import/readImport.ts'
import { bytesSource, textSource, type ImportSource } from '@/features/import/source.ts'
import {
  catalogPreview,
  OpenQuestionsError,
  questionInWords,
  readCatalog,
  type RecordPiece,
} from './readCatalog.ts'

const context = { ...usualContext, country: 'us', merchant: 'Northgate' }

async function all(
  source: ImportSource,
  limits: Parameters<typeof readCatalog>[3] = {},
  answers = {},
) {
  const pieces: RecordPiece[] = []
  for await (const piece of readCatalog(source, answers, context, limits)) pieces.push(piece)
  const records = pieces.filter((piece) => piece.kind === 'records')
  const end = pieces.at(-1)
  return {
    pieces,
    lines: records.flatMap((piece) => piece.records.split('\n').filter((line) => line !== '')),
    skipped: records.reduce((sum, piece) => sum + piece.skipped, 0),
    problems: records.flatMap((piece) => piece.problems),
    cutBecause: end?.kind === 'end' ? end.cutBecause : undefined,
  }
}

const table = (rows: number, cell = 'Shirt') =>
  ['id,title,price', ...Array.from({ length: rows }, (_, at) => `${at},${cell} ${at},3`)].join('\n')

/** The bytes of the text, in pieces of this size. */
const cut = (text: string, size: number): ImportSource => {
  const bytes = new TextEncoder().encode(text)
  return {
    name: 'feed.csv',
    bytes: bytes.length,
    open: async function* (passed) {
      for (let at = 0; at < bytes.length; at += size) {
        const piece = bytes.subarray(at, at + size)
        passed(piece.length)
        yield piece
      }
    },
  }
}

describe('a catalog that is read as a stream', () => {
  it('has the same records in pieces of any size', async () => {
    const text = table(40, 'Café 綿シャツ 🧦')
    const whole = await all(textSource('feed.csv', text))
    expect(whole.lines).toHaveLength(40)
    for (const size of [1, 7, 100]) {
      expect((await all(cut(text, size))).lines).toEqual(whole.lines)
    }
  })

  it('is sent in pieces, and in smaller ones if reading is slow', async () => {
    const text = table(20_000)
    let time = 0
    const slow = await all(textSource('feed.csv', text), { clock: () => (time += 1000) })
    const fast = await all(textSource('feed.csv', text), { clock: () => 0 })
    expect(slow.pieces.length).toBeGreaterThan(fast.pieces.length)
    expect(fast.pieces.length).toBeGreaterThan(3)
    expect(slow.lines).toEqual(fast.lines)
  })

  it.each([
    [{ rows: 2 }, 2, 'The file has more than 2 rows. The first 2 were imported.'],
    [{ rows: 3 }, 3, null],
    [{ unpacked: 20 }, 2, /^The file unpacks to more than/],
  ])('is cut if it exceeds a limit: %j', async (limits, count, message) => {
    const { lines, cutBecause } = await all(textSource('feed.csv', table(3)), { limits })
    expect(lines).toHaveLength(count)
    if (message instanceof RegExp) expect(cutBecause).toMatch(message)
    else expect(cutBecause).toBe(message)
  })

  it('is cut if too many rows can’t be used', async () => {
    const text = ['id,title,price', '1,Shirt,3', ...Array.from({ length: 9 }, () => '2,,3')]
    const { lines, skipped, cutBecause } = await all(textSource('feed.csv', text.join('\n')), {
      limits: { skipped: 4 },
    })
    expect([lines.length, skipped]).toEqual([1, 4])
    expect(cutBecause).toMatch(/^More than 4 rows can’t be read\./)
  })

  it('includes the rows before the damaged part of a packed file', async () => {
    const rows = Array.from({ length: 4000 }, (_, at) => `${at},Shirt ${Math.sin(at)},3`)
    const packed = gzipSync(['id,title,price', ...rows].join('\n'))
    const { lines, cutBecause } = await all(
      bytesSource('feed.csv.gz', new Uint8Array(packed.subarray(0, packed.length / 2))),
    )
    expect(lines.length).toBeGreaterThan(100)
    expect(cutBecause).toMatch(/^The packed file is damaged or incomplete\./)
  })

  it('raises its questions before it is read, with answers for the command line', async () => {
    const source = textSource('feed.csv', 'title,price\nA,3 EUR\nB,4 EUR')
    const error = await all(source).catch((thrown: unknown) => thrown)
    if (!(error instanceof OpenQuestionsError)) throw new Error('Nothing was asked.')
    expect(error.questions.map((question) => questionInWords(question, error))).toEqual([
      expect.stringMatching(
        /For which country is it\? Answer with --map country=de or .* more\)\.$/,
      ),
    ])
    const { lines } = await all(source, {}, { replies: { country: 'at' } })
    expect(lines[0]).toContain('"country":"at"')
  })

  it('names the columns of a question in answers that the command line accepts', async () => {
    const text = 'id,title,Preis A,Preis B\n1,Shirt,3.00 USD,4.00 USD\n2,Skirt,5.00 USD,6.00 USD'
    const source = textSource('feed.csv', text)
    const error = await all(source).catch((thrown: unknown) => thrown)
    if (!(error instanceof OpenQuestionsError)) throw new Error('No question is open.')
    expect(error.questions.map((question) => questionInWords(question, error))).toEqual([
      expect.stringContaining(
        'Answer with --map price=none or --map price="Preis A" or --map price="Preis B".',
      ),
    ])
    const { lines } = await all(source, {}, readMapOptions(['price=Preis B']))
    expect(lines[0]).toContain('"offerPrice":4')
  })

  it('includes the price from a column that only later items have', async () => {
    const item = (at: number, more = '') =>
      `<item><id>${at}</id><title>Shirt ${at} ${'x'.repeat(600)}</title><price>20.00 USD</price>${more}</item>`
    const items = Array.from({ length: 1200 }, (_, at) => item(at))
    const sale = item(9999, '<sale_price>15.00 USD</sale_price><season>AW26</season>')
    const { lines } = await all(
      textSource('feed.xml', `<rss><channel>${items.join('')}${sale}</channel></rss>`),
    )
    const last = JSON.parse(lines.at(-1) ?? '') as { product: object }
    expect(lines).toHaveLength(1201)
    expect(last.product).toMatchObject({
      offerPrice: 15,
      salePrice: 20,
      extAttributes: { season: 'AW26' },
    })
  })

  it('has no totals and remarks from far below its beginning', async () => {
    const { lines, problems } = await all(
      textSource('feed.csv', `${table(3000)}\nTotal,,9000\nEnd of the list`),
    )
    expect(lines).toHaveLength(3000)
    expect(problems.map(({ row, message }) => [row, message])).toEqual([
      [3002, 'This line is a total.'],
      [3003, 'This line is not part of the table.'],
    ])
  })
})

describe('the preview of a catalog', () => {
  const folder = path.resolve(import.meta.dirname, '../testing/cases/feeds')
  const FILES = [
    'variants-share-an-address.csv',
    'shopify-full.csv',
    'woocommerce-full.csv',
    'shopitem.xml',
    'list-inside-an-object.json',
    'titles-above-the-heading.csv',
  ]

  it.each(FILES)('has the rows that are then imported: %s', async (name) => {
    const source = bytesSource(name, new Uint8Array(readFileSync(path.join(folder, name))))
    const reading = await catalogPreview(source, {}, context)
    if (reading.kind === 'refused') throw new Error(reading.message)
    const { lines } = await all(source)
    const imported = lines.map((line) => (JSON.parse(line) as { row: number }).row)
    expect(imported.length).toBeGreaterThan(0)
    expect(reading.rows.map(({ line }) => line)).toEqual(imported)
    expect(reading.counts.used).toBe(imported.length)
    expect(reading.isBeginning).toBeUndefined()
  })

  it('covers only the beginning of a long feed, and is marked as such', async () => {
    const reading = await catalogPreview(textSource('feed.csv', table(60_000)), {}, context)
    expect(reading).toMatchObject({ kind: 'read', isBeginning: true, counts: { used: 999 } })
  })

  it('has no columns to choose for records of the specification', async () => {
    const line = '{"productId":"P1","title":"Shirt","merchant":"m","offerPrice":8}'
    const reading = await catalogPreview(textSource('feed.ndjson', `${line}\n`), {}, context)
    expect(reading).toMatchObject({
      kind: 'read',
      columns: [],
      roles: [],
      counts: { used: 1 },
      rows: [{ title: 'Shirt', offerPrice: 8, merchant: 'm', country: 'us' }],
    })
  })

  it.each([
    ['', 'feed.csv is empty.'],
    ['title,price\n', 'feed.csv has no rows.'],
  ])('rejects a file without rows: %j', async (text, message) => {
    expect(await catalogPreview(textSource('feed.csv', text), {}, context)).toEqual({
      kind: 'refused',
      message,
    })
  })
})
