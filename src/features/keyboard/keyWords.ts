/** How keys are written for users, and for `aria-keyshortcuts`. */
import { shortcuts, type Act, type Shortcut } from './shortcuts/shortcuts.ts'

const WRITTEN: Record<string, string> = { Escape: 'Esc' }

const written = (key: string) => WRITTEN[key] ?? (/^\p{L}$/u.test(key) ? key.toUpperCase() : key)

/** The keys as they are printed on a keyboard: `['Ctrl', 'K']`, `['G', 'S']`. */
export function keyCaps({ keys, kind, shift }: Shortcut, isMac: boolean): string[] {
  const caps = keys.map(written)
  if (kind === 'chord') return [isMac ? '⌘' : 'Ctrl', ...caps]
  return shift ? ['Shift', ...caps] : caps
}

/** The text between the keys of a shortcut: "then" for a sequence, "+" for a combination, '' for alternatives. */
export function keySeparator({ keys, kind, shift }: Shortcut): string {
  if (kind === 'single' && keys.length > 1) return 'then'
  return kind === 'chord' || shift ? '+' : ''
}

/** The keys of a shortcut as they are read aloud: "G then S". */
export function keysInWords(shortcut: Shortcut, isMac: boolean): string {
  const word = keySeparator(shortcut)
  return keyCaps(shortcut, isMac).join(word === '' ? ' ' : ` ${word} `)
}

export function shortcutOf(act: Act): Shortcut | undefined {
  return shortcuts.find((shortcut) => shortcut.act === act)
}

/** The shortcut to a navigation item, by its label. */
export function shortcutTo(label: string): Shortcut | undefined {
  return shortcuts.find(({ to }) => to === label)
}
