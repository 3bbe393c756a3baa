/**
 * Names of brands and merchants as they are grouped: spellings that differ only in case, accents, punctuation or spaces are one
 * name, and so are those that the user has joined.
 */
import { compareTexts } from '@/lib/text/collation.ts'
import { listedNames } from '@/lib/text/listedNames.ts'
import { spellingKey } from '@/lib/text/spelling.ts'

/** Names that the user said are one, such as "HP" and "Hewlett-Packard"; the first is what they are called. */
export type Aliases = readonly (readonly string[])[]

/** Kinds of names that are grouped. */
export type AliasesByKind = Readonly<Record<'brand' | 'merchant', Aliases>>

export const noAliases: AliasesByKind = { brand: [], merchant: [] }

/** What names of one group share: their spelling, or that they are joined. */
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

/** What a name is called: the first of the names that it is joined with, or itself. */
export function canonicalName(name: string, aliases: Aliases): string {
  const keyOf = groupKeys(aliases)
  return aliases.find(([first = '']) => keyOf(first) === keyOf(name))?.[0] ?? name
}

export type NameGroup = {
  /** The first of names that are joined, else the commonest spelling; of equally common ones the first by letters. */
  name: string
  /** Every spelling, the commonest first: one for most names. */
  spellings: readonly string[]
}

/** `counts` says how often each spelling came; the groups come in the order of their first spelling. */
export function groupNames(
  counts: ReadonlyMap<string, number>,
  aliases: Aliases = [],
): Map<string, NameGroup> {
  const keyOf = groupKeys(aliases)
  const calledBy = new Map(aliases.map((names) => [keyOf(names[0] ?? ''), names[0] ?? '']))
  const held = new Map<string, string[]>()
  for (const name of counts.keys()) {
    const key = keyOf(name)
    const others = held.get(key)
    if (others) others.push(name)
    else held.set(key, [name])
  }
  const commonest = (a: string, b: string) =>
    (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || compareTexts(a, b)
  return new Map(
    [...held].map(([key, names]) => {
      const spellings = names.length === 1 ? names : names.toSorted(commonest)
      return [key, { name: calledBy.get(key) ?? spellings[0] ?? '', spellings }]
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

/** These names and those that they are joined with, each once. */
export function allSpellings(names: readonly string[], aliases: Aliases): readonly string[] {
  if (aliases.length === 0 || names.length === 0) return names
  const keyOf = groupKeys(aliases)
  const wanted = new Set(names.map(keyOf))
  const others = aliases.filter(([first = '']) => wanted.has(keyOf(first))).flat()
  return others.length === 0 ? names : [...new Set([...names, ...others])]
}

/** "2 spellings: Saffron Loom, SAFFRON LOOM"; null where there is one. */
export function spellingsInWords(spellings: readonly string[]): string | null {
  return spellings.length < 2 ? null : `${spellings.length} spellings: ${listedNames(spellings)}`
}
