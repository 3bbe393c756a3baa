import { describe, expect, it } from 'vitest'
import { READING, feedOf } from '../feedOf.ts'
import type { FeedSource } from '../file/feedSource.ts'
import { type Draft, type Keep, memoryKeep } from './keep.ts'
import { ownStore } from './ownStore.ts'

const rowOf = (id: string) =>
  JSON.stringify({ productId: id, merchant: 'Northgate', title: `Shirt ${id}`, offerPrice: 8 })
const feed = (...ids: string[]) =>
  feedOf(ids.map(rowOf).join('\n'), { name: 'feed.ndjson', size: 80 })

const ON = { goesOn: async () => true, takesPartial: async () => true }

/** A clock that moves on with each look, so that every piece is told. */
const ticking = () => {
  let time = 1000
  return () => (time += 1000)
}

const storeOn = (keep: Keep) => ownStore(keep, { now: ticking() })

const ids = async (store: ReturnType<typeof ownStore>): Promise<string[]> => {
  const answer = await (
    await store.engine('this')
  ).search({
    countries: ['us'],
    q: '',
    merchant: null,
    brand: null,
    category: null,
    division: null,
    start: 0,
    rows: 50,
    ownFacet: 'all',
  })
  return answer.listings.map(({ product }) => product.productId)
}

/** As `keep`, but for what is given. */
const failing = (keep: Keep, changes: Partial<Draft>): Keep => ({
  ...keep,
  begin: async (id) => ({ ...(await keep.begin(id)), ...changes }),
})

const full = async () => {
  throw new DOMException('full', 'QuotaExceededError')
}

describe('a catalog of one’s own', () => {
  it('is taken, answers, is there at the next start, and can be removed', async () => {
    const keep = memoryKeep()
    const store = storeOn(keep)
    expect(await store.kept()).toBeNull()
    const taken = await store.take(feed('A', 'B'), READING, ON)
    expect(taken).toMatchObject({ fileName: 'feed.ndjson', rows: 2, isForThisVisit: false })
    expect(Object.keys(taken ?? {})).not.toContain('merchants')

    const later = storeOn(keep)
    expect(await later.kept()).toEqual(taken)
    expect(await ids(later)).toEqual(['A', 'B'])
    await later.remove()
    expect(await later.kept()).toBeNull()
    await expect(later.engine('this')).rejects.toThrow('No catalog of your own')
  })

  it('tells how far it is, and last that it indexes', async () => {
    const told: string[] = []
    await storeOn(memoryKeep()).take(feed('A', 'B', 'C'), READING, {
      ...ON,
      goesOn: async ({ phase, bytes, ofBytes, rows }) => {
        told.push(`${phase} ${String(bytes)}/${String(ofBytes)} ${String(rows)}`)
        return true
      },
    })
    expect(told[0]).toBe('reading 80/221 1')
    expect(told.at(-1)).toBe('indexing 221/221 3')
  })

  it('stays as it was while the next is read, and where the next can’t be', async () => {
    const store = storeOn(memoryKeep())
    await store.take(feed('A'), READING, ON)
    await store.take(feed('B', 'C'), READING, {
      ...ON,
      goesOn: async () => {
        expect((await store.kept())?.rows).toBe(1)
        return true
      },
    })
    expect(await ids(store)).toEqual(['B', 'C'])
    await expect(store.take(feedOf('{"a":1}\n'), READING, ON)).rejects.toThrow(
      'None of its 1 rows can be read. Row 1: Has no title.',
    )
    expect(await ids(store)).toEqual(['B', 'C'])
  })

  it('stays as it was after a cancel, unless what was read is to be taken', async () => {
    const store = storeOn(memoryKeep())
    await store.take(feed('A'), READING, ON)
    const stopping = (takes: boolean) => {
      let pieces = 0
      return { goesOn: async () => (pieces += 1) < 3, takesPartial: async () => takes }
    }
    const large = feed('B', 'C', 'D', 'E', 'F', 'G')
    expect(await store.take(large, READING, stopping(false))).toBeNull()
    expect(await ids(store)).toEqual(['A'])
    const taken = await store.take(large, READING, stopping(true))
    expect(taken?.cutBecause).toBe('The reading was cancelled; what had been read was taken.')
    expect((await ids(store)).length).toBe(taken?.rows)
  })

  it('stays as it was where a feed of a gigabyte is cancelled, and no more of that is read', async () => {
    const store = storeOn(memoryKeep())
    await store.take(feed('A'), READING, ON)
    let read = 0
    let isClosed = false
    const large: FeedSource = {
      name: 'large.ndjson',
      bytes: 1_000_000_000,
      open: async function* (passed) {
        try {
          while (read < 1_000_000_000) {
            const piece = new TextEncoder().encode(`${rowOf(`P${String(read)}`)}\n`)
            read += piece.length
            passed(piece.length)
            yield piece
          }
        } finally {
          isClosed = true
        }
      },
    }
    const told: number[] = []
    const taken = await store.take(large, READING, {
      goesOn: async ({ rows, ofBytes }) => {
        expect(ofBytes).toBe(1_000_000_000)
        told.push(rows)
        return rows < 100
      },
      takesPartial: async (rows) => {
        expect(rows).toBe(100)
        return false
      },
    })
    expect([taken, told.length, isClosed]).toEqual([null, 100, true])
    expect(read).toBeLessThan(20_000)
    expect(await ids(store)).toEqual(['A'])
  })

  it('comes back after it was removed, until it is let go of', async () => {
    const store = storeOn(memoryKeep())
    const taken = await store.take(feed('A', 'B'), READING, ON)
    const id = taken?.id ?? ''
    await store.remove()
    expect(await store.putBack('another')).toBe(false)
    expect(await store.putBack(id)).toBe(true)
    expect(await store.kept()).toEqual(taken)
    expect(await ids(store)).toEqual(['A', 'B'])
    await store.remove()
    await store.forget(id)
    expect(await store.putBack(id)).toBe(false)
    expect(await store.kept()).toBeNull()
  })

  it('does not come back over one that was taken since', async () => {
    const store = storeOn(memoryKeep())
    const first = await store.take(feed('A'), READING, ON)
    await store.remove()
    await store.take(feed('B'), READING, ON)
    expect(await store.putBack(first?.id ?? '')).toBe(false)
    expect(await ids(store)).toEqual(['B'])
  })

  it('is untouched by an import that was interrupted', async () => {
    const keep = memoryKeep()
    await storeOn(keep).take(feed('A'), READING, ON)
    // a worker that is killed answers nothing more
    const killed = new Promise<boolean>(() => {})
    let isReading: (value: unknown) => void = () => {}
    const reading = new Promise((resolve) => {
      isReading = resolve
    })
    void storeOn(keep).take(feed('B', 'C'), READING, {
      ...ON,
      goesOn: async () => {
        isReading(null)
        return killed
      },
    })
    await reading
    const next = storeOn(keep)
    expect(await ids(next)).toEqual(['A'])
    expect((await next.take(feed('D'), READING, ON))?.rows).toBe(1)
  })
})

describe('where nothing can be kept', () => {
  it('says so before, takes a catalog for this visit, and says that too', async () => {
    const blocked = async () => {
      throw new DOMException('blocked', 'InvalidStateError')
    }
    const store = storeOn({
      ...memoryKeep(),
      current: blocked,
      parts: blocked,
      begin: blocked,
      remove: blocked,
    })
    await expect(store.kept()).rejects.toThrow('This browser keeps nothing')
    const taken = await store.take(feed('A', 'B'), READING, ON)
    expect(taken?.isForThisVisit).toBe(true)
    expect(await store.kept()).toEqual(taken)
    expect(await ids(store)).toEqual(['A', 'B'])
    await store.remove()
    await expect(store.kept()).rejects.toThrow('This browser keeps nothing')
    expect(await store.putBack(taken?.id ?? '')).toBe(true)
    expect(await ids(store)).toEqual(['A', 'B'])
  })

  it('for want of room goes on in memory, and leaves the catalog that is kept', async () => {
    for (const changes of [{ add: full }, { finish: full }]) {
      const keep = memoryKeep()
      await storeOn(keep).take(feed('A'), READING, ON)
      const store = storeOn(failing(keep, changes))
      const taken = await store.take(feed('B', 'C'), READING, ON)
      expect(taken).toMatchObject({ isForThisVisit: true, rows: 2, cutBecause: null })
      expect(await ids(store)).toEqual(['B', 'C'])
      expect(await ids(storeOn(keep))).toEqual(['A'])
    }
  })
})

it('moves prices and stock in the week after, and keeps every listing', async () => {
  const many = Array.from({ length: 300 }, (_, at) => `P${String(at)}`)
  const store = storeOn(memoryKeep())
  await store.take(feed(...many), READING, ON)
  const [now, then] = await Promise.all([store.engine('this'), store.engine('next')])
  const pricesOf = async (catalog: typeof now) =>
    Promise.all(many.map(async (id) => (await catalog.product(id, ['us']))?.product.offerPrice))
  const [before, after] = [await pricesOf(now), await pricesOf(then)]
  expect(after).not.toContain(undefined)
  const moved = after.filter((price, at) => price !== before[at]).length
  expect(moved).toBeGreaterThan(0)
  expect(moved).toBeLessThan(60)
})
