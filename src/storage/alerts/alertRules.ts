/** Stores alerts (in code: rules) with their snoozed matches (`mutes`), per connection. */
import type { Snooze, AlertRule } from '@/domain/alerts/rule.ts'
import {
  entryStore,
  type ChangeResult,
  type RemovedEntries,
  type SaveResult,
} from '@/storage/database/entryStore.ts'
import type { StoredAlert } from './storedAlerts.ts'

const stored = entryStore('watchRules')

const toRule = (entry: StoredAlert): AlertRule => {
  const { id, madeAt, changedAt, isOn, offAt, scope, condition, mutes } = entry
  return { id, madeAt, changedAt, isOn, offAt, scope, condition, mutes }
}

/** Calls back when a rule of this connection changes, in this tab or another; returns a function that stops it. */
export const onAlertRules = stored.subscribe

/** All rules of a connection in the order of creation. Throws if the database cannot be read. */
export async function readAlertRules(
  connectionId: string,
): Promise<{ rules: AlertRule[]; damaged: number }> {
  const { entries, damaged } = await stored.list([connectionId])
  return { rules: entries.map(toRule).toSorted((a, b) => a.madeAt - b.madeAt), damaged }
}

/** Saves a new rule, or replaces the one with its id. */
export function saveAlert(connectionId: string, rule: AlertRule): Promise<SaveResult> {
  return stored.put({ connectionId, ...rule, mutes: [...rule.mutes] })
}

/** Edits a rule, or switches it on or off. */
export function changeAlertRule(
  connectionId: string,
  id: string,
  changes: Partial<Pick<AlertRule, 'isOn' | 'offAt' | 'scope' | 'condition' | 'changedAt'>>,
): Promise<ChangeResult> {
  return stored.change([connectionId, id], (rule) => ({ ...rule, ...changes }))
}

/** Snoozes these matches of a rule, replacing earlier snoozes of the same matches. */
export function snoozeMatches(
  connectionId: string,
  id: string,
  mutes: readonly Snooze[],
): Promise<ChangeResult> {
  const keys = new Set(mutes.map(({ key }) => key))
  return stored.change([connectionId, id], (rule) => ({
    ...rule,
    mutes: [...rule.mutes.filter(({ key }) => !keys.has(key)), ...mutes],
  }))
}

export function endSnoozes(
  connectionId: string,
  id: string,
  keys: readonly string[],
): Promise<ChangeResult> {
  const removedKeys = new Set(keys)
  return stored.change([connectionId, id], (rule) => ({
    ...rule,
    mutes: rule.mutes.filter(({ key }) => !removedKeys.has(key)),
  }))
}

/** Deletes a rule and returns what `restoreAlertRule` needs; null if it did not exist. Throws if the database refuses. */
export function deleteAlertRule(connectionId: string, id: string): Promise<RemovedEntries | null> {
  return stored.remove([connectionId, id])
}

/** Undoes a deletion. */
export const restoreAlertRule = stored.restore
