import { afterEach, expect, it, vi } from 'vitest'
import { database } from './database.ts'

afterEach(() => vi.unstubAllGlobals())

it('a refused database counts as none, and is requested again on the next use', async () => {
  const open = vi.fn<() => never>(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  vi.stubGlobal('indexedDB', { open })
  expect(await database()).toBeNull()
  expect(await database()).toBeNull()
  expect(open).toHaveBeenCalledTimes(2)
})
