import { describe, expect, it } from 'vitest'
import { keySeparator, keyCaps, keysInWords, shortcutOf, shortcutTo } from './keyWords.ts'
import { shortcuts } from './shortcuts/shortcuts.ts'

const words = (does: string, isMac = false) =>
  shortcuts.filter((one) => one.does === does).map((one) => keysInWords(one, isMac))

describe('the keys of a shortcut', () => {
  it('are written as on a keyboard', () => {
    expect(words('Search')).toEqual(['G then S'])
    expect(words('Settings')).toEqual(['G then ,'])
    expect(words('Commands: pages, saved work, actions')).toEqual(['Ctrl + K'])
    expect(words('Commands: pages, saved work, actions', true)).toEqual(['⌘ + K'])
    expect(words('Close what is open, or clear the selection')).toEqual(['Esc'])
    expect(words('Next', true)).toEqual(['J'])
    expect(words('Move between cells')).toEqual(['↑ ↓ ← →'])
    expect(words('Select all up to here')).toEqual(['Shift + X', 'Shift + Space'])
  })

  it('are found by what they do, or where they lead', () => {
    const box = shortcutOf('box')
    expect(box?.keys).toEqual(['/'])
    expect(box && [keyCaps(box, false), keySeparator(box)]).toEqual([['/'], ''])
    expect(shortcutTo('Collections')?.keys).toEqual(['g', 'c'])
    expect(shortcutTo('Nowhere')).toBeUndefined()
  })
})
