/** Preferences known before the first paint: local storage, read synchronously; kept for the page where storage is refused. */

type Theme = 'system' | 'light' | 'dark'

export type Preferences = {
  theme: Theme
  countries: readonly string[]
  /** The merchant whose offers are "mine", as the EAN answer names it; empty while none is chosen. */
  mine: string
}

const PREFIX = 'catalog-explorer:'

const defaultPreferences: Preferences = { theme: 'system', countries: ['us'], mine: '' }

const readers: { [Name in keyof Preferences]: (value: unknown) => Preferences[Name] | null } = {
  theme: (value) => (value === 'system' || value === 'light' || value === 'dark' ? value : null),
  countries: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((code) => typeof code === 'string')
      ? value
      : null,
  mine: (value) => (typeof value === 'string' ? value : null),
}

/** The theme is the person's; what names countries and merchants belongs to one connection. */
const keyOf = (connectionId: string, name: keyof Preferences) =>
  name === 'theme' ? `${PREFIX}${name}` : `${PREFIX}${connectionId}:${name}`

/** What storage refused to take, for as long as the page lives. */
const refused = new Map<string, string>()

/** The same text is the same value: readers compare by reference. */
const parsed = new Map<string, { text: string | null; value: unknown }>()

const listeners = new Set<() => void>()

function storedText(key: string): string | null {
  const held = refused.get(key)
  if (held !== undefined) return held
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function stored(key: string): unknown {
  const text = storedText(key)
  const known = parsed.get(key)
  if (known && known.text === text) return known.value
  let value: unknown
  try {
    value = JSON.parse(text ?? 'null')
  } catch {
    value = null
  }
  parsed.set(key, { text, value })
  return value
}

/** The kept value, or its default where none was kept or it cannot be read. The same reference until it changes. */
export function readPreference<Name extends keyof Preferences>(
  connectionId: string,
  name: Name,
): Preferences[Name] {
  return readers[name](stored(keyOf(connectionId, name))) ?? defaultPreferences[name]
}

export function writePreference<Name extends keyof Preferences>(
  connectionId: string,
  name: Name,
  value: Preferences[Name],
): void {
  const key = keyOf(connectionId, name)
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(key, text)
    refused.delete(key)
  } catch {
    refused.set(key, text)
  }
  for (const listener of listeners) listener()
}

/** Calls back after each change, those of other tabs included; returns the way to stop. */
export function onPreference(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(PREFIX)) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}
