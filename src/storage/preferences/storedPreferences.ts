/** The preferences of all connections as texts by name, to list, back up, delete and restore them together. */
import { noteTrouble } from '@/storage/database/storageTrouble.ts'
import { PREFERENCE_PREFIX, unsavedTexts, emitter } from './preferences.ts'

/** The name of a preference with its connection, and its value as JSON. */
export type PreferenceText = [name: string, text: string]

function storedTexts(): PreferenceText[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFERENCE_PREFIX))
      .map((key) => [key.slice(PREFERENCE_PREFIX.length), localStorage.getItem(key) ?? ''])
  } catch {
    return [] // Storage is refused, so the preferences in memory are all there are.
  }
}

/** All preferences, including those that storage refused; sorted by name, because storage has no order. */
export function readPreferenceTexts(): PreferenceText[] {
  const refusedTexts = [...unsavedTexts].map(([key, text]): PreferenceText => [
    key.slice(PREFERENCE_PREFIX.length),
    text,
  ])
  const all = new Map([...storedTexts(), ...refusedTexts])
  return [...all].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function write(texts: readonly PreferenceText[]): void {
  for (const [name] of storedTexts()) localStorage.removeItem(PREFERENCE_PREFIX + name)
  for (const [name, text] of texts) localStorage.setItem(PREFERENCE_PREFIX + name, text)
  unsavedTexts.clear()
}

function isRefused(): boolean {
  try {
    return localStorage.length < 0
  } catch {
    noteTrouble('settings')
    return true
  }
}

/** Checks whether settings can be stored. If they can’t, a message appears at once instead of at the first change. */
export const checkWhetherSaved = (): void => void isRefused()

/** Replaces all preferences. Throws without any change if storage has no space. */
export function replacePreferenceTexts(texts: readonly PreferenceText[]): void {
  if (isRefused()) {
    unsavedTexts.clear()
    for (const [name, text] of texts) unsavedTexts.set(PREFERENCE_PREFIX + name, text)
  } else {
    const before = storedTexts()
    try {
      write(texts)
    } catch (error) {
      for (const [name] of storedTexts()) localStorage.removeItem(PREFERENCE_PREFIX + name)
      for (const [name, text] of before) localStorage.setItem(PREFERENCE_PREFIX + name, text)
      throw error
    }
  }
  emitter.emit()
}
