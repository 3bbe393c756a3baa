import { expect, it } from 'vitest'
import { reach, withProbes } from './probes.ts'

const marked = (source: string, ...texts: string[]) =>
  withProbes(
    source,
    texts.map((text, index) => {
      const start = source.indexOf(text)
      return {
        index: index,
        within: { start, end: start + text.length },
        beginsStatement: start === 0,
      }
    }),
  )

it('marks an expression without changing what it is', () => {
  expect(marked('x = a < b', 'a < b')).toBe(`x = (${reach(0)}, a < b)`)
})

it('marks places inside each other, those that begin or end together too', () => {
  const by = (index: number) => `(${reach(index)}, `
  expect(marked('x = a < b && c', 'a < b && c', 'a < b')).toBe(`x = ${by(0)}${by(1)}a < b) && c)`)
  expect(marked('x = a && b < c', 'b < c', 'a && b < c')).toBe(`x = ${by(1)}a && ${by(0)}b < c))`)
  expect(marked('f(a, b)', 'a', 'b')).toBe(`f(${by(0)}a), ${by(1)}b))`)
})

it('opens no parenthesis where a statement begins', () => {
  const by = (index: number) => `${reach(index)}, `
  expect(marked('a < b && c()', 'a < b', 'a < b && c()')).toBe(`${by(1)}${by(0)}a < b && c()`)
})
