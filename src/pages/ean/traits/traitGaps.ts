/**
 * Compares the attributes in each merchant's record of an EAN with yours (§2.4). Case and accents make no difference; synonyms
 * count as different values, because meanings are unknown here.
 */
import type { TraitGroup } from '@/api/traitGroups.ts'
import { compareSizes, isSizeName } from '@/lib/sizes.ts'
import { foldLetters } from '@/lib/text/spelling.ts'

export type TraitRecord = {
  isOwn: boolean
  /** The record's attributes; null when unknown: not requested, failed, or no such record. */
  traits: readonly TraitGroup[] | null
}

/** What a record says about a value. `omitted`: other records state it and no record of yours does. */
export type TraitCell = 'stated' | 'omitted' | 'not stated' | 'unknown'

export type TraitRow = {
  /** The value as the first record with it writes it. */
  value: string
  /** What each record says about the value, in the order of the records. */
  cells: TraitCell[]
  /** How many records of other merchants state the value. */
  others: number
  isGap: boolean
  isOnlyOwn: boolean
}

export type TraitBlock = {
  name: string
  /** How many values each record states under this name; null if its attributes are unknown. */
  counts: (number | null)[]
  rows: TraitRow[]
}

export type TraitGaps = {
  blocks: TraitBlock[]
  /** How many records have known attributes, and how many of those are of other merchants. */
  known: number
  others: number
  values: number
  /** Figures about your records; null when none is known. */
  own: { states: number; omits: number; only: number; mostOmitted: string | null } | null
}

const fold = (text: string): string => foldLetters(text.trim().replace(/\s+/g, ' '))

type Found = { name: string; values: Map<string, string> }

/** Every name with all its values, in the order in which the records state them. */
function everything(records: readonly TraitRecord[]): Map<string, Found> {
  const all = new Map<string, Found>()
  for (const { traits } of records) {
    for (const { name, values } of traits ?? []) {
      const known = all.get(fold(name)) ?? { name, values: new Map<string, string>() }
      all.set(fold(name), known)
      for (const value of values) {
        if (!known.values.has(fold(value))) known.values.set(fold(value), value)
      }
    }
  }
  return all
}

/** The attributes of a record for comparison: folded names with their folded values; null when they are unknown. */
function statedBy({ traits }: TraitRecord): Map<string, Set<string>> | null {
  if (traits === null) return null
  const stated = new Map<string, Set<string>>()
  for (const { name, values } of traits) {
    const known = stated.get(fold(name)) ?? new Set<string>()
    for (const value of values) known.add(fold(value))
    stated.set(fold(name), known)
  }
  return stated
}

function cellOf(isStated: boolean | null, isOmitted: boolean): TraitCell {
  if (isStated === null) return 'unknown'
  if (isStated) return 'stated'
  return isOmitted ? 'omitted' : 'not stated'
}

/**
 * Compares the attributes of records. Pass your records first: names and values then start in your order, followed by what you
 * omit. Sizes are sorted by size.
 */
export function traitGaps(records: readonly TraitRecord[]): TraitGaps {
  const stated = records.map(statedBy)
  const isOther = (index: number) => stated[index] !== null && records[index]?.isOwn === false
  const others = records.filter((_, index) => isOther(index)).length
  const known = stated.filter((one) => one !== null).length
  const knowsOwn = known > others

  const rowOf = (name: string, folded: string, value: string): TraitRow => {
    const statements = stated.map((one) =>
      one === null ? null : (one.get(name)?.has(folded) ?? false),
    )
    const byOthers = statements.filter(
      (isStated, index) => isStated === true && isOther(index),
    ).length
    const byOwn = statements.some((isStated, index) => isStated === true && records[index]?.isOwn)
    const isGap = knowsOwn && !byOwn && byOthers > 0
    return {
      value,
      cells: statements.map((isStated, index) =>
        cellOf(isStated, isGap && records[index]?.isOwn === true),
      ),
      others: byOthers,
      isGap,
      isOnlyOwn: byOwn && byOthers === 0 && others > 0,
    }
  }
  const blocks = [...everything(records)].map(([folded, { name, values }]) => ({
    name,
    counts: stated.map((one) => (one === null ? null : (one.get(folded)?.size ?? 0))),
    rows: [...values]
      .toSorted(([, a], [, b]) => (isSizeName(name) ? compareSizes(a, b) : 0))
      .map(([value, written]) => rowOf(folded, value, written)),
  }))

  const rows = blocks.flatMap((block) => block.rows)
  const gaps = rows.filter(({ isGap }) => isGap)
  const [most] = gaps.toSorted((a, b) => b.others - a.others)
  const states = rows.filter(({ cells }) =>
    cells.some((cell, index) => cell === 'stated' && records[index]?.isOwn === true),
  )
  return {
    blocks,
    known,
    others,
    values: rows.length,
    own: knowsOwn
      ? {
          states: states.length,
          omits: gaps.length,
          only: rows.filter(({ isOnlyOwn }) => isOnlyOwn).length,
          mostOmitted: most?.value ?? null,
        }
      : null,
  }
}
