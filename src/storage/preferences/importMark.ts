/** That an import is under way in this tab: a page that is loaded in the middle of one can say what became of it. */
import { PREFIX } from './preferences.ts'

const KEY = `${PREFIX}import`

/** `null`: it is over, well or not. */
export function markImport(fileName: string | null): void {
  try {
    if (fileName === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, fileName)
  } catch {
    // Without session storage a reload says nothing of it; nothing else hangs on it.
  }
}

/** The file whose import was cut off by a reload; null for none. */
export function interruptedImport(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
