/** Rules of Watch, kept per connection with what of them is muted. */
import type { Mute, WatchRule } from '../../model/watch/rule.ts'
import { entryStore, type EntryKeeping } from '../database/entryStore.ts'
import type { KeptWatchRule } from './keptWatch.ts'

/** A rule to the letter, so that its deletion can be undone. */
export type DeletedRule = KeptWatchRule

const kept = entryStore('watchRules')

const toRule = (entry: KeptWatchRule): WatchRule => {
  const { id, madeAt, changedAt, isOn, offAt, scope, condition, mutes } = entry
  return { id, madeAt, changedAt, isOn, offAt, scope, condition, mutes }
}

/** Calls back when a rule of this connection was changed, in this tab or another; returns the way to stop. */
export const onWatchRules = kept.on

/** All of a connection in the order in which they were made. Throws where the database cannot be read. */
export async function readWatchRules(
  connectionId: string,
): Promise<{ rules: WatchRule[]; damaged: number }> {
  const { entries, damaged } = await kept.all(connectionId)
  return { rules: entries.map(toRule).toSorted((a, b) => a.madeAt - b.madeAt), damaged }
}

/** Keeps a new rule, or one in place of another with its id. */
export function keepWatchRule(connectionId: string, rule: WatchRule): Promise<EntryKeeping> {
  return kept.put({ connectionId, ...rule, mutes: [...rule.mutes] })
}

/** Changes what a rule says, or switches it. */
export function changeWatchRule(
  connectionId: string,
  id: string,
  changes: Partial<Pick<WatchRule, 'isOn' | 'offAt' | 'scope' | 'condition' | 'changedAt'>>,
): Promise<EntryKeeping> {
  return kept.change(connectionId, id, (rule) => ({ ...rule, ...changes }))
}

/** Mutes these firings of a rule, each in place of what was said of it before. */
export function muteFirings(
  connectionId: string,
  id: string,
  mutes: readonly Mute[],
): Promise<EntryKeeping> {
  const keys = new Set(mutes.map(({ key }) => key))
  return kept.change(connectionId, id, (rule) => ({
    ...rule,
    mutes: [...rule.mutes.filter(({ key }) => !keys.has(key)), ...mutes],
  }))
}

export function unmuteFirings(
  connectionId: string,
  id: string,
  keys: readonly string[],
): Promise<EntryKeeping> {
  const gone = new Set(keys)
  return kept.change(connectionId, id, (rule) => ({
    ...rule,
    mutes: rule.mutes.filter(({ key }) => !gone.has(key)),
  }))
}

/** The result brings it back, null where there was none. Throws where the database refuses. */
export function deleteWatchRule(connectionId: string, id: string): Promise<DeletedRule | null> {
  return kept.remove(connectionId, id)
}

/** Undoes a deletion. */
export function putBackWatchRule(deleted: DeletedRule): Promise<EntryKeeping> {
  return kept.put(deleted)
}
