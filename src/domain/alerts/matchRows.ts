/** Groups matches by product: the sizes of one listing that meet the same alert are one row. */
import { withCurrentSnoozes, type AlertMatch } from './evaluateRules.ts'
import type { AlertRule } from './rule.ts'

export type MatchRow = {
  /** The match with the largest difference: its figures are shown. */
  first: AlertMatch
  /** Every match of the row, `first` among them. */
  all: readonly AlertMatch[]
}

const sizeOf = ({ difference }: AlertMatch) => Math.abs(difference?.value ?? 0)

/** The key of the row that a match belongs to. Snoozed matches, and matches of different merchants, are in separate rows. */
const rowKey = ({ ruleId, country, listing, merchant, mute, key }: AlertMatch) =>
  listing ? JSON.stringify([ruleId, country, listing.id, merchant, mute !== null]) : key

/** The matches as rows, in the order of the first match of each row. */
export function matchRows(matches: readonly AlertMatch[]): MatchRow[] {
  const rows = new Map<string, AlertMatch[]>()
  for (const match of matches) {
    const key = rowKey(match)
    const row = rows.get(key)
    if (row) row.push(match)
    else rows.set(key, [match])
  }
  return [...rows.values()].flatMap((all) => {
    const [first] = all.toSorted((a, b) => sizeOf(b) - sizeOf(a))
    return first ? [{ first, all }] : []
  })
}

export const isNewRow = ({ all }: MatchRow): boolean => all.some(({ isNew }) => isNew)

/**
 * How many sizes of a product match: "4 of 5 sizes", "3 sizes" if all match or the total is not known; '' for a product of one
 * size.
 */
export function sizesInWords({ all, first: { listing } }: MatchRow): string {
  const matched = new Set(all.map(({ code }) => code)).size
  const sizes = listing?.sizes ?? matched
  if (sizes < 2) return ''
  return matched >= sizes ? `${sizes} sizes` : `${matched} of ${sizes} sizes`
}

/** The rows of alerts that are on, without snoozed ones. */
export const unsnoozedRows = (
  rules: readonly AlertRule[],
  matches: readonly AlertMatch[],
): MatchRow[] =>
  matchRows(
    withCurrentSnoozes(
      rules.filter(({ isOn }) => isOn),
      matches,
    ).filter(({ mute }) => mute === null),
  )
