import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handleKeyForLayer, layerOpened, showLayer } from './shortcuts/layer.ts'
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
  const isAwaited = handleKeyForLayer(event)
  expect(preventDefault).toHaveBeenCalledTimes(isAwaited ? 1 : 0)
  return isAwaited
}
/** The text typed for the layer before it opened. */
function written(): string | null {
  let text: string | null = null
  layerOpened((typed) => (text = typed))
  return text
}

beforeEach(() => showLayer('none'))

describe('key presses while a layer may be loading', () => {
  it('go to the page if no layer is loading', () => {
    expect(isAwaitedKey('a')).toBe(false)
    expect(isAwaitedKey('Escape')).toBe(false)
  })

  it('appear in the palette when it opens, without deleted characters', () => {
    showLayer('commands')
    for (const key of ['a', 'b', '😀', 'Backspace', ' ']) expect(isAwaitedKey(key)).toBe(true)
    expect(written()).toBe('ab ')
    expect(isAwaitedKey('c')).toBe(false)
    expect(written()).toBeNull()
  })

  it('are blocked from the page, and not saved as text, while the help is loading', () => {
    showLayer('help')
    expect(isAwaitedKey('a')).toBe(true)
    expect(written()).toBeNull()
  })

  it('are dropped if another layer is opened', () => {
    showLayer('commands')
    isAwaitedKey('a')
    showLayer('help')
    showLayer('commands')
    isAwaitedKey('b')
    expect(written()).toBe('b')
  })

  it('still count if the same layer is opened again', () => {
    showLayer('commands')
    isAwaitedKey('a')
    showLayer('commands')
    expect(written()).toBe('a')
  })

  it('cancel the layer with Escape', () => {
    showLayer('commands')
    expect(isAwaitedKey('Escape')).toBe(true)
    expect(isAwaitedKey('a')).toBe(false)
  })

  it('do nothing with Enter, and go to the page if they type no text', () => {
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
    ['with AltGr', { ctrlKey: true, altKey: true, isAltGraph: true }, true],
    ['during text composition', { isComposing: true }, false],
  ])('go to the layer or to the page %s', (_name, input, isAwaited) => {
    showLayer('commands')
    expect(isAwaitedKey('a', input)).toBe(isAwaited)
  })
})

describe('a key press', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['MacIntel', true],
    ['iPhone', true],
    ['Win32', false],
    ['Linux x86_64', false],
  ])('on %s uses Cmd instead of Ctrl: %s', (platform, is) => {
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
