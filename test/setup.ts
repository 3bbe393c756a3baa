/** For every test that renders: matchers, what jsdom lacks, a clean page after each, and no console output that nobody expects. */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { dismissTrouble } from '@/storage/database/storageTrouble.ts'
import { cleanWindow } from './cleanWindow.ts'
import { lateElementError } from './lateErrors.ts'
import { shareStyles } from './sharedStyles.ts'

cleanWindow()
// jsdom has no database, and each page would say so; what is said of that is requested of browsers, in `e2e/storedData.e2e.ts`.
dismissTrouble('refused')

// A page waits for its parts, which are compiled when first requested, for the demo service and for React: beside four
// other runs on two cores that took twenty seconds. Who waits in vain fails late, and nobody else waits.
configure({ asyncUtilTimeout: 60_000, getElementError: lateElementError })

class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

class NoIntersectionObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

function matchMedia(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  })
}

shareStyles()
// No stubs: a test that takes back its own would take these along.
Object.assign(globalThis, {
  ResizeObserver: NoResizeObserver,
  IntersectionObserver: NoIntersectionObserver,
  matchMedia,
})
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}

/** jsdom has no such method; files are read by it. */
Blob.prototype.stream = function stream() {
  return new ReadableStream({
    start: async (controller) => {
      controller.enqueue(new Uint8Array(await this.arrayBuffer()))
      controller.close()
    },
  })
}

let said: unknown[][] = []

beforeEach(() => {
  said = []
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => said.push(words))
  }
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  if (said.length > 0) {
    throw new Error(`Unexpected console output: ${said.map((words) => words.join(' ')).join('\n')}`)
  }
})
