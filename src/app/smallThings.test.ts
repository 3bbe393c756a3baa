import { beforeEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from '@/lib/whenIdle.ts'
import { fakeStorage, refuse } from '@test/stored/fakeStorage.ts'
import { whenSeen } from './offline/whenSeen.ts'
import { removeDemoWorker } from './start/demoWorker.ts'
import { entryKey, note } from './start/entryNotes.ts'
import { loadOrReload, reloadIfLoadFailed } from './start/reloadOnce.ts'

describe('code that fails to load', () => {
  const reload = vi.fn<() => void>()
  const failToLoad = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))

  beforeEach(() => {
    reload.mockReset()
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('window', { location: { reload } })
    vi.stubGlobal('sessionStorage', fakeStorage())
  })

  it('reloads the page to find a new build, once for each part', async () => {
    expect(await loadOrReload(() => Promise.resolve('page'), 'one')).toBe('page')
    expect(reload).not.toHaveBeenCalled()
    void loadOrReload(failToLoad, 'one')
    await expect.poll(() => reload.mock.calls.length).toBe(1)
    await expect(loadOrReload(failToLoad, 'one')).rejects.toThrow('Failed to fetch')
    expect(reload).toHaveBeenCalledTimes(1)
    void loadOrReload(failToLoad, 'two')
    await expect.poll(() => reload.mock.calls.length).toBe(2)
  })

  it('is an error when offline or without session storage', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    await expect(loadOrReload(failToLoad, 'one')).rejects.toThrow('Failed to fetch')
    vi.stubGlobal('navigator', { onLine: true })
    vi.spyOn(sessionStorage, 'setItem').mockImplementation(refuse)
    await expect(loadOrReload(failToLoad, 'one')).rejects.toThrow('Failed to fetch')
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    [new Error('Failed to fetch dynamically imported module: /a.js'), 1],
    [new Error('Importing a module script failed.'), 1],
    [new Error('Unable to preload CSS for /a.css'), 1],
    [new Error('x is undefined'), 0],
    ['dynamically imported module', 0],
  ])('is distinguished from other errors: %s', (error, times) => {
    reloadIfLoadFailed(error, 'one')
    expect(reload).toHaveBeenCalledTimes(times)
  })
})

describe('notes on history entries', () => {
  it('are limited to the latest 50', () => {
    const notes = new Map<string, number>()
    for (let at = 0; at < 50; at += 1) note(notes, String(at), at)
    note(notes, '0', 100)
    expect(notes.size).toBe(50)
    note(notes, '50', 50)
    expect(notes.size).toBe(50)
    expect([notes.has('0'), notes.has('1'), notes.get('0')]).toEqual([true, false, 100])
  })

  it.each([
    [null, 'default'],
    [{}, 'default'],
    [{ key: 'abc' }, 'abc'],
  ])('use the key of the current entry: %j', (state, key) => {
    vi.stubGlobal('window', { history: { state } })
    expect(entryKey()).toBe(key)
  })
})

describe('work that can wait', () => {
  it('runs when the page is idle, or after a moment without idle callbacks', () => {
    const work = vi.fn<() => void>()
    vi.stubGlobal('window', { requestIdleCallback: (act: () => void) => act() })
    whenIdle(work)
    expect(work).toHaveBeenCalledTimes(1)
    vi.useFakeTimers()
    vi.stubGlobal('window', {})
    whenIdle(work)
    expect(work).toHaveBeenCalledTimes(1)
    vi.runAllTimers()
    expect(work).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })

  it('runs once, when the page becomes visible', () => {
    const work = vi.fn<() => void>()
    const page = Object.assign(new EventTarget(), { hidden: true })
    const change = (hidden: boolean) => {
      page.hidden = hidden
      page.dispatchEvent(new Event('visibilitychange'))
    }
    vi.stubGlobal('document', page)
    whenSeen(work)
    change(true)
    expect(work).not.toHaveBeenCalled()
    change(false)
    change(true)
    change(false)
    expect(work).toHaveBeenCalledTimes(1)
    whenSeen(work)
    expect(work).toHaveBeenCalledTimes(2)
  })
})

describe('the service worker of an earlier demo', () => {
  it('is unregistered, and no other one is', async () => {
    const aWorker = (name?: string) => ({
      active: name === undefined ? null : { scriptURL: `https://here.example/${name}` },
      unregister: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
    })
    const all = [aWorker('mockServiceWorker.js'), aWorker('offlineWorker.js'), aWorker()]
    vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: () => Promise.resolve(all) } })
    await removeDemoWorker()
    expect(all.map(({ unregister }) => unregister.mock.calls.length)).toEqual([1, 0, 0])
  })

  it('isn’t looked for in a browser without service workers', async () => {
    vi.stubGlobal('navigator', {})
    await expect(removeDemoWorker()).resolves.toBeUndefined()
  })
})
