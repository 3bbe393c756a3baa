/** Marks that an import is running in this tab, so that a page reloaded during it can report the interruption. */
import { PREFERENCE_PREFIX } from './preferences.ts'

const KEY = `${PREFERENCE_PREFIX}import`

/** Marks the start of an import of this file, or its end, successful or not (null). */
export function markImport(fileName: string | null): void {
  try {
    if (fileName === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, fileName)
  } catch {
    // Without session storage, a page reloaded during an import can’t report it; there is no other effect.
  }
}

/** The file whose import was interrupted by a reload; null if there is none. */
export function interruptedImport(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
