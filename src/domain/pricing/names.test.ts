import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupKeys, groupNames, spellingsInWords } from './names.ts'

const counted = (...names: [string, number][]) => new Map(names)

describe('groups of names', () => {
  it('use their most frequent spelling as name, and contain every one', () => {
    const groups = groupNames(counted(['SAFFRON LOOM', 12], ['Marlowe', 5], ['Saffron Loom', 27]))
    expect([...groups.values()]).toEqual([
      { name: 'Saffron Loom', spellings: ['Saffron Loom', 'SAFFRON LOOM'] },
      { name: 'Marlowe', spellings: ['Marlowe'] },
    ])
  })

  it('have the same name in any order of equally frequent spellings', () => {
    const one = groupNames(counted(['HALDANE', 2], ['Haldane', 2]))
    const other = groupNames(counted(['Haldane', 2], ['HALDANE', 2]))
    expect([...one.values()]).toEqual([...other.values()])
  })

  it('combine names that the user merged, in any spelling, under the first name', () => {
    const joined = [['Hewlett-Packard', 'HP']]
    const groups = groupNames(counted(['hp', 30], ['Hewlett Packard', 2], ['Dell', 1]), joined)
    expect([...groups.values()]).toEqual([
      { name: 'Hewlett-Packard', spellings: ['hp', 'Hewlett Packard'] },
      { name: 'Dell', spellings: ['Dell'] },
    ])
  })

  it('contain every spelling exactly once, with those that share its key', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('a', 'A', 'á', 'a b', 'AB', 'b', 'B-', 'c'), fc.nat(9)),
        fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 2 }), {
          maxLength: 1,
        }),
        (counts, joined) => {
          const groups = groupNames(new Map(Object.entries(counts)), joined)
          const keyOf = groupKeys(joined)
          const placed = [...groups].flatMap(([key, { spellings }]) =>
            spellings.map((name) => [name, key]),
          )
          expect(Object.fromEntries(placed)).toEqual(
            Object.fromEntries(Object.keys(counts).map((name) => [name, keyOf(name)])),
          )
        },
      ),
      { seed: 19 },
    )
  })
})

it('lists the spellings of a name if it has several', () => {
  expect(spellingsInWords(['Marlowe'])).toBeNull()
  expect(spellingsInWords(['Haldane', 'HALDANE'])).toBe('2 spellings: Haldane, HALDANE')
  expect(spellingsInWords(['A, B & Co', 'A B & Co.'])).toBe('2 spellings: “A, B & Co”, A B & Co.')
})
