import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isForAwaited, layerCame, showLayer } from './shortcuts/layer.ts'
import { isMac } from './shortcuts/platform.ts'
import { readKeyPress } from './shortcuts/readKeyPress.ts'

type Options = Partial<KeyboardEvent> & { isAltGraph?: boolean }

function pressKey(key: string, { isAltGraph = false, ...overrides }: Options = {}) {
  const preventDefault = vi.fn<() => void>()
  const keys = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  const getModifierState = (name: string) => name === 'AltGraph' && isAltGraph
  const event = { key, isComposing: false, ...keys, ...overrides, preventDefault, getModifierState }
  return { event: event as unknown as KeyboardEvent, preventDefault }
}
const isAwaitedKey = (key: string, input?: Options) => {
  const { event, preventDefault } = pressKey(key, input)
  const isAwaited = isForAwaited(event)
  expect(preventDefault).toHaveBeenCalledTimes(isAwaited ? 1 : 0)
  return isAwaited
}
/** The text typed for the layer before it opened. */
function written(): string | null {
  let text: string | null = null
  layerCame((typed) => (text = typed))
  return text
}

beforeEach(() => showLayer('none'))

describe('keys pressed while a layer is on its way', () => {
  it('are the page’s where none is', () => {
    expect(isAwaitedKey('a')).toBe(false)
    expect(isAwaitedKey('Escape')).toBe(false)
  })

  it('stand in the palette when it comes, less those taken back', () => {
    showLayer('commands')
    for (const key of ['a', 'b', '😀', 'Backspace', ' ']) expect(isAwaitedKey(key)).toBe(true)
    expect(written()).toBe('ab ')
    expect(isAwaitedKey('c')).toBe(false)
    expect(written()).toBeNull()
  })

  it('are kept from the page, and are no text, where the help is to come', () => {
    showLayer('help')
    expect(isAwaitedKey('a')).toBe(true)
    expect(written()).toBeNull()
  })

  it('are forgotten with the layer they were for', () => {
    showLayer('commands')
    isAwaitedKey('a')
    showLayer('help')
    showLayer('commands')
    isAwaitedKey('b')
    expect(written()).toBe('b')
  })

  it('still count after the same is asked for again', () => {
    showLayer('commands')
    isAwaitedKey('a')
    showLayer('commands')
    expect(written()).toBe('a')
  })

  it('call it off with Escape', () => {
    showLayer('commands')
    expect(isAwaitedKey('Escape')).toBe(true)
    expect(isAwaitedKey('a')).toBe(false)
  })

  it('do nothing with Enter, and are the page’s where they are no text', () => {
    showLayer('commands')
    expect(isAwaitedKey('Enter')).toBe(true)
    expect(isAwaitedKey('ArrowDown')).toBe(false)
    expect(isAwaitedKey('Tab')).toBe(false)
    expect(written()).toBeNull()
  })

  it.each([
    ['with Ctrl', { ctrlKey: true }, false],
    ['with Cmd', { metaKey: true }, false],
    ['with Alt', { altKey: true }, false],
    ['with Shift', { shiftKey: true }, true],
    ['made with AltGr', { ctrlKey: true, altKey: true, isAltGraph: true }, true],
    ['being composed', { isComposing: true }, false],
  ])('are taken or not %s', (_name, input, isAwaited) => {
    showLayer('commands')
    expect(isAwaitedKey('a', input)).toBe(isAwaited)
  })
})

describe('a click', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['MacIntel', true],
    ['iPhone', true],
    ['Win32', false],
    ['Linux x86_64', false],
  ])('on %s counts Cmd as it should: %s', (platform, is) => {
    vi.stubGlobal('navigator', { platform })
    expect(isMac()).toBe(is)
    const input = { code: 'KeyA', ctrlKey: true, repeat: true, timeStamp: 5, isAltGraph: true }
    expect(readKeyPress(pressKey('a', input).event)).toEqual({
      key: 'a',
      code: 'KeyA',
      ctrl: true,
      meta: false,
      alt: false,
      shift: false,
      altGraph: true,
      repeat: true,
      at: 5,
      isMac: is,
    })
  })
})
