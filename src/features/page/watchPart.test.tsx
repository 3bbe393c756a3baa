import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchPart } from './watchPart.ts'

afterEach(() => vi.useRealTimers())

describe('a part of the page that is waited for', () => {
  const settle = () => act(async () => {})
  const part = () => {
    const section = document.createElement('section')
    document.body.append(section)
    return section
  }

  it('is looked at with each change until that is over', async () => {
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

  it('is looked at below its own rows, too', async () => {
    const section = part()
    section.innerHTML = '<div><p></p></div>'
    const isOver = vi.fn<() => boolean>(() => false)
    watchPart(section, isOver)
    section.querySelector('p')?.append('rows')
    await settle()
    expect(isOver).toHaveBeenCalledOnce()
  })

  it('is looked at no longer after ten seconds, or when nobody waits any more', async () => {
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
