import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { showOption } from '@/features/search-box/showOption.ts'
import { useOptionList } from './useOptionList.ts'

describe('an option in a list', () => {
  const list = { top: 100, height: 50 }
  /** How far the list scrolls to show a line of 20 px at this offset. */
  function shown(offsetTop: number): number {
    document.body.innerHTML = '<ul><li id="line"></li></ul>'
    const [box, line] = [document.querySelector('ul'), document.querySelector('li')]
    if (!box || !line) throw new Error('no list')
    box.scrollTop = list.top
    Object.defineProperty(box, 'clientHeight', { value: list.height })
    Object.defineProperties(line, { offsetTop: { value: offsetTop }, offsetHeight: { value: 20 } })
    showOption('line')
    return box.scrollTop
  }

  it.each([
    [0, 0],
    [99, 99],
    [100, 100],
    [130, 100],
    [131, 101],
    [500, 470],
  ])(
    'that is %i px from the top is visible after the list scrolls to %i px',
    (offsetTop, scrollTop) => {
      expect(shown(offsetTop)).toBe(scrollTop)
    },
  )

  it('that does not exist causes no error', () => {
    expect(() => showOption('nowhere')).not.toThrow()
  })
})

describe('the values of a facet', () => {
  const options = Array.from({ length: 350 }, (_, at) => ({
    value: `value ${at}`,
    count: 1,
    isApplied: false,
  })) as unknown as Parameters<typeof useOptionList>[0]
  const open = (count = 350) => renderHook(() => useOptionList(options.slice(0, count), 5)).result

  it('are a few at first, 100 more on each click, and a few again', () => {
    const list = open()
    const shownCounts = () => {
      const { visible, hidden, next, expanded } = list.current
      return [visible.length, hidden, next, expanded]
    }
    expect(shownCounts()).toEqual([5, 345, 100, false])
    act(() => list.current.showMore())
    expect(shownCounts()).toEqual([105, 245, 100, true])
    act(() => list.current.showMore())
    act(() => list.current.showMore())
    expect(shownCounts()).toEqual([305, 45, 45, true])
    act(() => list.current.showFewer())
    expect(shownCounts()).toEqual([5, 345, 100, false])
  })

  it('are up to 100 matches of a search, and 100 more on a click', () => {
    const list = open()
    act(() => list.current.setFind('value'))
    expect([list.current.visible.length, list.current.expanded]).toEqual([100, false])
    act(() => list.current.showMore())
    expect(list.current.visible).toHaveLength(200)
    expect(list.current.find).toBe('value')
  })

  it('can be searched if there are more than a few', () => {
    expect(open(5).current.searchable).toBe(false)
    expect(open(6).current.searchable).toBe(true)
  })
})
