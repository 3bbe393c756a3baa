import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { defaultApiVariant } from '@/api/apiVariant.ts'
import { rememberCatalog } from '@/storage/preferences/catalogMark.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { forgetSecrets, saveSecrets } from '@/storage/preferences/secrets.ts'
import { demo } from '@test/demo.ts'
import { aDemo } from '@test/made/aDemo.ts'
import { noOwnCatalog } from '@test/pages/ownCatalogFake.ts'
import { boot } from './boot.ts'
import { connectionSource } from './connectionSource.ts'
import { followSettings } from './followSettings.ts'
import type { Environment } from './resolvedConnection.ts'

const live: Environment = {
  home: 'http://localhost:3000/catalog',
  startDemo: null,
  live: () => Promise.resolve(),
}
const withDemo: Environment = {
  ...live,
  startDemo: () => Promise.resolve({ ...aDemo, own: noOwnCatalog() }),
}
const direct = { way: 'direct', baseUrl: 'https://catalog.example/api' } as const

/** The server’s answer for the configuration file; null if there is no such file. */
function serve(file: object | string | null, status = file === null ? 404 : 200) {
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  demo.server.use(
    http.get('http://localhost:3000/catalog/config.json', () => new HttpResponse(text, { status })),
  )
}

async function connected(environment: Environment = live) {
  const booted = await boot(environment)
  if (booted.kind === 'wrong') throw new Error('the configuration was refused')
  return booted.connection
}

describe('the connection that the app starts with', () => {
  it.each([null, {}, '', '<!doctype html><title>App</title>'])(
    'is the proxy of a live build when the configuration is %j',
    async (file) => {
      serve(file)
      expect(await connected()).toMatchObject({
        mode: 'proxy',
        id: 'proxy',
        baseUrl: live.home,
        apiKey: null,
        apiVariant: defaultApiVariant,
      })
    },
  )

  it('is the demo in a demo build', async () => {
    serve({})
    expect(await connected(withDemo)).toMatchObject({ mode: 'demo', id: 'demo', apiKey: 'demo' })
  })

  it('is your own catalog with its countries when you chose it in the demo', async () => {
    serve({ countries: { default: ['in'] }, currencyLabels: { de: '€' } })
    rememberCatalog({ id: 'f1', fileName: 'feed.csv', countries: ['de'], isForThisVisit: false })
    expect(await connected(withDemo)).toMatchObject({
      mode: 'demo',
      id: 'own f1',
      defaults: { countries: ['de'], offered: ['de'], labels: { de: '€' } },
      badge: ['Your data', ', in this browser only', expect.stringContaining('feed.csv')],
    })
    const elsewhere = await connected()
    expect(elsewhere.id).toBe('proxy')
    expect(elsewhere.badge).toBeUndefined()
  })

  it('follows the configuration: base URL, API variant, countries and labels', async () => {
    serve({
      baseUrl: 'https://catalog.example/api/v1/',
      dialect: { indexBase: 1 },
      countries: { default: ['in'] },
      currencyLabels: { in: '₹' },
    })
    expect(await connected()).toMatchObject({
      mode: 'direct',
      id: 'direct https://catalog.example/api',
      baseUrl: 'https://catalog.example/api',
      apiKey: null,
      apiVariant: { ...defaultApiVariant, indexBase: 1 },
      defaults: { countries: ['in'], labels: { in: '₹' } },
    })
  })

  it('is a proxy at another path of this origin when the configuration names one', async () => {
    serve({ baseUrl: '/services/catalog/v1' })
    expect(await connected()).toMatchObject({
      mode: 'proxy',
      baseUrl: 'http://localhost:3000/services/catalog',
    })
  })

  it('is the service that you chose, with the key stored for its origin', async () => {
    serve({ dialect: { indexBase: 1 } })
    writePreference('', 'connection', direct)
    writePreference('direct https://catalog.example/api', 'dialect', { countryLists: 'comma' })
    saveSecrets('https://catalog.example', { apiKey: 'k', eanToken: 't' }, 'memory')
    expect(await connected()).toMatchObject({
      mode: 'direct',
      apiKey: 'k',
      eanToken: 't',
      apiVariant: { indexBase: 1, countryLists: 'comma' },
    })
    expect(await connected(withDemo)).toMatchObject({ mode: 'direct' })
    forgetSecrets()
  })

  it('never uses an http address, which would expose the key', async () => {
    serve({})
    writePreference('', 'connection', { way: 'direct', baseUrl: 'http://catalog.example' })
    expect(await connected()).toMatchObject({ mode: 'proxy' })
  })

  it('isn’t made from a wrong configuration, and the wrong field is named', async () => {
    serve({ dialect: { indexBase: 3 } })
    expect(await boot(live)).toMatchObject({
      kind: 'wrong',
      problems: [{ field: 'dialect.indexBase' }],
    })
  })

  it('isn’t made when the configuration can’t be loaded', async () => {
    demo.server.use(
      http.get('http://localhost:3000/catalog/config.json', () => HttpResponse.error()),
    )
    await expect(boot(live)).rejects.toThrow('Failed to fetch')
  })
})

describe('a change in Settings', () => {
  it('replaces the connection without a reload, and only when it affects the connection', async () => {
    serve({})
    const source = connectionSource(await connected())
    const before = source.current()
    const stop = followSettings(source, live, '{}')
    writePreference('proxy', 'mine', { us: ['northgate'] })
    expect(source.current()).toBe(before)
    writePreference('proxy', 'dialect', { indexBase: 1 })
    expect(source.current().apiVariant.indexBase).toBe(1)
    writePreference('', 'connection', direct)
    expect(source.current()).toMatchObject({ mode: 'direct', apiKey: null })
    saveSecrets('https://catalog.example', { apiKey: 'k', eanToken: null }, 'memory')
    expect(source.current().apiKey).toBe('k')
    writePreference('', 'connection', { way: 'direct', baseUrl: 'https://other.example' })
    expect(source.current().apiKey).toBeNull()
    stop()
    writePreference('', 'connection', null)
    expect(source.current().mode).toBe('direct')
    forgetSecrets()
  })
})
