import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage, refuse } from '@test/stored/fakeStorage.ts'
import { tabMessages } from './tabMessages.ts'

const NAME = 'catalog-explorer:secrets'
const ORIGIN = 'https://catalog.example'
const secrets = { apiKey: 'sentinel', eanToken: null }
const none = { apiKey: null, eanToken: null }
const storedSecrets = { ...secrets, origin: ORIGIN, keeping: 'memory' }

/** All channels of this browser; a message through one reaches the others of the same name. */
class Channels extends EventTarget {
  static readonly open = new Set<Channels>()
  static sent: unknown[] = []

  readonly name: string

  constructor(name: string) {
    super()
    this.name = name
    Channels.open.add(this)
  }
  postMessage(data: unknown) {
    send(this, data)
  }
  onMessage(data: unknown) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
  close() {
    Channels.open.delete(this)
  }
}

function send(from: Channels, data: unknown) {
  Channels.sent.push(data)
  for (const other of Channels.open)
    if (other !== from && other.name === from.name) other.onMessage(data)
}

let storage: ReturnType<typeof fakeStorage>

beforeEach(() => {
  storage = fakeStorage()
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('BroadcastChannel', Channels)
  Channels.open.clear()
  Channels.sent = []
})
afterEach(() => vi.unstubAllGlobals())

/** Another tab is another instance of the module. */
async function openTab() {
  vi.resetModules()
  return import('@/storage/preferences/secrets.ts')
}

describe('secrets in session storage', () => {
  it.each([
    ['tab', { ...storedSecrets, keeping: 'tab' }, secrets],
    ['memory', storedSecrets, secrets],
    [
      'a key and a token',
      { ...storedSecrets, eanToken: 'token' },
      { apiKey: 'sentinel', eanToken: 'token' },
    ],
    ['neither a key nor a token', { ...storedSecrets, apiKey: null }, none],
  ])('are read: %s', async (_, value, read) => {
    storage.setItem(NAME, JSON.stringify(value))
    const tab = await openTab()
    expect(tab.readSecrets(ORIGIN)).toEqual(read)
    expect(tab.readSecretStorage()).toBe(value.keeping)
  })

  it.each([
    null,
    7,
    'held',
    {},
    { ...storedSecrets, origin: 7 },
    { ...storedSecrets, apiKey: 7 },
    { ...storedSecrets, eanToken: 7 },
    { ...storedSecrets, eanToken: undefined },
    { ...storedSecrets, keeping: 'disk' },
  ])('are ignored if it contains %j', async (value) => {
    storage.setItem(NAME, JSON.stringify(value))
    const tab = await openTab()
    expect(tab.readSecrets(ORIGIN)).toEqual(none)
    expect(tab.readSecretStorage()).toBe('memory')
  })

  it('are read only once', async () => {
    const tab = await openTab()
    expect(tab.readSecrets(ORIGIN)).toEqual(none)
    storage.setItem(NAME, JSON.stringify(storedSecrets))
    expect(tab.readSecrets(ORIGIN)).toEqual(none)
  })

  it('don’t replace secrets that were typed before the first read', async () => {
    storage.setItem(NAME, JSON.stringify({ ...storedSecrets, apiKey: 'old' }))
    const tab = await openTab()
    vi.spyOn(storage, 'removeItem').mockImplementation(() => {})
    tab.saveSecrets(ORIGIN, secrets, 'memory')
    expect(tab.readSecrets(ORIGIN)).toEqual(secrets)
  })

  it('are stored only on request, and removed again', async () => {
    const tab = await openTab()
    tab.saveSecrets(ORIGIN, secrets, 'memory')
    expect(Object.keys(storage)).toEqual([])
    tab.saveSecrets(ORIGIN, secrets, 'tab')
    expect(JSON.parse(storage.getItem(NAME) ?? '')).toEqual({ ...storedSecrets, keeping: 'tab' })
    expect(tab.readSecretStorage()).toBe('tab')
    tab.forgetSecrets()
    expect(Object.keys(storage)).toEqual([])
    expect(tab.readSecrets(ORIGIN)).toEqual(none)
    expect(tab.readSecretStorage()).toBe('memory')
  })

  it('stay in memory if session storage is switched off', async () => {
    vi.spyOn(storage, 'getItem').mockImplementation(refuse)
    vi.spyOn(storage, 'setItem').mockImplementation(refuse)
    vi.spyOn(storage, 'removeItem').mockImplementation(refuse)
    const tab = await openTab()
    expect(tab.readSecrets(ORIGIN)).toEqual(none)
    tab.saveSecrets(ORIGIN, secrets, 'tab')
    expect(tab.readSecrets(ORIGIN)).toEqual(secrets)
    expect(tab.readSecretStorage()).toBe('memory')
    tab.forgetSecrets()
    expect(tab.readSecrets(ORIGIN)).toEqual(none)
  })
})

describe('secrets of several tabs', () => {
  it('are requested by a tab without secrets, and sent by a tab that has them', async () => {
    const first = await openTab()
    first.shareSecrets()
    expect(Channels.sent).toEqual([{ kind: 'who knows' }])
    first.saveSecrets(ORIGIN, secrets, 'memory')
    expect(Channels.sent[1]).toEqual({ kind: 'known', held: storedSecrets })
    const second = await openTab()
    second.shareSecrets()
    expect(second.readSecrets(ORIGIN)).toEqual(secrets)
    expect(Channels.sent.slice(2)).toEqual([
      { kind: 'who knows' },
      { kind: 'known', held: storedSecrets },
    ])
    second.forgetSecrets()
    expect(first.readSecrets(ORIGIN)).toEqual(none)
  })

  it('are not requested by a tab that has them', async () => {
    const tab = await openTab()
    tab.saveSecrets(ORIGIN, secrets, 'memory')
    tab.shareSecrets()
    expect(Channels.sent).toEqual([])
  })

  it('are not sent by a tab that has none', async () => {
    const first = await openTab()
    first.shareSecrets()
    const second = await openTab()
    second.shareSecrets()
    expect(Channels.sent).toEqual([{ kind: 'who knows' }, { kind: 'who knows' }])
  })

  it('are ignored if they are damaged', async () => {
    const tab = await openTab()
    tab.shareSecrets()
    const other = new Channels(NAME)
    send(other, { kind: 'known', held: { ...storedSecrets, keeping: 'disk' } })
    expect(tab.readSecrets(ORIGIN)).toEqual(none)
    send(other, { kind: 'known', held: storedSecrets })
    expect(tab.readSecrets(ORIGIN)).toEqual(secrets)
  })

  it('are no longer shared once the last sharing has stopped', async () => {
    const tab = await openTab()
    const stopFirst = tab.shareSecrets()
    const stopSecond = tab.shareSecrets()
    stopFirst()
    Channels.sent = []
    tab.forgetSecrets()
    expect(Channels.sent).toEqual([{ kind: 'forget' }])
    stopSecond()
    tab.forgetSecrets()
    expect(Channels.sent).toHaveLength(1)
    expect(Channels.open.size).toBe(0)
  })

  it('stay in their tab if the browser has no channels', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const tab = await openTab()
    const stop = tab.shareSecrets()
    tab.saveSecrets(ORIGIN, secrets, 'memory')
    stop()
    expect(tab.readSecrets(ORIGIN)).toEqual(secrets)
  })
})

describe('a change of stored data', () => {
  it('notifies this tab and others, through a channel that is open while there are listeners', () => {
    const here = tabMessages('boxes')
    const there = tabMessages('boxes')
    const received: string[] = []
    const stops = [
      here.on((id) => received.push(`here ${id}`)),
      here.on((id) => received.push(`too ${id}`)),
      there.on((id) => received.push(`there ${id}`)),
    ]
    expect(Channels.open.size).toBe(2)
    here.notify('demo')
    expect(received.splice(0)).toEqual(['here demo', 'too demo', 'there demo'])
    expect(Channels.open.size).toBe(2)
    stops[0]?.()
    expect(Channels.open.size).toBe(2)
    there.notify('proxy')
    expect(received.splice(0)).toEqual(['there proxy', 'too proxy'])
    stops[1]?.()
    expect(Channels.open.size).toBe(1)
    here.notify('demo')
    expect(received).toEqual(['there demo'])
    expect(Channels.open.size).toBe(1)
    stops[2]?.()
    expect(Channels.open.size).toBe(0)
  })

  it('is ignored if the message is not a name', () => {
    const listener = vi.fn<(id: string) => void>()
    const stop = tabMessages('boxes').on(listener)
    send(new Channels('catalog-explorer:boxes'), 7)
    expect(listener).not.toHaveBeenCalled()
    stop()
  })

  it('notifies only this tab if the browser has no channels', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const listener = vi.fn<(id: string) => void>()
    const { on, notify } = tabMessages('boxes')
    const stop = on(listener)
    notify('demo')
    stop()
    notify('demo')
    expect(listener.mock.calls).toEqual([['demo']])
  })
})
