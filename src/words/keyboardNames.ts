/** The accessible names of the shortcuts' help and of the command palette. */
import { plural } from '@/lib/text/plural.ts'

export const KEYBOARD = {
  help: 'Help',
  keys: 'Keys',
  marks: 'Symbols',
  commands: 'Commands',
  find: 'Find a command, a page or saved work',
  list: 'Matching commands',
  thisPage: 'On this page',
  selected: 'With the selection',
  goTo: 'Go to',
  lookUp: 'Look up',
  singleKeys: 'Single-key shortcuts',
} as const

/** Announced in the command palette as the typed text changes: "12 commands". */
export function commandsInWords(count: number): string {
  return count === 0 ? 'No matching commands' : plural(count, 'command')
}
