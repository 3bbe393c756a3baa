import { describe, expect, it } from 'vitest'
import { madeProduct, piecesOf, recordLines, importMadeRecords } from './madeRecords.ts'
import type { RecordPiece } from './records.ts'

const products = (count: number, changes: object = {}) =>
  Array.from({ length: count }, (_, at) =>
    madeProduct({
      productId: `P${String(at)}`,
      title: `Café 綿シャツ 🧦 ${String(at)}`,
      ...changes,
    }),
  )

describe('imported records', () => {
  it('become listings that can be looked up', async () => {
    const sold = {
      country: ['in', 'us'],
      facets: { fabric: 'Cotton', size: ['M', 'L'] },
      product: madeProduct({ productId: 'P2', productUrl: 'https://a.example/p' }),
    }
    const { data, listings, summary } = await importMadeRecords(recordLines(sold, madeProduct()))
    // Sorted by number of listings, highest first.
    expect(summary.countries).toEqual(['us', 'in'])
    expect(summary).toMatchObject({ rows: 2, skipped: 0, merchants: ['Northgate'] })
    expect(listings.map(({ country, product }) => [country, product.productId])).toEqual([
      ['in', 'P2'],
      ['us', 'P2'],
      ['us', 'P1'],
    ])
    expect(data.row(0)).toMatchObject({ fabric: 'Cotton', sizes: ['M', 'L'], country: 'in' })
    expect(data.ordinalsOfCode('0041250500735')).toEqual([0, 1, 2])
    expect(data.ordinalsOfUrl('https://a.example/p')).toEqual([0, 1])
    expect(data.ordinalsOfProduct('P2')).toEqual([0, 1])
    expect(data.ordinalOfProduct('P9')).toBeNull()
  })

  it('become the same listings in pieces of any size', async () => {
    const lines = recordLines(...products(9))
    const whole = await importMadeRecords(lines)
    expect(whole.titles).toHaveLength(9)
    for (const size of [1, 2, 4, 8]) {
      const cut = await importMadeRecords(piecesOf(lines, { size }))
      expect(cut.listings).toEqual(whole.listings)
      expect(cut.summary).toEqual(whole.summary)
    }
  })

  it('get no quantity that a variant doesn’t state', async () => {
    const { listings } = await importMadeRecords(recordLines(madeProduct()))
    expect(listings[0]?.product.skuSet[0]).not.toHaveProperty('inventoryQuantity')
  })

  it('are skipped with a reason if the line is invalid or the id a duplicate', async () => {
    const lines = recordLines(
      madeProduct(),
      madeProduct({ title: 'Later' }),
      { country: 'in', product: madeProduct() },
      { country: 'us', product: [1] },
    )
    const { summary, titles } = await importMadeRecords(lines)
    expect(titles).toEqual(['Shirt', 'Shirt'])
    expect(summary).toMatchObject({ rows: 2, skipped: 2 })
    expect(summary.problems).toEqual([
      {
        row: 2,
        message: 'It has the product id of an earlier row, or is too large.',
        isSkipped: true,
      },
      { row: 4, message: 'It has no product.', isSkipped: true },
    ])
  })

  it('have the problems found by their reader, limited to the first thousand', async () => {
    const problem = { row: 3, message: 'It has no title.', isSkipped: true }
    async function* pieces(): AsyncGenerator<RecordPiece> {
      const problems = Array.from({ length: 600 }, () => problem)
      for (const bytes of [10, 20]) {
        const records = recordLines(madeProduct({ productId: String(bytes) }))
        yield { kind: 'records', records, bytes, skipped: 600, problems }
      }
      yield { kind: 'end', cutBecause: 'The packed file breaks off.' }
    }
    const { summary } = await importMadeRecords(pieces())
    expect(summary.problems).toHaveLength(1000)
    expect(summary).toMatchObject({
      rows: 2,
      skipped: 1200,
      bytes: 20,
      cutBecause: 'The packed file breaks off.',
    })
  })

  it('are cut off if there are more than can be indexed', async () => {
    const limits = { rows: 2 }
    const { summary } = await importMadeRecords(recordLines(...products(3)), { limits })
    expect(summary).toMatchObject({
      rows: 2,
      cutBecause: 'The file has more than 2 rows. The first 2 are imported.',
    })
    const exact = await importMadeRecords(recordLines(...products(2)), { limits })
    expect(exact.summary.cutBecause).toBeNull()
  })

  it('are cut off if they are larger than can be stored', async () => {
    const lines = recordLines(...products(12, { description: 'x'.repeat(900_000) }))
    const { summary } = await importMadeRecords(piecesOf(lines, { size: 1 }), {
      limits: { bytes: 4_000_000 },
    })
    expect(summary.rows).toBeLessThan(12)
    expect(summary.cutBecause).toMatch(/^The listings are larger than 4 MB\. The first \d are/)
  })

  it('fail if their reader fails or they end early', async () => {
    async function* failing(): AsyncGenerator<RecordPiece> {
      yield { kind: 'records', records: '', bytes: 1, skipped: 0, problems: [] }
      throw new Error('feed.csv was moved.')
    }
    await expect(importMadeRecords(failing())).rejects.toThrow('feed.csv was moved.')
    async function* unfinished(): AsyncGenerator<RecordPiece> {
      yield { kind: 'records', records: '', bytes: 1, skipped: 0, problems: [] }
    }
    await expect(importMadeRecords(unfinished())).rejects.toThrow(
      'The records broke off before their end.',
    )
  })
})

describe('a cancelled import', () => {
  it('contains the records until then and ends its reader', async () => {
    const stop = new AbortController()
    let isEnded = false
    async function* pieces(): AsyncGenerator<RecordPiece> {
      try {
        for (let at = 0; ; at += 1) {
          if (at === 3) stop.abort()
          const records = recordLines(madeProduct({ productId: `P${String(at)}` }))
          yield { kind: 'records', records, bytes: at, skipped: 0, problems: [] }
        }
      } finally {
        isEnded = true
      }
    }
    const { summary } = await importMadeRecords(pieces(), { signal: stop.signal })
    expect([summary.isStopped, summary.rows, isEnded]).toEqual([true, 3, true])
    expect(summary.cutBecause).toMatch(/^The import was cancelled/)
  })

  it('ends at once if its reader sends nothing', async () => {
    const stop = new AbortController()
    const silent: AsyncIterable<RecordPiece> = {
      [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }),
    }
    const over = importMadeRecords(silent, { signal: stop.signal })
    stop.abort()
    expect((await over).summary).toMatchObject({ isStopped: true, rows: 0 })
  })
})
