import { describe, expect, it } from 'vitest'
import {
  traitColumn,
  traitColumnsOf,
  traitIn,
  traitKeyOf,
  traitNamed,
  traitOf,
} from './traitColumns.ts'

const done = (...pairs: [string, string][]) => ({ traits: { state: 'done' as const, pairs } })

describe('an attribute as a column', () => {
  it.each(['benefits', 'skin type', '100 %, “all”', 'a|b', '__proto__'])(
    'named %s is read back from its key in a URL',
    (name) => {
      const column = traitColumn(name)
      expect(column).toMatch(/^trait:[^ ,]+$/)
      expect(traitNamed(column)).toBe(column)
      expect(traitOf(column)).toBe(name)
    },
  )

  it.each(['', 'benefits', 'trait:', 'trait:%', 'trait:%20', `trait:${'x'.repeat(101)}`])(
    'is not read from “%s”',
    (text) => expect(traitNamed(text)).toBeUndefined(),
  )

  it('separates its values, and is empty if nothing is stated', () => {
    const row = done(['benefits', ' cool |warm||'], ['concern', ' | '])
    expect(traitIn(row, traitColumn('benefits'))).toBe('cool | warm')
    expect(traitIn(row, traitColumn('concern'))).toBeNull()
    expect(traitIn(row, traitColumn('quantity'))).toBeNull()
    expect(traitIn({}, traitColumn('benefits'))).toBeNull()
  })

  it('exists once a row states it; the most frequent one comes first', () => {
    const rows = [done(['a', '1'], ['b', '2']), done(['b', '3'], ['c', ' ']), {}]
    expect(traitColumnsOf(rows, 9)).toEqual(['trait:b', 'trait:a'])
    expect(traitColumnsOf(rows, 1)).toEqual(['trait:b'])
  })

  it('is requested by country and product ID, unless the ID can’t be requested', () => {
    expect(traitKeyOf({ country: 'US', productId: 'A' })).toBe('us A')
    expect(traitKeyOf({ country: 'us', productId: null })).toBe('')
    expect(traitKeyOf({ country: 'us', productId: '..' })).toBe('')
  })
})
