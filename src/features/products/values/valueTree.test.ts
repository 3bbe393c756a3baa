import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueTree, type ValueTree } from './valueTree.ts'

function depthOf(tree: ValueTree): number {
  return tree.kind === 'branch'
    ? 1 + Math.max(0, ...tree.entries.map(([, item]) => depthOf(item)))
    : 0
}

function countOf(tree: ValueTree): number {
  return tree.kind === 'branch'
    ? tree.entries.reduce((sum, [, item]) => sum + 1 + countOf(item), 0)
    : 0
}

function omittedOf(tree: ValueTree): number {
  if (tree.kind === 'leaf') return 0
  if (tree.kind === 'deeper') return tree.size
  return tree.entries.reduce((sum, [, item]) => sum + omittedOf(item), tree.more)
}

describe('a value of any shape', () => {
  it('is shown completely if it is small', () => {
    expect(valueTree({ a: [1, null] })).toEqual({
      kind: 'branch',
      isList: false,
      more: 0,
      entries: [
        [
          'a',
          {
            kind: 'branch',
            isList: true,
            more: 0,
            entries: [
              ['0', { kind: 'leaf', value: 1 }],
              ['1', { kind: 'leaf', value: null }],
            ],
          },
        ],
      ],
    })
  })

  it('counts entries beyond the first 200', () => {
    const tree = valueTree(Array.from({ length: 250 }, (_, at) => at))
    expect(countOf(tree)).toBe(200)
    expect(omittedOf(tree)).toBe(50)
  })

  it('stops below the fourth level and counts the rest', () => {
    const tree = valueTree({ a: { b: { c: { d: { e: 1, f: 2 } } } } })
    expect(depthOf(tree)).toBe(4)
    expect(omittedOf(tree)).toBe(2)
  })

  it('includes keys with a special meaning in JavaScript', () => {
    const tree = valueTree(JSON.parse('{"__proto__":1,"constructor":2}'))
    expect(tree).toMatchObject({
      entries: [
        ['__proto__', {}],
        ['constructor', {}],
      ],
    })
  })

  it('never exceeds its limits of depth and entries', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        const tree = valueTree(value)
        expect(depthOf(tree)).toBeLessThanOrEqual(4)
        expect(countOf(tree)).toBeLessThanOrEqual(200)
      }),
      { numRuns: 200, seed: 11 },
    )
  })
})
