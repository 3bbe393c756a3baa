/** The accessible names of the shortcuts' help and of the command palette. */

export const KEYBOARD = {
  help: 'Marks and shortcuts',
  keys: 'Keys',
  marks: 'What the marks mean',
  commands: 'Commands',
  find: 'Find a command, a page or something kept',
  list: 'Commands that fit',
  thisPage: 'On this page',
  selected: 'With what is selected',
  goTo: 'Go to',
  lookUp: 'Look up',
  singleKeys: 'Single-key shortcuts',
} as const

/** "12 commands": announced as the text changes. */
export function commandsInWords(count: number): string {
  return count === 0 ? 'No command fits' : count === 1 ? '1 command' : `${count} commands`
}
