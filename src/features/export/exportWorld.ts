/** What an export needs of the browser (clock, date, a pause), passed as an argument so that tests control the time. */
import { nextTurn } from '@/lib/nextTurn.ts'

export type ExportEnvironment = {
  /** Milliseconds that never decrease. */
  now: () => number
  /** Epoch milliseconds. */
  date: () => number
  /** Resolves after the page could handle its events. */
  pause: () => Promise<void>
}

export const browserEnvironment: ExportEnvironment = {
  now: () => performance.now(),
  date: () => Date.now(),
  pause: nextTurn,
}
