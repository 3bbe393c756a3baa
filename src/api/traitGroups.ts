/** Groups traits (§2.4) by name and splits their values. */
import { compareSizes, isSizeName } from '@/lib/sizes.ts'

export type TraitGroup = { name: string; values: string[] }

/**
 * Groups traits by name. Values are split at `|` and trimmed, and empty ones are dropped; sizes are sorted, other values stay in
 * order. A name that occurs twice is one group. A trait without values stays a group, because its name was received.
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
