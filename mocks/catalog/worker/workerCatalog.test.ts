import { describe, expect, it } from 'vitest'
import type { SearchRequest } from '../catalog.ts'
import { createCatalog } from '../createCatalog.ts'
import { randomCatalog } from '../randomCatalog.ts'
import { type Port, workerCatalog } from './workerCatalog.ts'
import { workerHost } from './workerHost.ts'

const COUNTRIES = ['us', 'in', 'de']
const REQUEST: SearchRequest = {
  countries: COUNTRIES,
  q: 'po',
  filters: { brand: '__proto__' },
  start: 0,
  rows: 5,
  ownFacet: 'all',
}
const here = createCatalog(randomCatalog(3, 200))

/** Connects both sides in one thread; messages are cloned as between threads. */
const connected = (build = async (size: number) => createCatalog(randomCatalog(3, size))) => {
  const target = new EventTarget()
  const host = workerHost(build, (answer) => {
    target.dispatchEvent(new MessageEvent('message', { data: structuredClone(answer) }))
  })
  const port: Port = {
    postMessage: (message) => void host(structuredClone(message)),
    addEventListener: (type, listener) => {
      target.addEventListener(type, listener)
    },
  }
  return { target, catalog: workerCatalog(port, 200, 'this') }
}

describe('the catalog engine in a worker', () => {
  it('answers every method like the engine in the same thread', async () => {
    const { catalog } = connected()
    const url = 'https://shop.example/p/4?color=1'
    expect(await catalog.search(REQUEST)).toEqual(await here.search(REQUEST))
    expect(await catalog.product('ID-4', COUNTRIES)).toEqual(await here.product('ID-4', COUNTRIES))
    expect(await catalog.byUrl(url, COUNTRIES, null, null)).toHaveLength(1)
    expect(await catalog.byCode('0000000000001', COUNTRIES)).toHaveLength(3)
    expect(await catalog.merchants()).toEqual(await here.merchants())
  })

  it('doesn’t mix up simultaneous requests', async () => {
    const { catalog } = connected()
    const pages = await Promise.all(
      [0, 5, 10].map((start) => catalog.search({ ...REQUEST, filters: {}, start })),
    )
    const ids = pages.flatMap(({ listings }) => listings.map(({ product }) => product.productId))
    expect(new Set(ids).size).toBe(15)
  })

  it('rejects each request with the reason if the engine can’t be built', async () => {
    const { catalog } = connected(async () => {
      throw new Error('no memory')
    })
    await expect(catalog.merchants()).rejects.toThrow('no memory')
    await expect(catalog.merchants()).rejects.toThrow('no memory')
  })

  it('rejects open and later requests if the worker can’t run', async () => {
    const target = new EventTarget()
    const catalog = workerCatalog(
      {
        postMessage: () => undefined,
        addEventListener: (type, listener) => {
          target.addEventListener(type, listener)
        },
      },
      10,
      'this',
    )
    const open = catalog.merchants()
    target.dispatchEvent(new Event('error'))
    await expect(open).rejects.toThrow('could not start')
    await expect(catalog.merchants()).rejects.toThrow('could not start')
  })
})
