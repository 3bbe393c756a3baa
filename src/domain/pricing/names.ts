/**
 * Groups names of brands and merchants: spellings that differ only in case, accents, punctuation or spaces are one name, and so
 * are names merged by an alias.
 */
import { compareTexts } from '@/lib/text/collation.ts'
import { listedNames } from '@/lib/text/listedNames.ts'
import { spellingKey } from '@/lib/text/spelling.ts'

/**
 * Groups of names that the user declared to be one, such as "HP" and "Hewlett-Packard"; the first of a group is the canonical
 * name.
 */
export type Aliases = readonly (readonly string[])[]

export type AliasesByKind = Readonly<Record<'brand' | 'merchant', Aliases>>

export const noAliases: AliasesByKind = { brand: [], merchant: [] }

/** Makes a function that returns the key of a name; all spellings and aliases of a name have the same key. */
export function groupKeys(aliases: Aliases): (name: string) => string {
  const leaders = new Map<string, string>()
  for (const names of aliases) {
    const leader = spellingKey(names[0] ?? '')
    for (const name of names)
      if (!leaders.has(spellingKey(name))) leaders.set(spellingKey(name), leader)
  }
  return (name) => {
    const key = spellingKey(name)
    return leaders.get(key) ?? key
  }
}

/** The canonical name: the first name in its group of aliases, otherwise the name itself. */
export function canonicalName(name: string, aliases: Aliases): string {
  const keyOf = groupKeys(aliases)
  return aliases.find(([first = '']) => keyOf(first) === keyOf(name))?.[0] ?? name
}

export type NameGroup = {
  /**
   * The name of the group: the first alias, otherwise the most frequent spelling; of equally frequent ones, the alphabetically
   * first.
   */
  name: string
  /** All spellings, the most frequent first; most names have only one. */
  spellings: readonly string[]
}

/** Groups spellings. `counts` has the frequency of each spelling; groups are in the order of their first spelling. */
export function groupNames(
  counts: ReadonlyMap<string, number>,
  aliases: Aliases = [],
): Map<string, NameGroup> {
  const keyOf = groupKeys(aliases)
  const canonicalNames = new Map(aliases.map((names) => [keyOf(names[0] ?? ''), names[0] ?? '']))
  const namesByKey = new Map<string, string[]>()
  for (const name of counts.keys()) {
    const key = keyOf(name)
    const others = namesByKey.get(key)
    if (others) others.push(name)
    else namesByKey.set(key, [name])
  }
  const commonest = (a: string, b: string) =>
    (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || compareTexts(a, b)
  return new Map(
    [...namesByKey].map(([key, names]) => {
      const spellings = names.length === 1 ? names : names.toSorted(commonest)
      return [key, { name: canonicalNames.get(key) ?? spellings[0] ?? '', spellings }]
    }),
  )
}

/** The groups by each of their spellings. */
export function groupsBySpelling<Group extends NameGroup>(
  groups: Iterable<Group>,
): ReadonlyMap<string, Group> {
  return new Map(
    [...groups].flatMap((group) =>
      group.spellings.map((spelling): [string, Group] => [spelling, group]),
    ),
  )
}

/** The names and their aliases, without duplicates. */
export function allSpellings(names: readonly string[], aliases: Aliases): readonly string[] {
  if (aliases.length === 0 || names.length === 0) return names
  const keyOf = groupKeys(aliases)
  const wanted = new Set(names.map(keyOf))
  const others = aliases.filter(([first = '']) => wanted.has(keyOf(first))).flat()
  return others.length === 0 ? names : [...new Set([...names, ...others])]
}

/** The spellings in words: "2 spellings: Saffron Loom, SAFFRON LOOM"; null for a single one. */
export function spellingsInWords(spellings: readonly string[]): string | null {
  return spellings.length < 2 ? null : `${spellings.length} spellings: ${listedNames(spellings)}`
}
