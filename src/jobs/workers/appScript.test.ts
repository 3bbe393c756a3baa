import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Reloads the module, because the page's policy is created only once. */
const load = async () => {
  vi.resetModules()
  return (await import('./appScript.ts')).appScript
}

beforeEach(() => vi.stubGlobal('location', new URL('https://app.example/search')))
afterEach(() => vi.unstubAllGlobals())

it('a script address is completed only for the app’s own scripts', async () => {
  const appScript = await load()
  expect(appScript('/assets/worker.js')).toBe('https://app.example/assets/worker.js')
  expect(() => appScript('https://other.example/worker.js')).toThrow(
    'https://other.example/worker.js is no script of this app',
  )
})

it('a script address is created by the page’s Trusted Types policy if the browser has them', async () => {
  const createPolicy = vi.fn<(name: string, rules: unknown) => unknown>((_name, rules) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  const appScript = await load()
  expect(appScript('/one.js')).toBe('https://app.example/one.js')
  expect(appScript('/two.js')).toBe('https://app.example/two.js')
  expect(() => appScript('https://other.example/')).toThrow('is no script of this app')
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('app', expect.anything())
})
