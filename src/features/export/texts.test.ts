import { describe, expect, it } from 'vitest'
import { xmlText } from '@/lib/sheet/xmlText.ts'
import { answerTexts } from './answerTexts.ts'

describe('several answers as one JSON', () => {
  it('are a list of the original texts; a single one stays unchanged', () => {
    expect(answerTexts([' {"a":9007199254740993} '])).toBe(' {"a":9007199254740993} ')
    expect(answerTexts([' 1 ', '2'])).toBe('[\n1,\n2\n]\n')
    expect(JSON.parse(answerTexts([]))).toEqual([])
  })
})

describe('a text as XML', () => {
  it('has special characters escaped and invalid ones removed', () => {
    expect(xmlText('a & <b> "c"')).toBe('a &amp; &lt;b&gt; &quot;c&quot;')
    expect(xmlText('a\r\nb\rc\u0000\uFFFE')).toBe('a\nb\nc')
    expect(xmlText('\uD800x')).toBe('\uFFFDx')
    expect(xmlText('_x000D_')).toBe('_x005F_x000D_')
  })

  it('is cut at the length limit of a cell', () => {
    expect(xmlText('x'.repeat(32_767))).toBe('x'.repeat(32_767))
    const cut = xmlText('x'.repeat(32_768))
    expect(cut).toHaveLength(32_767)
    expect(cut).toMatch(/x… \(cut here: the cell is full\)$/)
  })
})
