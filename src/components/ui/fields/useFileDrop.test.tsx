import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useFileDrop } from './useFileDrop.ts'

/** jsdom has no drag and drop: an event with the properties that the code reads. */
function drag(type: string, overrides: object = {}): Event {
  const event = new Event(type, { bubbles: true, cancelable: true })
  Object.assign(event, { dataTransfer: { types: ['Files'], files: [] }, ...overrides })
  act(() => void window.dispatchEvent(event))
  return event
}

it('the page shows that a file is dragged over it until the file leaves the page', () => {
  const { result } = renderHook(() => useFileDrop(() => {}))
  expect(drag('dragover').defaultPrevented).toBe(true)
  expect(result.current).toBe(true)
  drag('dragleave', { relatedTarget: document.body })
  expect(result.current).toBe(true)
  drag('dragleave', { relatedTarget: null })
  expect(result.current).toBe(false)
})

it('the page accepts a dropped file, ignores a drop without one, and leaves other drops to the browser', () => {
  const onFile = vi.fn<(file: File) => void>()
  const { result, unmount } = renderHook(() => useFileDrop(onFile))
  const file = new File(['a'], 'a.csv')
  drag('dragover')
  const text = { dataTransfer: { types: ['text/plain'], files: [] } }
  expect(drag('dragover', text).defaultPrevented).toBe(false)
  expect(drag('drop', text).defaultPrevented).toBe(false)
  expect(result.current).toBe(true)
  const dropped = drag('drop', { dataTransfer: { types: ['Files'], files: [file] } })
  expect(dropped.defaultPrevented).toBe(true)
  expect(result.current).toBe(false)
  expect(drag('drop').defaultPrevented).toBe(true)
  expect(onFile.mock.calls).toEqual([[file]])
  unmount()
  expect(drag('drop').defaultPrevented).toBe(false)
})
