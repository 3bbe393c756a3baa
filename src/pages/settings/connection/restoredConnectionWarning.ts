/** Warns if a restore changes the service that the app uses, because a file from elsewhere must not redirect requests unnoticed. */
import type { PreferenceText } from '@/storage/preferences/storedPreferences.ts'

/** The warning when the preferences of a file include an address; null when they don't change the service. */
export function restoredConnectionWarning(preferences: readonly PreferenceText[]): string | null {
  const text = new Map(preferences).get('connection')
  const value: unknown = text === undefined ? null : JSON.parse(text) // reading the file has checked this JSON
  if (typeof value !== 'object' || value === null) return null
  const { way, baseUrl } = value as { way?: unknown; baseUrl?: unknown } // both are checked below
  if (way !== 'direct' || typeof baseUrl !== 'string' || baseUrl === '') return null
  return `Requests then go directly to ${baseUrl}, and you need to enter a key again.`
}
