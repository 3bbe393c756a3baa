import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feedOf } from './feedOf.ts'
import type { FeedSource } from './file/feedSource.ts'
import { importOf, lines, record, TABLE } from './importOf.ts'

/** Bytes; each piece is a fortieth of them. */
const LARGE = 8_000_000

describe('a file', () => {
  it('gives the same listings in pieces of any size', async () => {
    const text = lines(
      ...Array.from({ length: 9 }, (_, at) =>
        record({ productId: `P${String(at)}`, title: `Café 綿シャツ 🧦 ${String(at)}` }),
      ),
    )
    const whole = await importOf(text)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 200 }), async (size) => {
        const cut = await importOf(feedOf(text, { size }))
        expect(cut.listings).toEqual(whole.listings)
      }),
      { numRuns: 40, seed: 6 },
    )
  })

  it('of more rows than can be taken is cut, and says so', async () => {
    const many = lines(...[1, 2, 3].map((id) => record({ productId: `P${String(id)}` })))
    const limits = { rows: 2, bytes: 1e9 }
    expect((await importOf(many, { limits })).imported).toMatchObject({
      rows: 2,
      cutBecause: 'The file holds more than 2 rows; the first 2 were taken.',
    })
    const exact = lines(...[1, 2].map((id) => record({ productId: `P${String(id)}` })))
    expect((await importOf(exact, { limits })).imported.cutBecause).toBeNull()
  })

  it('of larger listings than can be held is cut, and says so', async () => {
    const description = 'x'.repeat(900_000)
    const many = Array.from({ length: 12 }, (_, at) =>
      record({ productId: `P${String(at)}`, description }),
    )
    const { imported } = await importOf(feedOf(lines(...many), { size: 100_000 }), {
      limits: { rows: 100, bytes: 4_000_000 },
    })
    expect(imported.rows).toBeLessThan(12)
    expect(imported.cutBecause).toMatch(/^The listings are larger than 4 MB/)
  })

  it('is read without being held, however large it is', async () => {
    const row = `9,${'x'.repeat(40_000)},3\n`
    const piece = new TextEncoder().encode(row.repeat(5))
    let read = 0
    let most = 0
    const source: FeedSource = {
      name: 'large.csv',
      bytes: LARGE,
      open: async function* (passed) {
        yield new TextEncoder().encode('id,title,price\n')
        while (read < LARGE) {
          read += piece.length
          passed(piece.length)
          yield piece
          most = Math.max(most, process.memoryUsage().arrayBuffers)
        }
      },
    }
    const before = process.memoryUsage().arrayBuffers
    const { imported } = await importOf(source, { reading: TABLE })
    // every row has the id of the first, so that none but the first is taken
    expect(imported).toMatchObject({ rows: 1, cutBecause: null })
    expect(imported.skipped).toBe(Math.ceil(LARGE / piece.length) * 5 - 1)
    expect(most - before).toBeLessThan(6_000_000)
  })

  it('that is stopped gives what was read until then', async () => {
    const text = lines(...[1, 2, 3, 4].map((id) => record({ productId: `P${String(id)}` })))
    const { imported, titles } = await importOf(feedOf(text, { size: 300 }), { stopAfter: 2 })
    expect(imported.isStopped).toBe(true)
    expect(imported.cutBecause).toMatch(/^The reading was cancelled/)
    expect(titles).toHaveLength(imported.rows)
    expect(imported.rows).toBeLessThan(4)
  })
})
