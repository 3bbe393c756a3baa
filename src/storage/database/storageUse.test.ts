import { describe, expect, it, vi } from 'vitest'
import { requestDurability, readDurability, readStorageUse } from './storageUse.ts'

const browser = (storage?: object) => vi.stubGlobal('navigator', { storage })
const fails = () => Promise.reject(new Error('refused'))

describe('the storage space of this browser', () => {
  it.each([
    [
      { usage: 0, quota: 9 },
      { used: 0, allowed: 9 },
    ],
    [
      { usage: 3, quota: 0 },
      { used: 3, allowed: 0 },
    ],
    [{ usage: 3 }, null],
    [{ quota: 9 }, null],
    [{}, null],
  ])('is read from %j', async (estimate, storageUse) => {
    browser({ estimate: () => Promise.resolve(estimate) })
    expect(await readStorageUse()).toEqual(storageUse)
  })

  it('is unknown if the browser doesn’t report it', async () => {
    browser()
    expect(await readStorageUse()).toBeNull()
    browser({ estimate: fails })
    expect(await readStorageUse()).toBeNull()
  })
})

describe.each([
  ['persisted', readDurability],
  ['persist', requestDurability],
])('the browser’s guarantee of durable storage, by %s', (name, read) => {
  it.each([
    [true, 'promised'],
    [false, 'not promised'],
  ])('is read from %j as “%s”', async (answer, durability) => {
    browser({ [name]: () => Promise.resolve(answer) })
    expect(await read()).toBe(durability)
  })

  it('is unsupported if the browser doesn’t offer one', async () => {
    browser()
    expect(await read()).toBe('unsupported')
    browser({})
    expect(await read()).toBe('unsupported')
    browser({ [name]: fails })
    expect(await read()).toBe('unsupported')
  })
})
