import { describe, expect, it, vi } from 'vitest'
import { madeProduct, piecesOf, recordLines } from './madeRecords.ts'
import { ownCatalog } from './ownCatalog.ts'
import { ownHost } from './ownHost.ts'
import type { HostPort } from './ownPort.ts'
import type { ToSender } from './recordsPort.ts'
import { memoryCatalogStore } from './stored/catalogStore.ts'
import { ownStore } from './stored/ownStore.ts'

const file = { fileName: 'feed.csv', bytes: 100 }

/** A port that delivers records with these ids, one in each piece. */
const records = (...ids: string[]): MessagePort => {
  const { port1, port2 } = new MessageChannel()
  const lines = recordLines(...ids.map((id) => madeProduct({ productId: id, title: id })))
  const pieces = piecesOf(lines, { size: 1 })
  const send = async () => {
    const { done, value } = await pieces.next()
    if (!done) port1.postMessage(value)
  }
  port1.addEventListener('message', ({ data }: MessageEvent<ToSender>) => {
    if (data.kind === 'more') void send()
    else port1.close()
  })
  port1.start()
  return port2
}

/** Connects both sides in one thread, with storage that survives restarts. */
const connected = (saved = new Map<string, string>()) => {
  const target = new EventTarget()
  const store = ownStore(memoryCatalogStore())
  const onMessage = ownHost(store, (data) => {
    target.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
  })
  const port: HostPort = {
    postMessage: (message) => {
      onMessage(message)
    },
    addEventListener: (type, listener) => {
      target.addEventListener(type, listener)
    },
  }
  // the cast: the part of Storage that is used
  const storage = {
    getItem: (name: string) => saved.get(name) ?? null,
    setItem: (name: string, value: string) => saved.set(name, value),
    removeItem: (name: string) => saved.delete(name),
  } as unknown as Storage
  const start = vi.fn<() => Promise<HostPort>>(async () => port)
  const later = vi.fn<(act: () => void) => void>()
  return { start, later, store, ...ownCatalog({ start, later, storage: () => storage }) }
}

const options = () => ({
  signal: new AbortController().signal,
  isPaused: () => false,
  onProgress: () => {},
  acceptsPartial: () => true,
})

describe('the page’s access to your own catalog', () => {
  it('imports and removes a catalog by messages', async () => {
    const { own } = connected()
    expect(await own.storedCatalog()).toBeNull()
    const imported = await own.importFile(file, records('A', 'B'), options())
    expect(imported?.rows).toBe(2)
    expect(await own.storedCatalog()).toEqual(imported)
    await own.remove()
    expect(await own.storedCatalog()).toBeNull()
  })

  it('restores a removed catalog, but not after deleting it permanently', async () => {
    const { own } = connected()
    const imported = await own.importFile(file, records('A'), options())
    const id = imported?.id ?? ''
    await own.remove()
    expect(await own.putBack(id)).toBe(true)
    expect(await own.storedCatalog()).toEqual(imported)
    await own.remove()
    await own.forget(id)
    expect(await own.putBack(id)).toBe(false)
  })

  it('opens its store later if a closed page left a removed catalog behind', async () => {
    const stored = new Map<string, string>()
    const closed = connected(stored)
    const id = (await closed.own.importFile(file, records('A'), options()))?.id ?? ''
    await closed.own.remove()
    const { start, later } = connected(stored)
    expect(later).toHaveBeenCalledOnce()
    expect(start).not.toHaveBeenCalled()
    later.mock.calls[0]?.[0]()
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
    await closed.own.forget(id)
    expect(connected(stored).later).not.toHaveBeenCalled()
  })

  it('answers from the chosen catalog, and from a new one at once', async () => {
    const { own, engine } = connected()
    expect(await engine('this')).toBeNull()
    const idOf = async (id: string) =>
      (await (await engine('this'))?.product(id, ['us']))?.product.productId
    await own.importFile(file, records('A'), options())
    own.choose('own')
    expect(own.active()).toBe('own')
    expect(await idOf('A')).toBe('A')
    await own.importFile(file, records('B'), options())
    expect([await idOf('A'), await idOf('B')]).toEqual([undefined, 'B'])
    own.choose('demo')
    expect(await engine('this')).toBeNull()
  })

  it('returns to the demo’s catalog if none is stored any longer', async () => {
    const { own, store, engine } = connected()
    await own.importFile(file, records('A'), options())
    own.choose('own')
    await store.remove()
    expect(await engine('this')).toBeNull()
    expect(own.active()).toBe('demo')
  })

  it('waits while it is paused, and asks whether to import a part', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { own } = connected()
    const stop = new AbortController()
    const seen: number[] = []
    const partial: number[] = []
    let paused: () => void = () => {}
    const isPaused = new Promise<void>((resolve) => {
      paused = resolve
    })
    const taking = own.importFile(file, records('A', 'B'), {
      signal: stop.signal,
      isPaused: () => true,
      onProgress: ({ rows }) => {
        seen.push(rows)
        paused()
      },
      acceptsPartial: (rows) => {
        partial.push(rows)
        return false
      },
    })
    await isPaused
    await vi.advanceTimersByTimeAsync(1000)
    expect(seen).toEqual([1])
    stop.abort()
    await vi.advanceTimersByTimeAsync(100)
    expect(await taking).toBeNull()
    expect(partial).toEqual([1])
    vi.useRealTimers()
  })

  it('ends at once on a cancel without records, and if cancelled before it begins', async () => {
    const { own } = connected()
    const stop = new AbortController()
    const { port2 } = new MessageChannel()
    const taking = own.importFile(file, port2, { ...options(), signal: stop.signal })
    stop.abort()
    expect(await taking).toBeNull()
    const late = own.importFile(file, records('A'), { ...options(), signal: stop.signal })
    expect(await late).toBeNull()
  })

  it('rejects open and later calls with the reason if the worker stops', async () => {
    const target = new EventTarget()
    const { own } = ownCatalog({
      start: async () => ({
        postMessage: () => {},
        addEventListener: (type, listener) => {
          target.addEventListener(type, listener)
        },
      }),
    })
    const taking = own.importFile(file, records('A'), options())
    await Promise.resolve()
    await Promise.resolve()
    target.dispatchEvent(new Event('error'))
    await expect(taking).rejects.toThrow('The demo service stopped.')
    await expect(own.storedCatalog()).rejects.toThrow('The demo service stopped.')
  })
})
