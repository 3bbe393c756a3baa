import { showHelp } from '../parts/barNote.ts'
import { Keys } from './Keys.tsx'

let isShown = false

/**
 * Listens to the shortcuts from now on; once, however often it is asked for. `take` ends the waiting, and says what was
 * pressed meanwhile: until the moment when the shortcuts themselves listen.
 */
export function showKeys(take: () => readonly KeyboardEvent[] = () => []): void {
  if (isShown) return
  isShown = true
  showHelp(<Keys take={take} />)
}
