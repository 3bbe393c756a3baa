import { afterEach, expect, it, vi } from 'vitest'
import { database } from './database.ts'

afterEach(() => vi.unstubAllGlobals())

it('a browser that refuses the database is one without, until somebody asks again', async () => {
  const open = vi.fn<() => never>(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  vi.stubGlobal('indexedDB', { open })
  expect(await database()).toBeNull()
  expect(await database()).toBeNull()
  expect(open).toHaveBeenCalledTimes(2)
})
