import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchPart } from './watchPart.ts'

afterEach(() => vi.useRealTimers())

describe('a watched part of the page', () => {
  const settle = () => act(async () => {})
  const part = () => {
    const section = document.createElement('section')
    document.body.append(section)
    return section
  }

  it('is checked on each change until the condition is met', async () => {
    const section = part()
    const isOver = vi.fn<() => boolean>(() => false)
    watchPart(section, isOver)
    section.append('rows')
    await settle()
    section.setAttribute('aria-busy', 'true')
    await settle()
    expect(isOver).toHaveBeenCalledTimes(2)
    isOver.mockReturnValue(true)
    section.append(document.createElement('div'))
    await settle()
    section.append('more')
    await settle()
    expect(isOver).toHaveBeenCalledTimes(3)
  })

  it('is checked on changes inside its rows, too', async () => {
    const section = part()
    section.innerHTML = '<div><p></p></div>'
    const isOver = vi.fn<() => boolean>(() => false)
    watchPart(section, isOver)
    section.querySelector('p')?.append('rows')
    await settle()
    expect(isOver).toHaveBeenCalledOnce()
  })

  it('is no longer checked after 10 seconds, or once watching was stopped', async () => {
    vi.useFakeTimers()
    const isOver = vi.fn<() => boolean>(() => false)
    const [late, left] = [part(), part()]
    watchPart(late, isOver)
    watchPart(left, isOver)()
    left.append('rows')
    await settle()
    expect(isOver).not.toHaveBeenCalled()
    vi.advanceTimersByTime(10_000)
    late.append('rows')
    await settle()
    expect(isOver).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })
})
