/** Traits (§2.4): one group a name, its values split. */
import { compareSizes, isSizeName } from '@/lib/sizes.ts'

export type TraitGroup = { name: string; values: string[] }

/**
 * Values are split on `|` and trimmed, empty ones dropped. Sizes are in their order, other values as received. A name given
 * twice is one group. A trait without any value keeps its group, because the name was received.
 */
export function traitGroups(traits: [string, string][]): TraitGroup[] {
  const groups = new Map<string, string[]>()
  for (const [name, value] of traits) {
    const values = value
      .split('|')
      .map((item) => item.trim())
      .filter((item) => item !== '')
    groups.set(name, [...(groups.get(name) ?? []), ...values])
  }
  return [...groups].map(([name, values]) => ({
    name,
    values: isSizeName(name) ? values.toSorted(compareSizes) : values,
  }))
}
