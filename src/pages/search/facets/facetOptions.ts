/** Makes the options of a facet: its values in order, always including the chosen ones. */
import type { FacetValue } from '@/api/facets.ts'
import { mergeSeenValues, orderFacetValues } from '@/api/facets.ts'
import {
  groupNames,
  groupsBySpelling,
  type Aliases,
  type NameGroup,
} from '@/domain/pricing/names.ts'

export type FacetOption = { value: string; count: number | null; chosen: boolean }

type FacetInput = {
  name: string
  /** The values of the facet in the answer. */
  values: FacetValue[]
  featured?: string[] | undefined
  /** The values in an earlier answer; the service may have left out some of them in this one. */
  seen?: FacetValue[] | undefined
  isChosen: (value: string) => boolean
  /** Chosen values: always offered, even when they aren't in the answer. */
  chosen?: readonly string[]
}

export function facetOptions(facet: FacetInput): FacetOption[] {
  const { name, values, featured = [], seen = [], isChosen, chosen = [] } = facet
  const ordered = orderFacetValues(name, values, featured)
  const all = mergeSeenValues(orderFacetValues(name, seen, featured), ordered)
  const listedValues = new Set(all.map(([value]) => value))
  const missing = chosen.filter((value) => !listedValues.has(value))
  return [...missing.map((value): FacetValue => [value, null]), ...all].map(([value, count]) => ({
    value,
    count,
    chosen: isChosen(value),
  }))
}

/** The spellings of one name, with their common name and number of products. */
export type SpelledGroup = NameGroup & { count: number | null }

/** Finds the values that are spellings of one name, or merged names, and returns their group under each spelling. */
export function spelledGroups(
  values: readonly FacetValue[],
  aliases: Aliases,
): ReadonlyMap<string, SpelledGroup> {
  const counts = new Map(values.map(([value, count]) => [value, count ?? 0]))
  const known = new Map(values)
  const groups = [...groupNames(counts, aliases).values()]
    .filter(({ name, spellings }) => spellings.length > 1 || spellings[0] !== name)
    .map((group): SpelledGroup => {
      const each = group.spellings.map((spelling) => known.get(spelling) ?? null)
      const isCounted = each.every((count) => count !== null)
      return { ...group, count: isCounted ? each.reduce((sum, count) => sum + count, 0) : null }
    })
  return groupsBySpelling(groups)
}

/** Moves the spellings of a name to the place of the first one: each stays a separate option, because only one is sent. */
export function besideEachOther(
  options: readonly FacetOption[],
  groups: ReadonlyMap<string, SpelledGroup>,
): readonly FacetOption[] {
  if (groups.size === 0) return options
  const optionsByGroup = new Map<SpelledGroup, FacetOption[]>()
  for (const option of options) {
    const group = groups.get(option.value)
    if (group) optionsByGroup.set(group, [...(optionsByGroup.get(group) ?? []), option])
  }
  const placed = new Set<SpelledGroup>()
  return options.flatMap((option) => {
    const group = groups.get(option.value)
    if (!group) return [option]
    if (placed.has(group)) return []
    placed.add(group)
    return optionsByGroup.get(group) ?? []
  })
}
