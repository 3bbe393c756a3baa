import { describe, expect, it } from 'vitest'
import { madeProduct, piecesOf, recordLines } from '../madeRecords.ts'
import type { RecordPiece } from '../records.ts'
import { type Draft, type CatalogStore, memoryCatalogStore } from './catalogStore.ts'
import { ownStore } from './ownStore.ts'

const productOf = (id: string) => madeProduct({ productId: id, title: `Shirt ${id}` })
const lines = (...ids: string[]) => recordLines(...ids.map(productOf))
/** One record in each piece. */
const records = (...ids: string[]) => piecesOf(lines(...ids), { size: 1 })
const FILE = { fileName: 'feed.csv', bytes: 221 }

const ON = {
  signal: new AbortController().signal,
  onProgress: async () => {},
  acceptsPartial: async () => true,
}

/** A clock that advances on each reading, so that every piece is reported. */
const ticking = () => {
  let time = 1000
  return () => (time += 1000)
}

const storeOn = (catalogStore: CatalogStore) => ownStore(catalogStore, { now: ticking() })

const ids = async (store: ReturnType<typeof ownStore>): Promise<string[]> => {
  const answer = await (
    await store.engine('this')
  ).search({
    countries: ['us'],
    q: '',
    filters: {},
    start: 0,
    rows: 50,
    ownFacet: 'all',
  })
  return answer.listings.map(({ product }) => product.productId)
}

/** `catalogStore` with some methods replaced. */
const failing = (catalogStore: CatalogStore, changes: Partial<Draft>): CatalogStore => ({
  ...catalogStore,
  begin: async (id) => ({ ...(await catalogStore.begin(id)), ...changes }),
})

const full = async () => {
  throw new DOMException('full', 'QuotaExceededError')
}

describe('your own catalog', () => {
  it('is imported, searched, available at the next start, and can be removed', async () => {
    const catalogStore = memoryCatalogStore()
    const store = storeOn(catalogStore)
    expect(await store.storedCatalog()).toBeNull()
    const imported = await store.importFile(FILE, records('A', 'B'), ON)
    expect(imported).toMatchObject({ fileName: 'feed.csv', rows: 2, isForThisVisit: false })
    expect(Object.keys(imported ?? {})).not.toContain('merchants')

    const later = storeOn(catalogStore)
    expect(await later.storedCatalog()).toEqual(imported)
    expect(await ids(later)).toEqual(['A', 'B'])
    await later.remove()
    expect(await later.storedCatalog()).toBeNull()
    await expect(later.engine('this')).rejects.toThrow('This browser has no catalog')
  })

  it('reports its progress and finally the indexing', async () => {
    const reported: string[] = []
    await storeOn(memoryCatalogStore()).importFile(FILE, records('A', 'B', 'C'), {
      ...ON,
      onProgress: async ({ phase, ofBytes, rows }) => {
        reported.push(`${phase} ${String(rows)} rows of ${String(ofBytes)} bytes`)
      },
    })
    expect(reported).toEqual([
      'reading 1 rows of 221 bytes',
      'reading 2 rows of 221 bytes',
      'reading 3 rows of 221 bytes',
      'indexing 3 rows of 221 bytes',
    ])
  })

  it('doesn’t change while the next is read or if the next can’t be read', async () => {
    const store = storeOn(memoryCatalogStore())
    await store.importFile(FILE, records('A'), ON)
    await store.importFile(FILE, records('B', 'C'), {
      ...ON,
      onProgress: async () => {
        expect((await store.storedCatalog())?.rows).toBe(1)
      },
    })
    expect(await ids(store)).toEqual(['B', 'C'])
    await expect(store.importFile(FILE, piecesOf('{"row":1}\n'), ON)).rejects.toThrow(
      'None of its 1 rows can be imported. Row 1: It has no country.',
    )
    await expect(store.importFile(FILE, piecesOf(''), ON)).rejects.toThrow('This file has no rows.')
    expect(await ids(store)).toEqual(['B', 'C'])
  })

  it('doesn’t change after a cancel, unless the partial import is accepted', async () => {
    const store = storeOn(memoryCatalogStore())
    await store.importFile(FILE, records('A'), ON)
    const stopping = (isAccepted: boolean) => {
      const stop = new AbortController()
      return {
        signal: stop.signal,
        onProgress: async ({ rows }: { rows: number }) => {
          if (rows === 3) stop.abort()
        },
        acceptsPartial: async (rows: number) => {
          expect(rows).toBe(3)
          return isAccepted
        },
      }
    }
    const large = () => records('B', 'C', 'D', 'E', 'F', 'G')
    expect(await store.importFile(FILE, large(), stopping(false))).toBeNull()
    expect(await ids(store)).toEqual(['A'])
    const imported = await store.importFile(FILE, large(), stopping(true))
    expect(imported?.cutBecause).toBe(
      'The import was cancelled. What had been read until then is imported.',
    )
    expect(await ids(store)).toEqual(['B', 'C', 'D'])
  })

  it('doesn’t change if a 1 GB feed is cancelled, and its reader ends', async () => {
    const store = storeOn(memoryCatalogStore())
    await store.importFile(FILE, records('A'), ON)
    let sent = 0
    let isClosed = false
    async function* large(): AsyncGenerator<RecordPiece> {
      try {
        for (;;) {
          sent += 1
          const bytes = sent * 1000
          yield {
            kind: 'records',
            records: lines(`P${String(sent)}`),
            bytes,
            skipped: 0,
            problems: [],
          }
        }
      } finally {
        isClosed = true
      }
    }
    const stop = new AbortController()
    const imported = await store.importFile(
      { fileName: 'large.csv', bytes: 1_000_000_000 },
      large(),
      {
        signal: stop.signal,
        onProgress: async ({ rows, ofBytes }) => {
          expect(ofBytes).toBe(1_000_000_000)
          if (rows === 100) stop.abort()
        },
        acceptsPartial: async () => false,
      },
    )
    expect([imported, isClosed]).toEqual([null, true])
    expect(sent).toBeLessThan(103)
    expect(await ids(store)).toEqual(['A'])
  })

  it('can be restored after its removal until it is deleted permanently', async () => {
    const store = storeOn(memoryCatalogStore())
    const imported = await store.importFile(FILE, records('A', 'B'), ON)
    const id = imported?.id ?? ''
    await store.remove()
    expect(await store.putBack('another')).toBe(false)
    expect(await store.putBack(id)).toBe(true)
    expect(await store.storedCatalog()).toEqual(imported)
    expect(await ids(store)).toEqual(['A', 'B'])
    await store.remove()
    await store.forget(id)
    expect(await store.putBack(id)).toBe(false)
    expect(await store.storedCatalog()).toBeNull()
  })

  it('can’t be restored over a later import', async () => {
    const store = storeOn(memoryCatalogStore())
    const first = await store.importFile(FILE, records('A'), ON)
    await store.remove()
    await store.importFile(FILE, records('B'), ON)
    expect(await store.putBack(first?.id ?? '')).toBe(false)
    expect(await ids(store)).toEqual(['B'])
  })

  it('doesn’t change if an import is interrupted', async () => {
    const catalogStore = memoryCatalogStore()
    await storeOn(catalogStore).importFile(FILE, records('A'), ON)
    // Never resolves, like a worker that was killed.
    const killed = new Promise<void>(() => {})
    let isReading: (value: unknown) => void = () => {}
    const reading = new Promise((resolve) => {
      isReading = resolve
    })
    void storeOn(catalogStore).importFile(FILE, records('B', 'C'), {
      ...ON,
      onProgress: async () => {
        isReading(null)
        return killed
      },
    })
    await reading
    const next = storeOn(catalogStore)
    expect(await ids(next)).toEqual(['A'])
    expect((await next.importFile(FILE, records('D'), ON))?.rows).toBe(1)
  })
})

describe('a catalog that can’t be stored', () => {
  it('is imported for this visit and marked so, and the store reports the reason', async () => {
    const blocked = async () => {
      throw new DOMException('blocked', 'InvalidStateError')
    }
    const store = storeOn({
      ...memoryCatalogStore(),
      current: blocked,
      parts: blocked,
      begin: blocked,
      remove: blocked,
    })
    await expect(store.storedCatalog()).rejects.toThrow('This browser stores nothing')
    const imported = await store.importFile(FILE, records('A', 'B'), ON)
    expect(imported?.isForThisVisit).toBe(true)
    expect(await store.storedCatalog()).toEqual(imported)
    expect(await ids(store)).toEqual(['A', 'B'])
    await store.remove()
    await expect(store.storedCatalog()).rejects.toThrow('This browser stores nothing')
    expect(await store.putBack(imported?.id ?? '')).toBe(true)
    expect(await ids(store)).toEqual(['A', 'B'])
  })

  it('for lack of space is imported into memory, without changing the stored one', async () => {
    for (const changes of [{ add: full }, { finish: full }]) {
      const catalogStore = memoryCatalogStore()
      await storeOn(catalogStore).importFile(FILE, records('A'), ON)
      const store = storeOn(failing(catalogStore, changes))
      const imported = await store.importFile(FILE, records('B', 'C'), ON)
      expect(imported).toMatchObject({ isForThisVisit: true, rows: 2, cutBecause: null })
      expect(await ids(store)).toEqual(['B', 'C'])
      expect(await ids(storeOn(catalogStore))).toEqual(['A'])
    }
  })
})

it('a week later, your own catalog has some other prices and still every listing', async () => {
  const many = Array.from({ length: 300 }, (_, at) => `P${String(at)}`)
  const store = storeOn(memoryCatalogStore())
  await store.importFile(FILE, records(...many), ON)
  const [now, then] = await Promise.all([store.engine('this'), store.engine('next')])
  const pricesOf = async (catalog: typeof now) =>
    Promise.all(many.map(async (id) => (await catalog.product(id, ['us']))?.product.offerPrice))
  const [before, after] = [await pricesOf(now), await pricesOf(then)]
  expect(after).not.toContain(undefined)
  const moved = after.filter((price, at) => price !== before[at]).length
  expect(moved).toBeGreaterThan(0)
  expect(moved).toBeLessThan(60)
})
