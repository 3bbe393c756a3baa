import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useRowBlocks } from './useRowBlocks.ts'

const LOOK = { asks: 'all' }

function open(window: { first: number; last: number; top: number }, count: number) {
  const read = vi.fn<(from: number, to: number) => Promise<string[]>>(async (from, to) =>
    Array.from({ length: Math.min(to, count) - from }, (_, at) => `row ${from + at}`),
  )
  const { result, rerender } = renderHook((now) => useRowBlocks(read, LOOK, now), {
    initialProps: window,
  })
  const requested = () => read.mock.calls.map(([from]) => from)
  return {
    requested,
    rowAt: (index: number) => result.current.rowAt(index),
    moveTo: rerender,
  }
}

describe('the rows of a long result', () => {
  it('load from the first visible row downwards, and then above it', async () => {
    const { requested, rowAt } = open({ first: 160, last: 230, top: 180 }, 300)
    await waitFor(() => expect(rowAt(160)).toBe('row 160'))
    expect(requested()).toEqual([180, 200, 220, 160])
    expect(rowAt(229)).toBe('row 229')
    expect(rowAt(240)).toBeUndefined()
  })

  it('load once, and again after they were far away', async () => {
    const { requested, rowAt, moveTo } = open({ first: 0, last: 40, top: 0 }, 2000)
    await waitFor(() => expect(rowAt(39)).toBe('row 39'))
    moveTo({ first: 20, last: 60, top: 40 })
    await waitFor(() => expect(rowAt(59)).toBe('row 59'))
    expect(requested()).toEqual([0, 20, 40])
    moveTo({ first: 1000, last: 1020, top: 1000 })
    await waitFor(() => expect(rowAt(1000)).toBe('row 1000'))
    moveTo({ first: 0, last: 20, top: 0 })
    await waitFor(() => expect(requested()).toEqual([0, 20, 40, 1000, 0]))
  })

  it('load only up to the end of the result', async () => {
    const { requested, rowAt } = open({ first: 20, last: 45, top: 40 }, 45)
    await waitFor(() => expect(rowAt(20)).toBe('row 20'))
    expect(requested()).toEqual([40, 20])
    expect(rowAt(44)).toBe('row 44')
    expect(rowAt(45)).toBeUndefined()
  })

  it('load from the first visible row, however many come before it', async () => {
    const { requested, rowAt } = open({ first: 100, last: 230, top: 180 }, 300)
    await waitFor(() => expect(rowAt(179)).toBe('row 179'))
    expect(requested()).toEqual([180, 200, 220, 100, 120, 140, 160])
  })
})

describe('a new query', () => {
  type Query = { query: string; rows: string }
  const renderBlocks = (isSame?: (one: Query, other: Query) => boolean) => {
    const read = async (from: number, to: number) => {
      const { rows } = now
      return Array.from({ length: to - from }, (_, at) => `${rows} ${from + at}`)
    }
    let now: Query = { query: 'all', rows: 'old' }
    const window = { first: 0, last: 40, top: 0 }
    const view = renderHook((wanted: Query) => useRowBlocks(read, wanted, window, isSame), {
      initialProps: now,
    })
    const setQuery = (wanted: Query) => {
      now = wanted
      view.rerender(wanted)
    }
    return { setQuery, current: () => view.result.current }
  }

  it('is stale until its rows arrive, and shows the earlier rows meanwhile', async () => {
    const { setQuery, current } = renderBlocks()
    expect(current().isStale).toBe(false)
    await waitFor(() => expect(current().rowAt(39)).toBe('old 39'))
    expect(current().isStale).toBe(false)
    setQuery({ query: 'few', rows: 'new' })
    expect(current().isStale).toBe(true)
    expect(current().rowAt(0)).toBe('old 0')
    await waitFor(() => expect(current().rowAt(39)).toBe('new 39'))
    expect(current().isStale).toBe(false)
    expect(current().rowAt(0)).toBe('new 0')
  })

  it('isn’t stale when it equals the earlier one, but its rows load again', async () => {
    const { setQuery, current } = renderBlocks((one, other) => one.query === other.query)
    await waitFor(() => expect(current().rowAt(39)).toBe('old 39'))
    setQuery({ query: 'all', rows: 'new' })
    expect(current().isStale).toBe(false)
    await waitFor(() => expect(current().rowAt(39)).toBe('new 39'))
  })
})
