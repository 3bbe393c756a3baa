import { showHelp } from '../parts/barNote.ts'
import { Keys } from './Keys.tsx'

let isShown = false

/** Listens to the shortcuts from now on; once, however often it is asked for. */
export function showKeys(pressed?: KeyboardEvent): void {
  if (isShown) return
  isShown = true
  showHelp(<Keys pressed={pressed ?? null} />)
}
