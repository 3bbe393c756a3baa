import { beforeEach, describe, expect, it, vi } from 'vitest'

const ORIGIN = 'https://catalog.example'
const secrets = { apiKey: 'sentinel', eanToken: null }

/** Another tab is another instance of the module; session storage belongs to one tab, the channel connects all. */
async function openTab() {
  vi.resetModules()
  return import('./secrets.ts')
}

const written = (storage: Storage) => Object.values(storage).join(' ')

beforeEach(() => sessionStorage.clear())

describe('the API key', () => {
  it('is held in memory only', async () => {
    const tab = await openTab()
    tab.saveSecrets(ORIGIN, secrets, 'memory')
    expect(tab.readSecrets(ORIGIN)).toEqual(secrets)
    expect(written(sessionStorage) + written(localStorage)).not.toContain('sentinel')
    expect((await openTab()).readSecrets(ORIGIN).apiKey).toBeNull()
  })

  it('survives a reload of its tab on request, until the request is withdrawn', async () => {
    const tab = await openTab()
    tab.saveSecrets(ORIGIN, secrets, 'tab')
    const reloaded = await openTab()
    expect(reloaded.readSecrets(ORIGIN)).toEqual(secrets)
    expect(reloaded.readSecretStorage()).toBe('tab')
    expect(written(localStorage)).not.toContain('sentinel')
    reloaded.saveSecrets(ORIGIN, secrets, 'memory')
    expect(sessionStorage).toHaveLength(0)
  })

  it('is used only for the origin for which it was typed', async () => {
    const tab = await openTab()
    tab.saveSecrets(ORIGIN, secrets, 'memory')
    expect(tab.readSecrets('https://other.example')).toEqual({ apiKey: null, eanToken: null })
    tab.saveSecrets('https://other.example', { apiKey: 'new', eanToken: null }, 'memory')
    expect(tab.readSecrets(ORIGIN).apiKey).toBeNull()
  })

  it('is shared with other tabs, and forgotten in all of them', async () => {
    const first = await openTab()
    const stopFirst = first.shareSecrets()
    first.saveSecrets(ORIGIN, secrets, 'memory')
    const second = await openTab()
    const listener = vi.fn<() => void>()
    second.onSecrets(listener)
    const stopSecond = second.shareSecrets()
    await expect.poll(() => second.readSecrets(ORIGIN)).toEqual(secrets)
    expect(listener).toHaveBeenCalled()
    second.forgetSecrets()
    await expect.poll(() => first.readSecrets(ORIGIN).apiKey).toBeNull()
    stopFirst()
    stopSecond()
  })

  it.each(['nonsense', '{}', '{"origin":"https://catalog.example","apiKey":5}', 'null'])(
    'is null if session storage contains %s',
    async (text) => {
      sessionStorage.setItem('catalog-explorer:secrets', text)
      expect((await openTab()).readSecrets(ORIGIN).apiKey).toBeNull()
    },
  )
})
