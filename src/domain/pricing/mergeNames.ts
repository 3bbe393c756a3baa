/** Changes the user’s aliases, and finds names that look as if they should be merged. */
import { plainForms } from '@/lib/text/plainForms.ts'
import { spellingKey } from '@/lib/text/spelling.ts'
import { groupKeys, type Aliases } from './names.ts'

/** Merges groups of aliases that share a name, under the first group’s first name. A group of one name is dropped. */
function merged(groups: Aliases): Aliases {
  const made: string[][] = []
  for (const group of groups) {
    const keys = new Set(group.map(spellingKey))
    const same = made.find((other) => other.some((name) => keys.has(spellingKey(name))))
    if (same) same.push(...group)
    else made.push([...group])
  }
  const distinct = made.map((group) => [...new Set(group)])
  // Merging may have made two groups overlap, so repeat until the number of groups is stable.
  const isSettled = made.length === groups.length
  return isSettled ? distinct.filter((group) => group.length > 1) : merged(distinct)
}

/**
 * Makes the names one group of aliases, in which the first is the canonical name, or adds them to an existing group that has one
 * of them.
 */
export function mergeNames(aliases: Aliases, names: readonly string[]): Aliases {
  const clean = names.map((name) => name.trim()).filter((name) => name !== '')
  return merged([...aliases, clean])
}

export function withoutGroup(aliases: Aliases, place: number): Aliases {
  return aliases.toSpliced(place, 1)
}

/** Removes a name from the group at index `place`; a group that is left with one name is dropped. */
export function withoutName(aliases: Aliases, place: number, name: string): Aliases {
  return aliases
    .map((group, at) => (at === place ? group.filter((other) => other !== name) : group))
    .filter((group) => group.length > 1)
}

/**
 * Gives the group at index `place` another canonical name; the previous one stays in the group. Null if another group has the name.
 */
export function withCanonicalName(aliases: Aliases, place: number, name: string): Aliases | null {
  const newName = name.trim()
  const group = aliases[place] ?? []
  const keyOf = groupKeys(aliases)
  const isNameUsed = aliases.some(
    (other, at) => at !== place && keyOf(other[0] ?? '') === keyOf(newName),
  )
  if (newName === '' || isNameUsed) return null
  return aliases.with(place, [newName, ...group.filter((other) => other !== newName)])
}

/** Legal forms of companies, articles and words for "and", folded. */
const LEGAL = new Set(
  (
    'inc incorporated ltd limited llc plc co company corp corporation pty pvt gmbh ag kg kgaa ohg ug se sa sas sarl srl spa ' +
    'bv nv ab as asa aps oy oyj kft zrt doo sro ltda lda ооо оао зао ао 株式会社 有限公司 the and und et och og'
  ).split(' '),
)

const wordsOf = (name: string) => name.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '')

/** The words of a name without those in `LEGAL`. */
function coreOf(name: string): readonly string[] {
  const words = wordsOf(name)
  const core = words.filter((word) => !LEGAL.has(spellingKey(word)))
  return core.length === 0 ? words : core
}

/** The minimum length of names that can be similar; in shorter ones, one letter more or less makes another name. */
const LONG_ENOUGH = 6

/** The key of a name, and the key with each letter removed: names that differ in one letter share one of these. */
function nearly(key: string): string[] {
  if (key.length < LONG_ENOUGH) return [key]
  return [
    key,
    ...Array.from({ length: key.length }, (_, at) => key.slice(0, at) + key.slice(at + 1)),
  ]
}

/** The initials of a name, "HP" for "Hewlett-Packard"; null for names of one word. */
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
 * The pairs of names that may be one name, the most likely first, without pairs that are already merged. `names` are sorted by
 * frequency, the most frequent first, and so are the two names of a pair.
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
  const addPair = (one: string, other: string, why: string) => {
    // A line break separates the keys unambiguously, because keys contain none.
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
        for (const other of others) addPair(other, name, why)
        holders.set(form, [...others, name])
      }
    }
  }
  byForm(plainForms, WHY.letters)
  byForm((name) => plainForms(coreOf(name).join(' ')), WHY.core)
  const byKey = new Map(distinct.map((name) => [spellingKey(name), name]))
  for (const name of distinct) {
    const short = byKey.get(initialsOf(name) ?? '')
    if (short !== undefined) addPair(name, short, WHY.initials)
  }
  byForm((name) => nearly(spellingKey(name)), WHY.letter)
  return [...found.values()].slice(0, most)
}
