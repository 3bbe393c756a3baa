import { describe, expect, it } from 'vitest'
import { gridStep } from './gridStep.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false }
/** In a grid of 30 rows and 6 columns, as "row column". */
function step(key: string, from = '15 3', keys: Partial<typeof plain> = {}) {
  const [row = 0, column = 0] = from.split(' ').map(Number)
  const next = gridStep({ ...plain, ...keys, key }, { row, column }, 30, 6)
  return next && `${next.row} ${next.column}`
}

describe('a key in a grid', () => {
  it.each([
    ['ArrowUp', '14 3'],
    ['ArrowDown', '16 3'],
    ['ArrowLeft', '15 2'],
    ['ArrowRight', '15 4'],
    ['PageUp', '5 3'],
    ['PageDown', '25 3'],
    ['Home', '15 0'],
    ['End', '15 5'],
    ['Enter', null],
    ['toString', null],
  ])('%s moves to %s', (key, to) => {
    expect(step(key)).toBe(to)
  })

  it('stops at the edge', () => {
    expect(['ArrowUp', 'ArrowLeft', 'PageUp'].map((key) => step(key, '0 0'))).toEqual([
      '0 0',
      '0 0',
      '0 0',
    ])
    expect(['ArrowDown', 'ArrowRight', 'PageDown'].map((key) => step(key, '29 5'))).toEqual([
      '29 5',
      '29 5',
      '29 5',
    ])
    expect(step('PageUp', '9 1')).toBe('0 1')
    expect(step('PageDown', '20 1')).toBe('29 1')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }])('with %j moves only to the corners', (keys) => {
    expect(step('Home', '15 3', keys)).toBe('0 0')
    expect(step('End', '15 3', keys)).toBe('29 5')
    expect(step('ArrowLeft', '15 3', keys)).toBeNull()
    expect(step('PageDown', '15 3', keys)).toBeNull()
  })

  it('is left to the browser with Alt', () => {
    expect(step('ArrowLeft', '15 3', { altKey: true })).toBeNull()
    expect(step('Home', '15 3', { altKey: true, ctrlKey: true })).toBeNull()
  })
})
