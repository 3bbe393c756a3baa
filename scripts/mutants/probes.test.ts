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

it('a probe marks an expression without changing its value', () => {
  expect(marked('x = a < b', 'a < b')).toBe(`x = (${reach(0)}, a < b)`)
})

it('probes can be nested, also if they begin or end together', () => {
  const by = (index: number) => `(${reach(index)}, `
  expect(marked('x = a < b && c', 'a < b && c', 'a < b')).toBe(`x = ${by(0)}${by(1)}a < b) && c)`)
  expect(marked('x = a && b < c', 'b < c', 'a && b < c')).toBe(`x = ${by(1)}a && ${by(0)}b < c))`)
  expect(marked('f(a, b)', 'a', 'b')).toBe(`f(${by(0)}a), ${by(1)}b))`)
})

it('a probe adds no parenthesis at the beginning of a statement', () => {
  const by = (index: number) => `${reach(index)}, `
  expect(marked('a < b && c()', 'a < b', 'a < b && c()')).toBe(`${by(1)}${by(0)}a < b && c()`)
})
