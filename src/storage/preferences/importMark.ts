/** Marks that an import is running in this tab, so that a page reloaded during it can report the interruption. */
import { PREFIX } from './preferences.ts'

const KEY = `${PREFIX}import`

/** `null`: the import has ended, successfully or not. */
export function markImport(fileName: string | null): void {
  try {
    if (fileName === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, fileName)
  } catch {
    // Without session storage a reload can’t report it; there is no other effect.
  }
}

/** The file whose import was interrupted by a reload; null without one. */
export function interruptedImport(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
