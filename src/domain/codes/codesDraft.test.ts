import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileWithout, linesAdded, withEntries, withLines, type DraftFile } from './codesDraft.ts'

const fileOf = (text: string, more: Partial<DraftFile> = {}): DraftFile => ({
  name: 'stock.csv',
  bytes: new TextEncoder().encode(text),
  answers: {},
  remembered: null,
  ...more,
})

describe('the text of a collection of codes', () => {
  it('gets new lines at its end, each with a line break', () => {
    expect(withLines('', ['a', 'b'])).toBe('a\nb\n')
    expect(withLines('x', ['a'])).toBe('x\na\n')
    expect(withLines('x\n', ['a'])).toBe('x\na\n')
    expect(withLines('x', [])).toBe('x')
  })

  it('has quotes around entries that would be read as several cells', () => {
    expect(withEntries('', ['a', 'b;c', 'd"e'])).toBe('a\n"b;c"\n"d""e"\n')
  })

  it('is compared with its earlier text to find new lines', () => {
    expect(linesAdded('a', 'a')).toEqual([])
    expect(linesAdded('a', 'b\na\n\na')).toEqual(['b', 'a'])
  })

  it('is compared so that every added line counts, duplicates included', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 }),
        fc.array(fc.constantFrom('a', 'b', 'd'), { maxLength: 6 }),
        (before, added) => {
          const text = before.join('\n')
          expect(linesAdded(text, withLines(text, added))).toHaveLength(added.length)
        },
      ),
      { numRuns: 200, seed: 4 },
    )
  })
})

describe('the file of a collection of codes', () => {
  const file = fileOf('a;b')

  it.each([
    ['itself', file],
    ['the same file read again', fileOf('a;b', { answers: { heading: 2 } })],
  ])('is removed if the file to remove is %s', (_, removed) => {
    expect(fileWithout(file, removed)).toBeNull()
    expect(fileWithout(null, removed)).toBeNull()
  })

  it.each([
    ['has another name', fileOf('a;b', { name: 'other.csv' })],
    ['has other content', fileOf('a;c')],
    ['is longer', fileOf('a;b;')],
    ['is null', null],
  ])('stays if the file to remove %s', (_, removed) => {
    expect(fileWithout(file, removed)).toBe(file)
  })
})
