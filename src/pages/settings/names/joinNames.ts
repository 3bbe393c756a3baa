/** The user's table of names that are one: how it is changed, and which names look as if they belonged into it. */
import { spellingKey } from '../../../lib/text/spelling.ts'
import { groupKeys, type JoinedNames } from '../../../market/names.ts'

/** Groups that share a name are one group; the name of the first is kept. A group of one name says nothing. */
function merged(groups: JoinedNames): JoinedNames {
  const made: string[][] = []
  for (const group of groups) {
    const keys = new Set(group.map(spellingKey))
    const same = made.find((other) => other.some((name) => keys.has(spellingKey(name))))
    if (same) same.push(...group)
    else made.push([...group])
  }
  const distinct = made.map((group) => [...new Set(group)])
  // A group may have come between two that it holds together.
  const isSettled = made.length === groups.length
  return isSettled ? distinct.filter((group) => group.length > 1) : merged(distinct)
}

/** The first of the names is what they are called, unless they join a group that is there. */
export function joinNames(joined: JoinedNames, names: readonly string[]): JoinedNames {
  const clean = names.map((name) => name.trim()).filter((name) => name !== '')
  return merged([...joined, clean])
}

export function withoutGroup(joined: JoinedNames, place: number): JoinedNames {
  return joined.toSpliced(place, 1)
}

/** A group of two loses its sense with one of them. */
export function withoutName(joined: JoinedNames, place: number, name: string): JoinedNames {
  return joined
    .map((group, at) => (at === place ? group.filter((other) => other !== name) : group))
    .filter((group) => group.length > 1)
}

/** What it was called before stays one of its names. Null where another group has the name. */
export function renamed(joined: JoinedNames, place: number, name: string): JoinedNames | null {
  const called = name.trim()
  const group = joined[place] ?? []
  const keyOf = groupKeys(joined)
  const isTaken = joined.some(
    (other, at) => at !== place && keyOf(other[0] ?? '') === keyOf(called),
  )
  if (called === '' || isTaken) return null
  return joined.with(place, [called, ...group.filter((other) => other !== called)])
}

const LEGAL = new Set(
  'inc incorporated ltd limited llc plc co company corp corporation gmbh ag kg sa srl bv pvt the and und et'.split(
    ' ',
  ),
)

const wordsOf = (name: string) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .map(spellingKey)
    .filter((word) => word !== '')

/** Without what companies add to their names. */
function coreOf(name: string): string {
  const words = wordsOf(name)
  const core = words.filter((word) => !LEGAL.has(word))
  return (core.length === 0 ? words : core).join('')
}

/** Below this, one letter more or less is another name. */
const LONG_ENOUGH = 6

/** What is left with any one letter left out: two names of which one letter differs share one of these. */
function nearly(key: string): string[] {
  if (key.length < LONG_ENOUGH) return [key]
  return [
    key,
    ...Array.from({ length: key.length }, (_, at) => key.slice(0, at) + key.slice(at + 1)),
  ]
}

/** "HP" of "Hewlett-Packard": at least two words. */
function initialsOf(name: string): string | null {
  const words = wordsOf(name).filter((word) => !LEGAL.has(word))
  return words.length < 2 ? null : words.map((word) => word.charAt(0)).join('')
}

export type LookAlike = { names: readonly [string, string]; why: string }

const WHY = {
  core: 'the same but for what companies add to their names',
  initials: 'one is the initials of the other',
  letter: 'one letter differs',
}

/**
 * Pairs of names that may be one, each pair once, the surest first; spellings that are one already are none. `names` come
 * commonest first: so does each pair.
 */
export function lookAlikes(
  names: readonly string[],
  joined: JoinedNames,
  most = 20,
): readonly LookAlike[] {
  const keyOf = groupKeys(joined)
  const first = new Map<string, string>()
  for (const name of names) if (!first.has(keyOf(name))) first.set(keyOf(name), name)
  const distinct = [...first.values()]
  const found = new Map<string, LookAlike>()
  const take = (one: string, other: string, why: string) => {
    const pair = [keyOf(one), keyOf(other)].toSorted().join(' ')
    if (keyOf(one) !== keyOf(other) && !found.has(pair))
      found.set(pair, { names: [one, other], why })
  }
  const byForm = (forms: (name: string) => readonly string[], why: string) => {
    const holders = new Map<string, string[]>()
    for (const name of distinct) {
      for (const form of new Set(forms(name))) {
        if (form === '') continue
        const others = holders.get(form) ?? []
        for (const other of others) take(other, name, why)
        holders.set(form, [...others, name])
      }
    }
  }
  byForm((name) => [coreOf(name)], WHY.core)
  const byKey = new Map(distinct.map((name) => [spellingKey(name), name]))
  for (const name of distinct) {
    const short = byKey.get(initialsOf(name) ?? '')
    if (short !== undefined) take(name, short, WHY.initials)
  }
  byForm((name) => nearly(spellingKey(name)), WHY.letter)
  return [...found.values()].slice(0, most)
}
