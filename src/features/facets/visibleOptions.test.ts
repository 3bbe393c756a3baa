import { describe, expect, test } from 'vitest'
import { visibleOptions } from './visibleOptions.ts'

const texts = (shown: { value: string }[]) => shown.map(({ value }) => value)

describe('visibleOptions', () => {
  const options = Array.from({ length: 50 }, (_, index) => ({
    value: `Value ${index}`,
    count: 50 - index,
    chosen: index === 30,
  }))

  test('shows the first options and every selected one, and counts the rest', () => {
    const { visible, hidden } = visibleOptions(options, { limit: 4, find: '' })
    expect(texts(visible)).toEqual(['Value 0', 'Value 1', 'Value 2', 'Value 3', 'Value 30'])
    expect(hidden).toBe(45)
  })

  test('finds options ignoring case and accents; a selected option stays visible', () => {
    const found = visibleOptions(
      [
        { value: 'Piqué', count: 1, chosen: false },
        { value: 'Denim', count: 1, chosen: true },
        { value: 'Satin', count: 1, chosen: false },
      ],
      { limit: 10, find: ' PIQUE ' },
    )
    expect(texts(found.visible)).toEqual(['Piqué', 'Denim'])
    expect(found.hidden).toBe(0)
  })

  test.each([
    ['strasse', 'Straßenmode'],
    ['kirmizi', 'Kırmızı'],
    ['oneill', 'O’Neill'],
    ['ｍａｒ', 'Marlowe'],
    ['hp', 'Hewlett-Packard'],
  ])('finds an option by %s: %s', (find, value) => {
    const offered = [
      { value: 'Straßenmode', chosen: false },
      { value: 'Kırmızı', chosen: false },
      { value: 'O’Neill', chosen: false },
      { value: 'Marlowe', chosen: false },
      { value: 'Hewlett-Packard', spellings: ['HP', 'Hewlett-Packard'], chosen: false },
    ]
    expect(texts(visibleOptions(offered, { limit: 10, find }).visible)).toEqual([value])
  })
})
