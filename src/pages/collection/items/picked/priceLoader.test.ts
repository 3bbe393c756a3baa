import { describe, expect, it, vi } from 'vitest'
import { KeyError } from '@/api/http/errors.ts'
import type { PriceAnswer } from '@/domain/picked/changeEntries.ts'
import { entryKey, type ListEntry } from '@/domain/picked/productList.ts'
import { aListEntry, aSeenProduct } from '@test/made/aListEntry.ts'
import { createPriceLoader } from './priceLoader.ts'

const entries = Array.from({ length: 10 }, (_, at) => aListEntry(`P${at}`))

/** A service that answers on demand, and the list of what was requested of it. */
function aLoader({ inSight: visibleKeys = [] as string[] } = {}) {
  const requested: string[] = []
  const ends = new Map<
    string,
    { answer: (answer: PriceAnswer) => void; fail: (error: Error) => void }
  >()
  const save = vi
    .fn<(answers: ReadonlyMap<string, PriceAnswer>) => Promise<void>>()
    .mockResolvedValue()
  const loader = createPriceLoader({
    request: ({ id }: ListEntry) =>
      new Promise((answer, fail) => {
        requested.push(id)
        ends.set(id, { answer, fail })
      }),
    save,
    visibleKeys: () => new Set(visibleKeys.map((id) => entryKey(aListEntry(id)))),
    now: () => 7,
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const shown = () =>
    new Promise<void>((resolve) => {
      const stop = loader.subscribe(() => {
        stop()
        resolve()
      })
    })
  return {
    loader,
    requested,
    save,
    shown,
    answer: async (id: string) => {
      ends.get(id)?.answer(aSeenProduct({ title: id }))
      await settle()
    },
    fail: async (id: string, error: Error) => {
      ends.get(id)?.fail(error)
      await settle()
    },
  }
}

describe('loading the prices of a picked collection', () => {
  it('requests four at a time, each once', async () => {
    const { loader, requested, answer } = aLoader()
    loader.load(entries)
    loader.load(entries)
    expect(requested).toEqual(['P0', 'P1', 'P2', 'P3'])
    await answer('P2')
    expect(requested).toEqual(['P0', 'P1', 'P2', 'P3', 'P4'])
  })

  it('requests the products on the screen first', async () => {
    const { loader, requested, answer } = aLoader({ inSight: ['P7', 'P8'] })
    loader.load(entries)
    expect(requested).toEqual(['P7', 'P8', 'P0', 'P1'])
    await answer('P7')
    expect(requested.at(-1)).toBe('P2')
  })

  it('saves all prices together once no request is running', async () => {
    const { loader, save, answer } = aLoader()
    loader.load(entries.slice(0, 3))
    await answer('P0')
    await answer('P1')
    expect(save).not.toHaveBeenCalled()
    await answer('P2')
    expect(save).toHaveBeenCalledOnce()
    expect([...(save.mock.calls[0]?.[0].keys() ?? [])]).toEqual(['us P0', 'us P1', 'us P2'])
  })

  it('marks each failed product, and loads it again on request', async () => {
    const { loader, requested, fail, answer, shown } = aLoader()
    const [first = aListEntry('P0')] = entries
    loader.load(entries.slice(0, 2))
    await fail('P0', new Error('broken'))
    await answer('P1')
    await shown()
    expect([...loader.states().values()].map(({ kind }) => kind)).toEqual(['failed', 'answered'])
    loader.loadAgain([first])
    expect(requested).toEqual(['P0', 'P1', 'P0'])
  })

  it('continues with the other products when one fails', async () => {
    const { loader, requested, fail } = aLoader()
    loader.load(entries)
    await fail('P0', new Error('broken'))
    expect(requested).toEqual(['P0', 'P1', 'P2', 'P3', 'P4'])
  })

  it('requests nothing more once the key is refused', async () => {
    const { loader, requested, fail, shown } = aLoader()
    loader.load(entries)
    await fail('P0', new KeyError('traits', 'The key was refused'))
    await shown()
    expect(requested).toHaveLength(4)
    expect(loader.states().get('us P9')?.kind).toBe('failed')
  })

  it('stops requesting when you leave the page, and saves what was loaded', async () => {
    const { loader, requested, answer, save } = aLoader()
    loader.load(entries)
    await answer('P0')
    loader.stop()
    expect(save).toHaveBeenCalledOnce()
    await answer('P1')
    expect(requested).toHaveLength(5)
  })
})
