/**
 * Removes secrets from anything a service sends, in all usual notations: plain, percent-encoded, escaped in JSON or HTML,
 * hexadecimal and base64. A service that repeats a key would otherwise put it on the page, into stored data and into logs.
 */

/** Replaces a secret; plain letters, so that JSON stays valid. */
export const REDACTED = '[key removed]'

/**
 * The shortest secret that is searched for in all notations. A shorter one may be a word, as the demo's key is, so only whole,
 * unescaped words are removed.
 */
const SHORTEST = 8

/**
 * An escaped character. The escape may be escaped again, each kind in its own way: `%25`, `\\`, `&amp;`. More levels than this
 * don't occur by accident.
 */
const ESCAPE =
  /\\{1,16}(?:u00([\da-f]{2})|x([\da-f]{2})|(.))|%(?:25){0,4}([\da-f]{2})|&(?:amp;){0,4}#(?:x0{0,6}([\da-f]{1,2})|0{0,6}(\d{1,3}));|&(?:amp;){0,4}(lt|gt|quot|apos);|&(?:amp;){1,4}|[\r\n\0]/gi

/** The most characters that one escaped character can take. */
const LONGEST_ESCAPE = 36

const NAMED: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'" }

/** Removes every backslash, because it may be literal or begin an escape, and every zero character. */
const bare = (text: string) => text.replace(/[\\\0]/g, '')

function meantBy(escape: RegExpExecArray): string {
  const [whole, json, hex, short, percent, entityHex, entity, named] = escape
  const code = json ?? hex ?? percent ?? entityHex
  if (code !== undefined) return bare(String.fromCharCode(Number.parseInt(code, 16)))
  if (entity !== undefined) return bare(String.fromCharCode(Number(entity)))
  if (named !== undefined) return NAMED[named.toLowerCase()] ?? ''
  // Long base64 has line breaks, and UTF-16 a zero for each letter; no secret has either.
  if (short !== undefined) return short === 'r' || short === 'n' ? '' : bare(short)
  return whole.startsWith('&') ? '&' : ''
}

type Decoded = {
  text: string
  /** Maps a place in the decoded text to its place in the source; call in ascending order. */
  placeOf: (place: number) => number
}

function decoded(source: string): Decoded {
  let text = ''
  /** Where each escape ends, in the decoded text and in the source. */
  const ends: number[] = []
  const sourceEnds: number[] = []
  let at = 0
  ESCAPE.lastIndex = 0
  for (let escape = ESCAPE.exec(source); escape; escape = ESCAPE.exec(source)) {
    text += source.slice(at, escape.index) + meantBy(escape)
    at = ESCAPE.lastIndex
    ends.push(text.length)
    sourceEnds.push(at)
  }
  text += source.slice(at)
  let passed = 0
  return {
    text,
    placeOf: (place) => {
      while ((ends[passed] ?? Infinity) <= place) passed += 1
      return place - (ends[passed - 1] ?? 0) + (sourceEnds[passed - 1] ?? 0)
    },
  }
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The base64 digits of a text that don't depend on the adjacent text, for each of its three alignments. */
function coresInBase64(text: string): string[] {
  const bits = Array.from(text, (character) =>
    character.charCodeAt(0).toString(2).padStart(8, '0'),
  ).join('')
  // The first digits may include bits of the preceding text.
  return [0, 4, 2].map((from) =>
    (bits.slice(from).match(/.{6}/g) ?? [])
      .map((digit) => ALPHABET[Number.parseInt(digit, 2)])
      .join(''),
  )
}

const inHex = (text: string) =>
  Array.from(text, (character) => character.charCodeAt(0).toString(16).padStart(2, '0')).join('')

/** Escapes a text for a pattern; characters that differ between forms and the two base64 alphabets match each other. */
const literally = (text: string) =>
  text
    .replace(/[\\^$.*?()[\]{}|]/g, String.raw`\$&`)
    .replace(/[-+ ]/g, '[-+ ]')
    .replace(/[/_]/g, '[/_]')

const patternsOf = (secret: string): string[] =>
  [decoded(secret).text, bare(secret), ...coresInBase64(secret), inHex(secret)].map(literally)

/** The last place up to `until` that is not inside a word. */
function betweenWords(text: string, until: number): number {
  for (let at = until; at > 0 && until - at < SHORTEST; at -= 1) {
    if (!/[\w-]/.test(text.charAt(at - 1))) return at
  }
  return until
}

export type Redactor = {
  /** Removes the secrets from a whole text. */
  text: (text: string) => string
  /** For a text in pieces: `next` returns what is safe so far, `end` the rest. */
  passing: () => { next: (piece: string) => string; end: () => string }
}

const asItIs: Redactor = {
  text: (text) => text,
  passing: () => ({ next: (piece) => piece, end: () => '' }),
}

/** Pieces are collected to this size before the search, because a service may send byte by byte. */
const PIECE = 16_384

/** Creates a redactor for secrets in printable ASCII, as headers contain them. */
export function createRedactor(secrets: readonly (string | null)[]): Redactor {
  const all = secrets.filter((secret): secret is string => secret !== null && secret !== '')
  if (all.length === 0) return asItIs
  const long = all.filter(({ length }) => length >= SHORTEST)
  const words = all.filter(({ length }) => length < SHORTEST).map(literally)
  const pattern = long.length > 0 ? new RegExp(long.flatMap(patternsOf).join('|'), 'gi') : null
  const word =
    words.length > 0 ? new RegExp(String.raw`(?<![\w-])(?:${words.join('|')})(?![\w-])`, 'g') : null
  // In hexadecimal a secret has two digits for each character, each of which may be escaped.
  const longest = Math.max(...all.map(({ length }) => length)) * 2 * LONGEST_ESCAPE

  /** The places of secrets in a text, in order. */
  function* placesIn(source: string): Generator<[from: number, to: number]> {
    if (pattern) {
      const { text, placeOf } = decoded(source)
      for (const { index, 0: found } of text.matchAll(pattern)) {
        yield [placeOf(index), placeOf(index + found.length)]
      }
    }
  }

  const withoutWords = (text: string) => (word ? text.replace(word, REDACTED) : text)

  /** Removes the secrets that begin before `until`; the text from `rest` on is still to be searched. */
  function redactUpTo(source: string, until: number): { output: string; rest: number } {
    let output = ''
    let at = 0
    for (const [from, to] of placesIn(source)) {
      if (from >= until) break
      output += source.slice(at, from) + REDACTED
      at = to
    }
    const rest = Math.max(at, until)
    return { output: output + source.slice(at, rest), rest }
  }

  const passing: Redactor['passing'] = () => {
    let buffer = ''
    return {
      next: (piece) => {
        buffer += piece
        if (buffer.length < longest + PIECE) return ''
        const { output, rest } = redactUpTo(buffer, betweenWords(buffer, buffer.length - longest))
        buffer = buffer.slice(rest)
        return withoutWords(output)
      },
      end: () => withoutWords(redactUpTo(buffer, buffer.length).output),
    }
  }

  return {
    passing,
    // The text is searched in pieces too: searched as a whole, a text with many escapes would take ten times as long.
    text: (text) => {
      const { next, end } = passing()
      const output: string[] = []
      for (let at = 0; at < text.length; at += PIECE) output.push(next(text.slice(at, at + PIECE)))
      output.push(end())
      return output.join('')
    },
  }
}
