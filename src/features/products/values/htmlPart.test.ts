import { describe, expect, it } from 'vitest'
import { htmlPart, PART_CHARACTERS, PART_TAGS } from './htmlPart.ts'

describe('the part of a description that is shown', () => {
  it('is all of a short description', () => {
    expect(htmlPart('<p>Cotton</p>', 1)).toEqual({ shown: '<p>Cotton</p>', left: 0 })
    expect(htmlPart('', 1)).toEqual({ shown: '', left: 0 })
  })

  it('grows with each part, and the remaining characters are counted', () => {
    const html = 'x'.repeat(PART_CHARACTERS * 2 + 5)
    expect(htmlPart(html, 1).shown).toHaveLength(PART_CHARACTERS)
    expect(htmlPart(html, 1).left).toBe(PART_CHARACTERS + 5)
    expect(htmlPart(html, 3)).toEqual({ shown: html, left: 0 })
  })

  it('cuts no tag and no character in two', () => {
    const before = 'x'.repeat(PART_CHARACTERS - 3)
    expect(htmlPart(`${before}<p class="a">text</p>`, 1).shown).toBe(before)
    const emoji = `${'x'.repeat(PART_CHARACTERS - 1)}😀`
    expect(htmlPart(emoji, 1)).toEqual({ shown: 'x'.repeat(PART_CHARACTERS - 1), left: 2 })
  })

  it('has a limited number of elements, however short they are', () => {
    const html = '<b>'.repeat(100_000)
    const { shown, left } = htmlPart(html, 1)
    expect(shown).toBe('<b>'.repeat(PART_TAGS))
    expect(left).toBe(html.length - shown.length)
  })
})
