import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Reloads the module, because the page's policy is created only once. */
const load = async () => {
  vi.resetModules()
  return (await import('./appScript.ts')).appScript
}

beforeEach(() => vi.stubGlobal('location', new URL('https://app.example/search')))
afterEach(() => vi.unstubAllGlobals())

it('is the whole address of a script of the app, and of no other place', async () => {
  const appScript = await load()
  expect(appScript('/assets/worker.js')).toBe('https://app.example/assets/worker.js')
  expect(() => appScript('https://other.example/worker.js')).toThrow(
    'https://other.example/worker.js is no script of this app',
  )
})

it('is made by the policy of the page, where the browser knows such', async () => {
  const createPolicy = vi.fn<(name: string, rules: unknown) => unknown>((_name, rules) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  const appScript = await load()
  expect(appScript('/one.js')).toBe('https://app.example/one.js')
  expect(appScript('/two.js')).toBe('https://app.example/two.js')
  expect(() => appScript('https://other.example/')).toThrow('is no script of this app')
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('app', expect.anything())
})
