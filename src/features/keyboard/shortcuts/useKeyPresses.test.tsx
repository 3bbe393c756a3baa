import { fireEvent, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { showLayer } from './layer.ts'
import { useKeyPresses } from './useKeyPresses.ts'

/** The keys of the shortcuts that were triggered. */
function listen({ singleKeys = true, isDone = true } = {}) {
  const onKey = vi.fn<(key: string) => boolean>(() => isDone)
  const view = renderHook(() =>
    useKeyPresses({ singleKeys, onShortcut: (_shortcut, key) => onKey(key) }),
  )
  return { ...view, keys: () => onKey.mock.calls.flat() }
}
/** Whether the key was left to the browser. */
const pressKey = (key: string, input: KeyboardEventInit = {}, at: Element = document.body) =>
  fireEvent.keyDown(at, { key, code: `Key${key.toUpperCase()}`, ...input })

function showAll(html: string): Element {
  document.body.innerHTML = html
  const element = document.body.firstElementChild
  if (!element) throw new Error('nothing shown')
  return element
}

beforeEach(() => {
  document.body.innerHTML = ''
  showLayer('none')
})

describe('the shortcuts of the app', () => {
  it('work on the page, and block the browser’s key if they did anything', () => {
    const { keys } = listen()
    expect(pressKey('j')).toBe(false)
    expect(pressKey('q')).toBe(true)
    expect(keys()).toEqual(['j'])
  })

  it('leave the key to the browser if they have nothing to do', () => {
    const { keys } = listen({ isDone: false })
    expect(pressKey('j')).toBe(true)
    expect(pressKey('k', { ctrlKey: true })).toBe(true)
    expect(keys()).toEqual(['j', 'k'])
  })

  it('include single characters only if these are switched on', () => {
    const { keys } = listen({ singleKeys: false })
    pressKey('j')
    pressKey('k', { ctrlKey: true })
    expect(keys()).toEqual(['k'])
  })

  it('can be two keys in a row, with Shift between them but no other key', () => {
    const { keys } = listen()
    pressKey('g')
    pressKey('Shift')
    expect(pressKey('s')).toBe(false)
    expect(keys()).toEqual(['s'])
    pressKey('g')
    pressKey('q')
    expect(pressKey('s')).toBe(true)
    expect(keys()).toEqual(['s'])
  })

  it('do nothing with a key that a control used, or while text is composed', () => {
    const { keys } = listen()
    pressKey('j', { isComposing: true })
    const control = showAll('<button>Control</button>')
    control.addEventListener('keydown', (event) => event.preventDefault())
    pressKey('j', {}, control)
    expect(keys()).toEqual([])
  })

  it('do nothing while a dialog is open', () => {
    const { keys } = listen()
    const dialog = showAll('<dialog open></dialog>')
    pressKey('j')
    expect(keys()).toEqual([])
    dialog.removeAttribute('open')
    pressKey('j')
    expect(keys()).toEqual(['j'])
  })

  it.each([
    '<input />',
    '<input type="search" />',
    '<textarea></textarea>',
    '<select></select>',
    '<div contenteditable="true"></div>',
    '<div role="menu"></div>',
    '<div role="listbox"></div>',
  ])('with a single character don’t work in %s', (html) => {
    const { keys } = listen()
    const field = showAll(html)
    expect(pressKey('j', {}, field)).toBe(true)
    expect(pressKey('k', { ctrlKey: true }, field)).toBe(false)
    expect(keys()).toEqual(['k'])
  })

  it.each([
    '<input type="checkbox" />',
    '<button></button>',
    '<div contenteditable="false"></div>',
  ])('with a single character work in %s', (html) => {
    const { keys } = listen()
    pressKey('j', {}, showAll(html))
    expect(keys()).toEqual(['j'])
  })

  it.each([
    '<input type="checkbox" />',
    '<input type="radio" />',
    '<input type="range" />',
    '<input type="button" />',
    '<div role="slider"></div>',
    '<div role="spinbutton"></div>',
    '<div role="switch"></div>',
    '<select></select>',
  ])('with a digit don’t work in %s, which has a value of its own', (html) => {
    const { keys } = listen()
    const control = showAll(html)
    expect(pressKey('7', {}, control)).toBe(true)
    expect(keys()).toEqual([])
    pressKey('7')
    expect(keys()).toEqual(['7'])
  })

  it('are blocked, for the page as well, while a layer is loading', () => {
    showLayer('commands')
    const { keys } = listen()
    const listener = vi.fn<() => void>()
    const control = showAll('<button>Control</button>')
    control.addEventListener('keydown', listener)
    pressKey('k', {}, control)
    expect(listener).not.toHaveBeenCalled()
    expect(keys()).toEqual([])
  })

  it('stop working when the component that listens is unmounted', () => {
    const { keys, unmount } = listen()
    unmount()
    pressKey('j')
    showLayer('commands')
    pressKey('j')
    expect(keys()).toEqual([])
  })
})
