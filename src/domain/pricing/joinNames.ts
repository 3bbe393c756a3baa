/** The user's table of names that are one: how it is changed, and which names look as if they belonged into it. */
import { plainForms } from '@/lib/text/plainForms.ts'
import { spellingKey } from '@/lib/text/spelling.ts'
import { groupKeys, type Aliases } from './names.ts'

/** Groups that share a name are one group; the name of the first is stored. A group of one name says nothing. */
function merged(groups: Aliases): Aliases {
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
export function joinNames(aliases: Aliases, names: readonly string[]): Aliases {
  const clean = names.map((name) => name.trim()).filter((name) => name !== '')
  return merged([...aliases, clean])
}

export function withoutGroup(aliases: Aliases, place: number): Aliases {
  return aliases.toSpliced(place, 1)
}

/** A group of two loses its sense with one of them. */
export function withoutName(aliases: Aliases, place: number, name: string): Aliases {
  return aliases
    .map((group, at) => (at === place ? group.filter((other) => other !== name) : group))
    .filter((group) => group.length > 1)
}

/** What it was called before stays one of its names. Null where another group has the name. */
export function renamed(aliases: Aliases, place: number, name: string): Aliases | null {
  const called = name.trim()
  const group = aliases[place] ?? []
  const keyOf = groupKeys(aliases)
  const isTaken = aliases.some(
    (other, at) => at !== place && keyOf(other[0] ?? '') === keyOf(called),
  )
  if (called === '' || isTaken) return null
  return aliases.with(place, [called, ...group.filter((other) => other !== called)])
}

/** Folded legal forms of companies, articles and words for "and". */
const LEGAL = new Set(
  (
    'inc incorporated ltd limited llc plc co company corp corporation pty pvt gmbh ag kg kgaa ohg ug se sa sas sarl srl spa ' +
    'bv nv ab as asa aps oy oyj kft zrt doo sro ltda lda ооо оао зао ао 株式会社 有限公司 the and und et och og'
  ).split(' '),
)

const wordsOf = (name: string) => name.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '')

/** Its words without what companies add to their names. */
function coreOf(name: string): readonly string[] {
  const words = wordsOf(name)
  const core = words.filter((word) => !LEGAL.has(spellingKey(word)))
  return core.length === 0 ? words : core
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
  const words = coreOf(name)
  return words.length < 2 ? null : spellingKey(words.map((word) => word.charAt(0)).join(''))
}

export type LookAlike = { names: readonly [string, string]; why: string }

const WHY = {
  letters: 'the same except for letters such as ø and o',
  core: 'the same except for company endings such as Ltd',
  initials: 'one is the initials of the other',
  letter: 'one letter differs',
}

/**
 * Pairs of names that may be one, each pair once, the surest first; spellings that are one already are none. `names` come
 * commonest first: so does each pair.
 */
export function similarNames(
  names: readonly string[],
  aliases: Aliases,
  most = 20,
): readonly LookAlike[] {
  const keyOf = groupKeys(aliases)
  const first = new Map<string, string>()
  for (const name of names) if (!first.has(keyOf(name))) first.set(keyOf(name), name)
  const distinct = [...first.values()]
  const found = new Map<string, LookAlike>()
  const take = (one: string, other: string, why: string) => {
    // No key holds a line break.
    const pair = [keyOf(one), keyOf(other)].toSorted().join('\n')
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
  byForm(plainForms, WHY.letters)
  byForm((name) => plainForms(coreOf(name).join(' ')), WHY.core)
  const byKey = new Map(distinct.map((name) => [spellingKey(name), name]))
  for (const name of distinct) {
    const short = byKey.get(initialsOf(name) ?? '')
    if (short !== undefined) take(name, short, WHY.initials)
  }
  byForm((name) => nearly(spellingKey(name)), WHY.letter)
  return [...found.values()].slice(0, most)
}
