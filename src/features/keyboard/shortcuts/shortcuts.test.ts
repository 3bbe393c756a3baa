import { describe, expect, it } from 'vitest'
import { chordOf, meaningOf, type KeyPress } from './keyMeaning.ts'
import { shortcuts } from './shortcuts.ts'

const plain: KeyPress = {
  key: '',
  code: '',
  ctrl: false,
  meta: false,
  alt: false,
  shift: false,
  altGraph: false,
  repeat: false,
  at: 0,
  isMac: false,
}

/** What one key does, in the words of the table; "…" if a second key is expected. */
function does(keyPress: Partial<KeyPress>, begun: { key: string; at: number } | null = null) {
  const meaning = meaningOf({ ...plain, ...keyPress }, begun, true)
  if (meaning.kind === 'begun') return '…'
  return meaning.kind === 'shortcut' ? meaning.shortcut.does : null
}

describe('the table of shortcuts', () => {
  it('gives no keys two meanings', () => {
    const handled = shortcuts.filter(({ kind }) => kind !== 'listed')
    const written = handled.map(
      ({ keys, kind, shift = false }) => `${kind} ${shift} ${keys.join(' ')}`,
    )
    expect(new Set(written).size).toBe(written.length)
  })

  it('has no single key that also begins a two-key shortcut', () => {
    const alone = shortcuts.filter(({ kind, keys }) => kind === 'single' && keys.length === 1)
    const begins = shortcuts
      .filter(({ kind, keys }) => kind === 'single' && keys.length > 1)
      .map(({ keys: [first] }) => first)
    expect(alone.filter(({ keys: [only] }) => begins.includes(only))).toEqual([])
  })

  it('has an action for each shortcut that the app handles', () => {
    const idle = shortcuts.filter(
      ({ kind, act, to }) => (kind === 'listed') !== (act === undefined && to === undefined),
    )
    expect(idle).toEqual([])
  })
})

describe('a key press', () => {
  it.each([
    ['/', { key: '/' }, 'Focus search'],
    ['/ on a keyboard that needs Shift for it', { key: '/', shift: true }, 'Focus search'],
    ['7', { key: '7' }, 'Scan into the search box'],
    [
      '7 on a keyboard that needs Shift for it',
      { key: '7', shift: true },
      'Scan into the search box',
    ],
    ['?', { key: '?', shift: true }, 'Help'],
    [
      '[ on a keyboard that needs AltGr for it',
      { key: '[', alt: true, ctrl: true, altGraph: true },
      'Previous page',
    ],
    ['j', { key: 'j' }, 'Next'],
    ['j held down', { key: 'j', repeat: true }, 'Next'],
    ['J with caps lock on', { key: 'J' }, 'Next'],
    ['x', { key: 'x' }, 'Select or deselect'],
    ['Shift X', { key: 'X', shift: true }, 'Select all up to here'],
    ['Shift X with caps lock on', { key: 'x', shift: true }, 'Select all up to here'],
    ['the key of j on a Greek keyboard', { key: 'ξ', code: 'KeyJ' }, 'Next'],
    ['Escape', { key: 'Escape' }, 'Close what is open, or clear the selection'],
    ['Ctrl K', { key: 'k', ctrl: true }, 'Commands: pages, saved work, actions'],
    [
      'Cmd K on a Mac',
      { key: 'k', meta: true, isMac: true },
      'Commands: pages, saved work, actions',
    ],
    ['g', { key: 'g' }, '…'],
  ])('%s means what the table says', (_, keyPress, words) => {
    expect(does(keyPress)).toBe(words)
  })

  it.each([
    ['Shift J', { key: 'J', shift: true }],
    ['Ctrl J', { key: 'j', ctrl: true }],
    ['Alt J', { key: 'j', alt: true }],
    ['Cmd K on other systems than a Mac', { key: 'k', meta: true }],
    ['Ctrl K on a Mac, which cuts a line', { key: 'k', ctrl: true, isMac: true }],
    ['Ctrl Shift K', { key: 'K', ctrl: true, shift: true }],
    ['x held down', { key: 'x', repeat: true }],
    ['Shift X held down', { key: 'X', shift: true, repeat: true }],
    ['Ctrl 1, which is a browser shortcut', { key: '1', ctrl: true }],
    ['s without g', { key: 's' }],
    ['Shift Escape', { key: 'Escape', shift: true }],
    ['a letter without a shortcut', { key: 'q' }],
    ['Tab', { key: 'Tab' }],
  ])('%s means nothing', (_, keyPress) => {
    expect(does(keyPress)).toBeNull()
  })

  it('after g opens a page, within a short time', () => {
    const begun = { key: 'g', at: 1000 }
    expect(does({ key: 'c', at: 1900 }, begun)).toBe('Collections')
    expect(does({ key: 'c', at: 9000 }, begun)).toBeNull()
    expect(does({ key: 'j', at: 9000 }, begun)).toBe('Next')
  })

  it('after g means nothing if it is not a known second key', () => {
    const begun = { key: 'g', at: 1000 }
    expect(does({ key: 'j', at: 1100 }, begun)).toBeNull()
  })

  it('of one character means nothing if switched off; Escape and Ctrl K still work', () => {
    for (const { kind, keys } of shortcuts) {
      const begun = keys.length > 1 ? { key: keys[0] ?? '', at: 0 } : null
      const keyPress = { ...plain, key: keys.at(-1) ?? '' }
      if (kind === 'single') expect(meaningOf(keyPress, begun, false).kind).toBe('nothing')
      if (kind === 'named') expect(meaningOf(keyPress, begun, false).kind).toBe('shortcut')
    }
    expect(chordOf({ ...plain, key: 'k', ctrl: true })?.act).toBe('commands')
  })
})

it('only the keys for Next and Previous repeat while held down', () => {
  const repeatable = shortcuts
    .filter(({ kind, keys }) => kind === 'single' && keys.length === 1)
    .filter(({ keys: [key = ''], shift = false }) =>
      does({ key: key === '0–9' ? '7' : key, shift, repeat: true }),
    )
  expect(repeatable.map(({ does: words }) => words)).toEqual(['Next', 'Previous'])
  expect(does({ key: 'g', repeat: true })).toBeNull()
})

it('a second key is accepted for 1.5 seconds', () => {
  const begun = { key: 'g', at: 1000 }
  expect(does({ key: 's', at: 2500 }, begun)).toBe('Search')
  expect(does({ key: 's', at: 2501 }, begun)).toBeNull()
})
