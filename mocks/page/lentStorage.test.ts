import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const refusal = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage')
})

it('lets msw load if local storage is refused, and refuses it again afterwards', async () => {
  Object.defineProperty(globalThis, 'localStorage', { get: refusal, configurable: true })
  const { takeBackStorage } = await import('./lentStorage.ts')
  expect(localStorage.getItem('__msw-cookie-store__')).toBeNull()
  takeBackStorage()
  expect(() => localStorage).toThrow('Access is denied')
})

it('doesn’t replace an available storage', async () => {
  const storage = {}
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
  const { takeBackStorage } = await import('./lentStorage.ts')
  expect(localStorage).toBe(storage)
  takeBackStorage()
  expect(localStorage).toBe(storage)
})
