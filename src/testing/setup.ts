/** For every test that renders: matchers, a clean page after each, and no console output that nobody expects. */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// A page waits for its chunk, the mock service and React; two cores shared with other tests need more than one second.
configure({ asyncUtilTimeout: 8000 })
vi.setConfig({ testTimeout: 20_000 })

const spies = { error: vi.spyOn(console, 'error'), warn: vi.spyOn(console, 'warn') }

beforeEach(() => {
  spies.error = vi.spyOn(console, 'error')
  spies.warn = vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  const said = [...spies.error.mock.calls, ...spies.warn.mock.calls]
  expect(said, 'unexpected console output').toEqual([])
})
