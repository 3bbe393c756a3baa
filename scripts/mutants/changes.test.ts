import { describe, expect, it } from 'vitest'
import { changesOf } from './changes.ts'

/** The source text with each single change applied. */
const changed = (source: string) =>
  changesOf('a.ts', source).map(
    ({ start, end, becomes }) => source.slice(0, start) + becomes + source.slice(end),
  )

describe('mutants of a source text', () => {
  it.each([
    ['x = a < b', 'x = a <= b'],
    ['x = a >= b', 'x = a > b'],
    ['x = a === b', 'x = a !== b'],
    ['x = (a) && (b)', 'x = (a) || (b)'],
    ['x = a ?? b', 'x = a && b'],
    ['x = a - b', 'x = a + b'],
    ['x = !a', 'x = a'],
    ['x = -a', 'x = +a'],
    ['x += a', 'x -= a'],
    ['x++', 'x--'],
    ['x = true', 'x = false'],
    ['x = 7', 'x = 8'],
    ['while (a) b()', 'while (false) b()'],
  ])('turn %s into %s', (source, becomes) => {
    expect(changed(source)).toEqual([becomes])
  })

  it('replace a condition by true and by false', () => {
    expect(changed('if (a) b()')).toEqual(['if (true) b()', 'if (false) b()'])
    expect(changed('x = a ? b : c')).toEqual(['x = true ? b : c', 'x = false ? b : c'])
  })

  it.each(["x = 'word'", "x = a + 'word'", 'x = `a` + b', "x += 'word'"])(
    'don’t change strings: %s',
    (source) => {
      expect(changed(source)).toEqual([])
    },
  )

  it('don’t change types', () => {
    expect(changed('type A = 1 | -1 | true; const a: 2 = b; b = a as 3')).toEqual([])
  })

  it('don’t change object keys', () => {
    expect(changed('x = { 7: a }')).toEqual([])
  })

  it('state the range of the expression that contains them', () => {
    expect(changesOf('a.ts', 'x = a + (b < c)')[1]).toMatchObject({ within: { start: 9, end: 14 } })
  })

  it('state whether a statement begins with them', () => {
    const [first, second] = changesOf('a.ts', 'a < b && c > d')
    expect([first?.beginsStatement, second?.beginsStatement]).toEqual([true, true])
    expect(changesOf('a.ts', 'a < b && c > d')[2]?.beginsStatement).toBe(false)
  })

  it('state whether their code runs only once, when the file is loaded', () => {
    const [first, second] = changesOf('a.ts', 'const a = 1\nconst b = () => 2')
    expect([first?.isOnce, second?.isOnce]).toEqual([true, false])
  })

  it('state the line, the original and the replacement', () => {
    expect(changesOf('a.ts', 'a()\nx = b <\n 1')).toMatchObject([
      { line: 2, was: '<', becomes: '<=' },
      { line: 3, was: '1', becomes: '2' },
    ])
  })

  it('can’t be created for an invalid file, which the error names', () => {
    expect(() => changesOf('broken.ts', 'x = (')).toThrow(/^broken\.ts: /)
  })
})
