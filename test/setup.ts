/**
 * Setup of every test that renders: matchers, what jsdom lacks, a clean page after each, and a failure on unexpected console
 * output.
 */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { dismissTrouble } from '@/storage/database/storageTrouble.ts'
import { cleanWindow } from './cleanWindow.ts'
import { lateElementError } from './lateErrors.ts'
import { shareStyles } from './sharedStyles.ts'

cleanWindow()
// jsdom has no database, and each page would report that; `e2e/storedData.e2e.ts` tests this message in browsers.
dismissTrouble('refused')

// A page waits for its parts, which are compiled when first requested, for the demo service and for React, which took twenty
// seconds beside four other runs on two cores. Only a failing test waits until the limit.
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
// Not stubs, because a test that removes its own stubs would remove these, too.
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

/** jsdom lacks this method, with which files are read. */
Blob.prototype.stream = function stream() {
  return new ReadableStream({
    start: async (controller) => {
      controller.enqueue(new Uint8Array(await this.arrayBuffer()))
      controller.close()
    },
  })
}

let consoleCalls: unknown[][] = []

beforeEach(() => {
  consoleCalls = []
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => consoleCalls.push(words))
  }
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  if (consoleCalls.length > 0) {
    throw new Error(
      `Unexpected console output: ${consoleCalls.map((words) => words.join(' ')).join('\n')}`,
    )
  }
})
