import { mutedBy, type Firing } from './evaluateRules.ts'
import type { WatchRule } from './rule.ts'

/** How many matches of alerts that are on are new since the update before, without those that are snoozed. */
export const newMatches = (rules: readonly WatchRule[], matches: readonly Firing[]): number =>
  mutedBy(
    rules.filter(({ isOn }) => isOn),
    matches,
  ).filter(({ isNew, mute }) => isNew && mute === null).length
