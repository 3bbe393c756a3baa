import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useRowWindow } from './useRowWindow.ts'

/** Reports a size change, as the browser would. */
let notifySizes = () => {}
class ByHand implements ResizeObserver {
  constructor(notify: ResizeObserverCallback) {
    notifySizes = () => act(() => notify([], this))
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A table with rows of 20 px in a window of 400 px. */
function aTable() {
  const body = document.createElement('tbody')
  const row = document.createElement('tr')
  row.dataset.row = ''
  body.append(row)
  let top = 0
  vi.spyOn(row, 'getBoundingClientRect').mockReturnValue({ height: 20 } as DOMRect)
  vi.spyOn(body, 'getBoundingClientRect').mockImplementation(() => ({ top }) as DOMRect)
  vi.stubGlobal('innerHeight', 400)
  vi.stubGlobal('ResizeObserver', ByHand)
  const scrollTo = (rows: number) =>
    act(() => {
      top = -rows * 20
      window.dispatchEvent(new Event('scroll'))
    })
  return { body: { current: body }, scrollTo }
}

const open = (focusedIndex?: number) => {
  const { body, scrollTo } = aTable()
  const { result } = renderHook(() => useRowWindow(5000, body, undefined, focusedIndex))
  return { scrollTo, window: () => result.current }
}

/** The gap of so many rows of a given height. */
const gap = (rows: number, px = 20) => ({ rows, height: rows * px })

afterEach(() => vi.unstubAllGlobals())

describe('the rows of a long table', () => {
  it('are in the page only when in view or close to it', () => {
    const { scrollTo, window } = open()
    expect(window()).toMatchObject({ first: 0, last: 40, above: gap(0), below: gap(4960) })
    scrollTo(1000)
    expect(window()).toMatchObject({ first: 980, last: 1040, above: gap(980), below: gap(3960) })
  })

  it('have the same number of slots at every scroll position', () => {
    const { scrollTo, window } = open()
    scrollTo(1000)
    const { first, last, slots } = window()
    expect(slots).toBeGreaterThanOrEqual(last - first)
    scrollTo(4990)
    expect(window().slots).toBe(slots)
    // 20 rows in view, 20 more on either side, and two steps of 10.
    expect(slots).toBe(80)
  })

  it('leave room for the details of an opened row, above and below the view', () => {
    const { body, scrollTo } = aTable()
    const { result } = renderHook(() =>
      useRowWindow(5000, body, undefined, -1, { index: 3, height: 600 }),
    )
    expect(result.current).toMatchObject({ above: gap(0), below: gap(4970) })
    // The first 4 rows and the details below the last take the height of 34 rows.
    scrollTo(1030)
    expect(result.current).toMatchObject({ first: 980, last: 1040, below: gap(3960) })
    expect(result.current.above).toEqual({ rows: 980, height: 980 * 20 + 600 })
    scrollTo(20)
    expect(result.current).toMatchObject({ first: 0, last: 30 })
  })

  it('are all in the page when there are 100 or fewer', () => {
    const { body, scrollTo } = aTable()
    const { result, rerender } = renderHook((count: number) => useRowWindow(count, body), {
      initialProps: 100,
    })
    scrollTo(70)
    expect(result.current).toEqual({
      first: 0,
      last: 100,
      top: 70,
      above: gap(0),
      below: gap(0),
      slots: 100,
    })
    rerender(101)
    expect(result.current).toMatchObject({ first: 50, last: 101 })
    rerender(30)
    expect(result.current).toMatchObject({ first: 0, last: 30, top: 29 })
    rerender(0)
    expect(result.current).toMatchObject({ first: 0, last: 0, top: 0 })
  })

  it('are the first 60 until the table can be measured', () => {
    const { result } = renderHook(() => useRowWindow(5000, { current: null }))
    expect(result.current).toEqual({
      first: 0,
      last: 60,
      top: 0,
      above: gap(0, 32),
      below: gap(4940, 32),
      slots: 100,
    })
  })

  it('are those in view of a box that scrolls', () => {
    const { body } = aTable()
    const box = document.createElement('div')
    const edges = { top: 100, bottom: 300 }
    vi.spyOn(box, 'getBoundingClientRect').mockImplementation(() => edges as DOMRect)
    const { result } = renderHook(() => useRowWindow(5000, body, { current: box }))
    expect(result.current).toMatchObject({ first: 0, top: 0, last: 40 })
    edges.top = 1000
    edges.bottom = 1100
    notifySizes()
    expect(result.current).toMatchObject({ first: 30, top: 50, last: 70 })
  })

  it('are fewer while the table begins at the bottom of the window', () => {
    const { scrollTo, window } = open()
    scrollTo(-15)
    expect(window()).toMatchObject({ first: 0, last: 30, above: gap(0), below: gap(4970) })
  })

  it('are in the page even when the table is out of view', () => {
    const { scrollTo, window } = open()
    scrollTo(-100)
    expect(window()).toMatchObject({ first: 0, last: 20 })
    scrollTo(6000)
    expect(window()).toMatchObject({ first: 4979, last: 5000, below: gap(0) })
  })

  it('are measured again when their size changes, not at each rendering', () => {
    const { body } = aTable()
    const row = body.current.firstElementChild as HTMLElement
    const height = vi.spyOn(row, 'getBoundingClientRect').mockReturnValue({ height: 20 } as DOMRect)
    const { result, rerender } = renderHook(() => useRowWindow(5000, body))
    height.mockReset().mockReturnValue({ height: 40 } as DOMRect)
    rerender()
    expect(height).not.toHaveBeenCalled()
    notifySizes()
    expect(result.current).toMatchObject({ first: 0, last: 30, below: gap(4970, 40) })
  })

  it('never exceed the number of slots while you scroll', () => {
    const { scrollTo, window } = open(700)
    for (const rows of [0, 30, 300, 695, 720, 1000, 4980]) {
      scrollTo(rows)
      const { first, last, slots } = window()
      expect(last - first).toBeLessThanOrEqual(slots)
    }
  })

  it('include the focused row, above the view and below it', () => {
    const { scrollTo, window } = open(700)
    expect(window()).toMatchObject({ first: 0, last: 701 })
    scrollTo(1000)
    expect(window()).toMatchObject({ first: 700, last: 1040, above: gap(700) })
  })

  it('include a focused row up to 1,000 rows away', () => {
    const { scrollTo, window } = open(1000)
    scrollTo(2000)
    expect(window()).toMatchObject({ top: 2000, first: 1000 })
    scrollTo(2010)
    expect(window()).toMatchObject({ top: 2010, first: 1990 })
    scrollTo(0)
    expect(window()).toMatchObject({ top: 0, last: 1001 })
  })

  it('include the focused first or last row, but none past the end', () => {
    const first = open(0)
    first.scrollTo(500)
    expect(first.window()).toMatchObject({ first: 0, last: 540 })
    const last = open(4999)
    last.scrollTo(4500)
    expect(last.window()).toMatchObject({ first: 4480, last: 5000 })
    const beyond = open(5000)
    beyond.scrollTo(4500)
    expect(beyond.window()).toMatchObject({ first: 4480, last: 4540 })
  })

  it('don’t include a focused row that is thousands of rows away', () => {
    const { scrollTo, window } = open(10)
    scrollTo(4000)
    expect(window()).toMatchObject({ first: 3980, last: 4040 })
  })

  it('settle when their heights differ', () => {
    const { body, scrollTo } = aTable()
    const row = body.current.firstElementChild as HTMLElement
    let measured = 0
    vi.spyOn(row, 'getBoundingClientRect').mockImplementation(() => {
      measured += 1
      return { height: measured % 2 === 0 ? 20 : 40 } as DOMRect
    })
    const { result } = renderHook(() => useRowWindow(5000, body))
    scrollTo(1000)
    for (let times = 0; times < 50; times += 1) notifySizes()
    expect(result.current.last - result.current.first).toBeLessThan(100)
    expect(measured).toBeLessThan(20)
  })

  it('are measured by a loaded row, not by one that is still loading', () => {
    const { body } = aTable()
    const awaited = document.createElement('tr')
    awaited.dataset.row = ''
    awaited.dataset.awaited = ''
    vi.spyOn(awaited, 'getBoundingClientRect').mockReturnValue({ height: 50 } as DOMRect)
    body.current.prepend(awaited)
    const { result } = renderHook(() => useRowWindow(5000, body))
    expect(result.current).toMatchObject({ above: gap(0), below: gap(4960) })
  })
})
