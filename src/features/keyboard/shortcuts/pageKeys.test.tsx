import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSelection, focusBox, goToPage, writeIntoBox } from './pageKeys.ts'

const show = (html: string) => {
  document.body.innerHTML = html
}
const BOX = '<div role="search"><input role="combobox" value="linen" /></div>'
const box = () => document.querySelector('input') as HTMLInputElement // shown by each test

beforeEach(() => show(''))

describe('the search box', () => {
  it('gets the focus with all its text selected, if the page has one', () => {
    expect(focusBox()).toBe(false)
    show(BOX)
    expect(focusBox()).toBe(true)
    expect(box()).toHaveFocus()
    expect([box().selectionStart, box().selectionEnd]).toEqual([0, 5])
  })

  it('replaces its text with what is typed elsewhere, then appends to it', () => {
    expect(writeIntoBox('s')).toBe(false)
    show(BOX)
    const listener = vi.fn<(event: Event) => void>()
    document.body.addEventListener('input', listener, { once: true })
    expect(writeIntoBox('s')).toBe(true)
    expect(listener).toHaveBeenCalledOnce()
    expect(writeIntoBox('hirt')).toBe(true)
    expect(box()).toHaveValue('shirt')
    expect(box()).toHaveFocus()
    box().setSelectionRange(1, 4)
    writeIntoBox('k')
    expect(box()).toHaveValue('skt')
  })
})

it('opens the next or previous page if there is a link to it', () => {
  show('<main><nav><a rel="next" href="#2">Next</a></nav></main>')
  const onClick = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  document.querySelector('a')?.addEventListener('click', onClick)
  expect(goToPage('prev')).toBe(false)
  expect(goToPage('next')).toBe(true)
  expect(onClick).toHaveBeenCalledOnce()
})

describe('clearing a selection with its key', () => {
  const ROW = '<table><tbody><tr data-row="0"><td><a href="/0">Row</a></td></tr></tbody></table>'
  const CLEAR = '<button data-clear>Clear</button>'
  const row = () => document.querySelector('a') as HTMLElement // shown by each test

  it('leaves the focus in its row', () => {
    show(`<main>${ROW}${CLEAR}</main>`)
    const onClick = vi.fn<() => void>(() => document.querySelector('button')?.focus())
    document.querySelector('button')?.addEventListener('click', onClick)
    row().focus()
    expect(clearSelection()).toBe(true)
    expect(onClick).toHaveBeenCalledOnce()
    expect(row()).toHaveFocus()
  })

  it('does nothing if nothing is selected or the focus is in no row', () => {
    show(`<main>${ROW}</main>`)
    row().focus()
    expect(clearSelection()).toBe(false)
    show(`<main>${ROW}${CLEAR}</main>`)
    const onClick = vi.fn<() => void>()
    document.querySelector('button')?.addEventListener('click', onClick)
    expect(clearSelection()).toBe(false)
    expect(onClick).not.toHaveBeenCalled()
  })
})
