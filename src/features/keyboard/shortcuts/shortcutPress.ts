/** Which shortcut a click of a key means, after the one before it. */
import { DIGITS, shortcuts, type Shortcut } from './shortcuts.ts'

export type Press = {
  key: string
  /** The place on the keyboard: what letters are known by where the layout has no Latin ones. */
  code: string
  ctrl: boolean
  meta: boolean
  alt: boolean
  shift: boolean
  /** Made with AltGr, which tells of Ctrl and Alt although the key is a character. */
  altGraph: boolean
  /** The key is held down. */
  repeat: boolean
  /** Milliseconds, to tell two keys in a row from two keys. */
  at: number
  isMac: boolean
}

/** The first of two keys. */
export type Begun = { key: string; at: number }

type Meaning =
  | { kind: 'shortcut'; shortcut: Shortcut }
  | { kind: 'begun'; begun: Begun }
  | { kind: 'nothing' }

/** So long the second of two keys is waited for. */
const PATIENCE_MS = 1500

const isLetter = (text: string) => /^\p{L}$/u.test(text)

/** "j" for J under caps lock and for the key at that place of a Greek keyboard; other characters stay as they are. */
function plainKey({ key, code }: Press): string {
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

/** Ctrl and K; with Cmd on a Mac, where Ctrl and K cut the rest of a line. */
export function chordOf(press: Press): Shortcut | null {
  const { ctrl, meta, alt, shift, altGraph, isMac } = press
  const isChord = isMac ? meta && !ctrl : ctrl && !meta
  if (!isChord || alt || shift || altGraph) return null
  return chords.find(({ keys: [key] }) => key === plainKey(press)) ?? null
}

/** What a click means where nothing is typed and nothing lies over the page; without `singleKeys`, no character does. */
export function meaningOf(press: Press, begun: Begun | null, singleKeys: boolean): Meaning {
  const chord = chordOf(press)
  if (chord) return found(chord)
  if (!press.altGraph && (press.ctrl || press.meta || press.alt)) return { kind: 'nothing' }
  if (press.shift && press.key.length > 1) return { kind: 'nothing' }
  // Where a character needs Shift depends on the keyboard: only with letters it means something else.
  const withShift = press.shift && isLetter(press.key)
  const key = plainKey(press)
  const isNamed = named.find(({ keys: [only] }) => only === key)
  if (isNamed || !singleKeys) return found(isNamed)
  const isSecond = begun !== null && press.at - begun.at <= PATIENCE_MS
  const candidates = singles.filter(
    ({ keys, shift = false }) =>
      shift === withShift && (isSecond ? keys.length === 2 && keys[0] === begun.key : true),
  )
  const whole = candidates.find(
    ({ keys }) => keys.at(-1) === key && keys.length === (isSecond ? 2 : 1),
  )
  if (whole) return press.repeat && whole.repeats !== true ? { kind: 'nothing' } : found(whole)
  const begins = candidates.some(({ keys }) => keys.length === 2 && keys[0] === key)
  return begins && !press.repeat
    ? { kind: 'begun', begun: { key, at: press.at } }
    : { kind: 'nothing' }
}
