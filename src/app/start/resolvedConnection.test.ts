import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfiguration } from '@/api/configuration.ts'
import type { CatalogMark } from '@/storage/preferences/catalogMark.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { forgetSecrets, saveSecrets } from '@/storage/preferences/secrets.ts'
import { fakeStorage } from '@test/stored/fakeStorage.ts'
import { resolvedConnection, type Environment } from './resolvedConnection.ts'

const environment: Environment = {
  home: 'https://here.example/app',
  startDemo: () => Promise.reject(new Error('no demo is needed')),
  live: () => Promise.resolve(),
}
const live = { ...environment, startDemo: null }

const OWN: CatalogMark = {
  id: '7',
  fileName: 'feed.csv',
  countries: ['at', 'be', 'ch', 'de', 'es', 'fr'],
  isForThisVisit: false,
}

function connected(
  from: Environment,
  configuration: object = {},
  catalog: CatalogMark | null = null,
) {
  const reading = readConfiguration(JSON.stringify(configuration))
  if (reading.kind !== 'ok') throw new Error('The configuration is wrong')
  const connection = resolvedConnection(from, reading.configuration, catalog)
  connection.demo?.catch(() => {})
  return connection
}

describe('the resolved connection', () => {
  it('is the demo in a demo build, whatever the configuration says', () => {
    expect(connected(environment, { baseUrl: 'https://catalog.example/api' })).toMatchObject({
      mode: 'demo',
      id: 'demo',
      baseUrl: 'https://here.example/app',
      apiKey: 'demo',
    })
  })

  it('offers the countries of your own catalog, and selects the first 4', () => {
    const { id, defaults, badge } = connected(environment, {}, OWN)
    expect(id).toBe('own 7')
    expect(defaults.offered).toEqual(OWN.countries)
    expect(defaults.countries).toEqual(['at', 'be', 'ch', 'de'])
    expect(badge?.join('')).toContain('feed.csv: it is saved only in this browser.')
  })

  it('uses the default countries when your own catalog names none', () => {
    const usual = connected(environment).defaults
    const { defaults, badge } = connected(
      environment,
      {},
      { ...OWN, countries: [], isForThisVisit: true },
    )
    expect(defaults).toEqual(usual)
    expect(badge?.join('')).toContain('feed.csv: it is lost when you close this page.')
  })

  it('is the live build’s own site, or the base URL in its configuration', () => {
    expect(connected(live)).toMatchObject({
      mode: 'proxy',
      id: 'proxy',
      baseUrl: live.home,
      apiKey: null,
    })
    expect(connected(live, { baseUrl: '/behind/v1' }).baseUrl).toBe('https://here.example/behind')
    expect(connected(live, { baseUrl: 'https://catalog.example/api' })).toMatchObject({
      mode: 'direct',
      id: 'direct https://catalog.example/api',
      baseUrl: 'https://catalog.example/api',
    })
  })

  it('ignores your own catalog in a live build', () => {
    expect(connected(live, {}, OWN)).toMatchObject({ id: 'proxy' })
    expect(connected(live, {}, OWN).badge).toBeUndefined()
  })

  describe('with the settings of this browser', () => {
    const SERVICE = 'https://catalog.example/api'
    const choose = (mode: 'demo' | 'proxy' | 'direct', baseUrl = '') =>
      writePreference('', 'connection', { way: mode, baseUrl })

    beforeEach(() => {
      vi.stubGlobal('localStorage', fakeStorage())
      vi.stubGlobal('sessionStorage', fakeStorage())
    })
    afterEach(() => forgetSecrets())

    it('is the service that you entered, instead of the demo or the configured one', () => {
      choose('direct', SERVICE)
      const other = { baseUrl: 'https://other.example' }
      expect(connected(environment, other)).toMatchObject({
        mode: 'direct',
        baseUrl: SERVICE,
        demo: null,
      })
      choose('direct', 'nonsense')
      expect(connected(environment, other).mode).toBe('demo')
      choose('demo', SERVICE)
      expect(connected(live, other).baseUrl).toBe('https://other.example')
    })

    it('is the proxy when you chose it instead of the configured service', () => {
      choose('proxy', SERVICE)
      expect(connected(live, { baseUrl: SERVICE })).toMatchObject({
        mode: 'proxy',
        baseUrl: live.home,
      })
    })

    it('has the secrets of its own origin, and none as a proxy', () => {
      saveSecrets('https://catalog.example', { apiKey: 'key', eanToken: 'token' }, 'memory')
      expect(connected(live, { baseUrl: SERVICE })).toMatchObject({
        apiKey: 'key',
        eanToken: 'token',
      })
      saveSecrets('https://here.example', { apiKey: 'key', eanToken: 'token' }, 'memory')
      expect(connected(live)).toMatchObject({ apiKey: null, eanToken: null })
      expect(connected(environment)).toMatchObject({ apiKey: 'demo', eanToken: 'token' })
      expect(connected(live, { baseUrl: SERVICE })).toMatchObject({ apiKey: null, eanToken: null })
    })
  })
})
