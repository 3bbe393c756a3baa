import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { announceResult } from '@/components/ui/panels/LiveRegion.tsx'
import { useFocusReturn } from '@/features/collections/selection/useFocusReturn.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { useAnnounceSelection } from './selectionWords.ts'

vi.mock('@/components/ui/panels/LiveRegion.tsx', { spy: true })

beforeEach(() => {
  vi.mocked(announceResult).mockReset()
})

describe('the announcement of selected rows', () => {
  const announcements = () => vi.mocked(announceResult).mock.calls.flat()

  it('is made for each change of the count, but not for the first count', () => {
    const { rerender } = renderHook((count: number) => useAnnounceSelection(count), {
      initialProps: 2,
    })
    for (const count of [3, 3, 1200, 1199, 0]) rerender(count)
    expect(announcements()).toEqual([
      '3 selected',
      '1,200 selected',
      '1,199 still selected',
      SELECTION.cleared,
    ])
  })
})

describe('returning the focus to the row that had it', () => {
  const show = () => {
    document.body.innerHTML =
      '<main tabindex="-1"><table><tbody><tr data-row="0"><td><a href="/0">Row</a></td></tr></tbody></table><button>Done</button></main>'
  }
  const row = () => document.querySelector('a') as HTMLElement // shown by each test
  const button = () => document.querySelector('button') as HTMLElement // shown by each test
  const open = (isThere = true) =>
    renderHook((is: boolean) => useFocusReturn(is), { initialProps: isThere })

  it('works from a control that is clicked after it', () => {
    show()
    const { result } = open()
    row().focus()
    button().focus()
    result.current(button())
    expect(row()).toHaveFocus()
  })

  it('works if the row had the focus before the control appeared', () => {
    show()
    row().focus()
    const { result } = open()
    button().focus()
    result.current(button())
    expect(row()).toHaveFocus()
  })

  it.each<[string, () => void]>([
    ['was removed', () => document.querySelector('tr')?.remove()],
    ['shows another product', () => row().setAttribute('href', '/1')],
  ])('moves the focus to the main area if the row %s', (_name, change) => {
    show()
    const { result } = open()
    row().focus()
    button().focus()
    change()
    result.current(button())
    expect(document.querySelector('main')).toHaveFocus()
  })

  it('works only while the control is shown, and then forgets the row', () => {
    show()
    const { result, rerender } = open(false)
    row().focus()
    button().focus()
    result.current(button())
    expect(document.querySelector('main')).toHaveFocus()
    rerender(true)
    row().focus()
    rerender(false)
    button().focus()
    result.current(button())
    expect(document.querySelector('main')).toHaveFocus()
  })
})
