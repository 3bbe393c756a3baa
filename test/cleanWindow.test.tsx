import { expect, it, vi } from 'vitest'
import { cleanWindow } from './cleanWindow.ts'

const address = window.location.href

it('cleanWindow restores changed and deleted properties, and removes added ones', () => {
  const focus = Reflect.get(HTMLElement.prototype, 'focus')
  const { matchMedia, fetch } = globalThis
  Object.assign(globalThis, { left: 1, matchMedia: () => null, fetch: () => null })
  Object.assign(Element.prototype, { scrollIntoView: () => {} })
  Object.assign(document, { left: 1 })
  HTMLElement.prototype.focus = () => {}
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  Reflect.deleteProperty(globalThis, 'structuredClone')
  cleanWindow()
  expect(globalThis).not.toHaveProperty('left')
  expect(document).not.toHaveProperty('left')
  expect(Element.prototype).not.toHaveProperty('scrollIntoView')
  expect(Reflect.get(HTMLElement.prototype, 'focus')).toBe(focus)
  expect(globalThis.fetch).toBe(fetch)
  expect(globalThis.structuredClone).toBeTypeOf('function')
  expect(navigator.onLine).toBe(true)
  // The set-up makes its own replacements after the cleaning.
  expect(globalThis.matchMedia).not.toBe(matchMedia)
  Object.assign(globalThis, { matchMedia })
})

it('cleanWindow empties the page and storage, and resets the address', () => {
  const { head, body, documentElement } = document
  head.append(document.createElement('style'))
  body.append(document.createElement('dialog'))
  documentElement.dataset['theme'] = 'dark'
  documentElement.style.setProperty('--bar', '3px')
  documentElement.scrollTop = 300
  document.title = 'Left'
  localStorage.setItem('left', '1')
  sessionStorage.setItem('left', '1')
  history.pushState({ left: 1 }, '', '/left?q=1')
  cleanWindow()
  expect(documentElement.outerHTML).toBe('<html><head></head><body></body></html>')
  expect(documentElement.scrollTop).toBe(0)
  expect(document.body).toBe(body)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect(window.location.href).toBe(address)
  expect(history.state).toBeNull()
})

it('cleanWindow removes earlier listeners, observers and channels', async () => {
  const received: string[] = []
  const targets = { window, document, html: document.documentElement, body: document.body }
  for (const [name, target] of Object.entries(targets)) {
    target.addEventListener('left', () => received.push(name))
    target.addEventListener('left', { handleEvent: () => received.push(name) }, { capture: true })
  }
  new MutationObserver(() => received.push('watcher')).observe(document.body, { childList: true })
  new BroadcastChannel('left').addEventListener('message', () => received.push('channel'))
  cleanWindow()
  for (const target of Object.values(targets)) target.dispatchEvent(new Event('left'))
  document.body.append('here')
  const other = new BroadcastChannel('left')
  const after = new BroadcastChannel('left')
  const message = new Promise((resolve) => after.addEventListener('message', resolve))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  other.postMessage('here')
  await message
  expect(received).toEqual([])
})

it('cleanWindow cancels earlier animation frames and lets new ones run', async () => {
  let frames = 0
  requestAnimationFrame(() => (frames += 1))
  cleanWindow()
  await new Promise(requestAnimationFrame)
  expect(frames).toBe(0)
})

it('cleanWindow cancels work that waits for idle time', () => {
  const work = vi.fn<() => void>()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  window.requestIdleCallback(work)
  cleanWindow()
  vi.runAllTimers()
  vi.useRealTimers()
  expect(work).not.toHaveBeenCalled()
})
