import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isForAwaited, layerCame, showLayer } from './shortcuts/layer.ts'
import { isMac } from './shortcuts/platform.ts'
import { pressOf } from './shortcuts/pressOf.ts'

type Options = Partial<KeyboardEvent> & { isAltGraph?: boolean }

function press(key: string, { isAltGraph = false, ...given }: Options = {}) {
  const preventDefault = vi.fn<() => void>()
  const keys = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  const getModifierState = (name: string) => name === 'AltGraph' && isAltGraph
  const event = { key, isComposing: false, ...keys, ...given, preventDefault, getModifierState }
  return { event: event as unknown as KeyboardEvent, preventDefault }
}
const isTaken = (key: string, given?: Options) => {
  const { event, preventDefault } = press(key, given)
  const taken = isForAwaited(event)
  expect(preventDefault).toHaveBeenCalledTimes(taken ? 1 : 0)
  return taken
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
    expect(isTaken('a')).toBe(false)
    expect(isTaken('Escape')).toBe(false)
  })

  it('stand in the palette when it comes, less those taken back', () => {
    showLayer('commands')
    for (const key of ['a', 'b', '😀', 'Backspace', ' ']) expect(isTaken(key)).toBe(true)
    expect(written()).toBe('ab ')
    expect(isTaken('c')).toBe(false)
    expect(written()).toBeNull()
  })

  it('are kept from the page, and are no text, where the help is to come', () => {
    showLayer('help')
    expect(isTaken('a')).toBe(true)
    expect(written()).toBeNull()
  })

  it('are forgotten with the layer they were for', () => {
    showLayer('commands')
    isTaken('a')
    showLayer('help')
    showLayer('commands')
    isTaken('b')
    expect(written()).toBe('b')
  })

  it('still count after the same is asked for again', () => {
    showLayer('commands')
    isTaken('a')
    showLayer('commands')
    expect(written()).toBe('a')
  })

  it('call it off with Escape', () => {
    showLayer('commands')
    expect(isTaken('Escape')).toBe(true)
    expect(isTaken('a')).toBe(false)
  })

  it('do nothing with Enter, and are the page’s where they are no text', () => {
    showLayer('commands')
    expect(isTaken('Enter')).toBe(true)
    expect(isTaken('ArrowDown')).toBe(false)
    expect(isTaken('Tab')).toBe(false)
    expect(written()).toBeNull()
  })

  it.each([
    ['with Ctrl', { ctrlKey: true }, false],
    ['with Cmd', { metaKey: true }, false],
    ['with Alt', { altKey: true }, false],
    ['with Shift', { shiftKey: true }, true],
    ['made with AltGr', { ctrlKey: true, altKey: true, isAltGraph: true }, true],
    ['being composed', { isComposing: true }, false],
  ])('are taken or not %s', (_name, given, taken) => {
    showLayer('commands')
    expect(isTaken('a', given)).toBe(taken)
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
    const given = { code: 'KeyA', ctrlKey: true, repeat: true, timeStamp: 5, isAltGraph: true }
    expect(pressOf(press('a', given).event)).toEqual({
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
