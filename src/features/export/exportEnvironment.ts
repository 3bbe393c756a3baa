/** What an export needs of the browser (clock, date, a pause), passed as an argument so that tests control the time. */
import { nextTurn } from '@/lib/nextTurn.ts'

export type ExportEnvironment = {
  /** A clock in milliseconds that never goes back. */
  now: () => number
  /** The current time in epoch milliseconds. */
  date: () => number
  /** Resolves after the page could handle its events. */
  pause: () => Promise<void>
}

export const browserEnvironment: ExportEnvironment = {
  now: () => performance.now(),
  date: () => Date.now(),
  pause: nextTurn,
}
