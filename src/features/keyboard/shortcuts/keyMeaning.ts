/** Finds the shortcut for a key, given the key before it. */
import { DIGITS, shortcuts, type Shortcut } from './shortcuts.ts'

export type KeyPress = {
  key: string
  /** The physical key, which identifies letters on layouts without Latin ones. */
  code: string
  ctrl: boolean
  meta: boolean
  alt: boolean
  shift: boolean
  /** Whether AltGr is down; it also reports Ctrl and Alt, although the key is a character. */
  altGraph: boolean
  /** Whether the key repeats because it stays down. */
  repeat: boolean
  /** The time in milliseconds, to decide whether two keys are a sequence. */
  at: number
  isMac: boolean
}

/** The first key of a sequence, and when it was used. */
export type Begun = { key: string; at: number }

type Meaning =
  | { kind: 'shortcut'; shortcut: Shortcut }
  | { kind: 'begun'; begun: Begun }
  | { kind: 'nothing' }

/** The second key of a sequence must follow the first within this many milliseconds. */
const PATIENCE_MS = 1500

const isLetter = (text: string) => /^\p{L}$/u.test(text)

/**
 * Normalizes a key to its form in the table of shortcuts: "j" for J under caps lock, and for the same physical key on a Greek
 * keyboard. Other characters are unchanged.
 */
function plainKey({ key, code }: KeyPress): string {
  if (/^\d$/.test(key)) return DIGITS
  if (!isLetter(key)) return key
  const latin = /^Key([A-Z])$/.exec(code)?.[1]
  return (/[a-z]/i.test(key) ? key : (latin ?? key)).toLowerCase()
}

const chords = shortcuts.filter(({ kind }) => kind === 'chord')
const named = shortcuts.filter(({ kind }) => kind === 'named')
const singles = shortcuts.filter(({ kind }) => kind === 'single')

const found = (shortcut: Shortcut | undefined): Meaning =>
  shortcut ? { kind: 'shortcut', shortcut } : { kind: 'nothing' }

/** The shortcut for a key with Ctrl, or with Cmd on a Mac, where Ctrl+K cuts the rest of a line; null if there is none. */
export function chordOf(keyPress: KeyPress): Shortcut | null {
  const { ctrl, meta, alt, shift, altGraph, isMac } = keyPress
  const isChord = isMac ? meta && !ctrl : ctrl && !meta
  if (!isChord || alt || shift || altGraph) return null
  return chords.find(({ keys: [key] }) => key === plainKey(keyPress)) ?? null
}

/** The meaning of a key if no text field has the focus and no layer is open; without `singleKeys`, characters have no meaning. */
export function meaningOf(keyPress: KeyPress, begun: Begun | null, singleKeys: boolean): Meaning {
  const chord = chordOf(keyPress)
  if (chord) return found(chord)
  if (!keyPress.altGraph && (keyPress.ctrl || keyPress.meta || keyPress.alt))
    return { kind: 'nothing' }
  if (keyPress.shift && keyPress.key.length > 1) return { kind: 'nothing' }
  // Whether a character needs Shift depends on the keyboard, so Shift matters for letters only.
  const withShift = keyPress.shift && isLetter(keyPress.key)
  const key = plainKey(keyPress)
  const isNamed = named.find(({ keys: [only] }) => only === key)
  if (isNamed || !singleKeys) return found(isNamed)
  const isSecond = begun !== null && keyPress.at - begun.at <= PATIENCE_MS
  const candidates = singles.filter(
    ({ keys, shift = false }) =>
      shift === withShift && (isSecond ? keys.length === 2 && keys[0] === begun.key : true),
  )
  const whole = candidates.find(
    ({ keys }) => keys.at(-1) === key && keys.length === (isSecond ? 2 : 1),
  )
  if (whole) return keyPress.repeat && whole.repeats !== true ? { kind: 'nothing' } : found(whole)
  const begins = candidates.some(({ keys }) => keys.length === 2 && keys[0] === key)
  return begins && !keyPress.repeat
    ? { kind: 'begun', begun: { key, at: keyPress.at } }
    : { kind: 'nothing' }
}
