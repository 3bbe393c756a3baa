/**
 * Guesses the encoding of a text that is neither Unicode nor declared: each encoding that is offered is tried, and the result
 * is graded by its letters. A list of three titles has to be enough. `chardet` 2.2.0 and `jschardet` 4.1.0 were tried on lists
 * of 1 to 40 titles in 19 languages (`likelyEncoding.test.ts` has them). `chardet` needs more text: of lists with three Russian
 * titles it recognises none. `jschardet` recognises most, but has 700 kB (gzip), and takes Italian for Mac Cyrillic. See
 * docs/decisions.md.
 */
import { decodeWith } from '@/features/import/bytes/decode.ts'
import type { Encoding } from '@/features/import/bytes/encodings.ts'
import { latinScore } from './latinScore.ts'
import {
  ARABIC,
  BALTIC,
  CENTRAL,
  CYRILLIC,
  GREEK,
  HEBREW,
  type LatinLanguage,
  type Script,
  THAI,
  TURKISH,
  WESTERN,
} from './letters.ts'
import { type WideEncoding, wideScore } from './wideScore.ts'

/** The score of a letter of another script, or of a letter in a place where it cannot occur. */
const FOREIGN = -2
/** The score of a letter of the script next to an ASCII letter: a word half in each script. */
const MIXED = -2
const CAPITAL_IN_WORD = -2
const ALTERNATES = 0.15
const SIGN_IN_WORD = -2

const LETTER = /\p{L}/u
const LOWER = /\p{Ll}/u
const ASCII_LETTER = /[a-z]/i
const COMMON_SIGN = /[€№«»“”„‘’–—…·®©™°\u00A0]/

function gradesOf({ grades }: Script): Map<string, number> {
  return new Map(grades.flatMap(([letters, grade]) => Array.from(letters, (one) => [one, grade])))
}

/** How well a text fits a script other than Latin whose encoding has one byte per letter. */
function scriptScore(text: string, script: Script): number {
  const grades = gradesOf(script)
  const isVowel = (letter: string) => script.vowels.includes(letter)
  let score = 0
  let before = ''
  const characters = Array.from(text)
  characters.forEach((character, at) => {
    const after = characters[at + 1] ?? ''
    if (character > '\u007F') {
      const letter = character.toLowerCase()
      const grade = grades.get(letter)
      if (grade !== undefined) {
        score += grade
        if (ASCII_LETTER.test(before) || ASCII_LETTER.test(after)) score += MIXED
        if (letter !== character && LOWER.test(before)) score += CAPITAL_IN_WORD
        // The final form of sigma doesn’t occur inside a word.
        if (letter === 'ς' && LETTER.test(after)) score += FOREIGN
        const previous = before.toLowerCase()
        if (script.vowels !== '' && grades.has(previous)) {
          score += isVowel(letter) === isVowel(previous) ? -ALTERNATES : ALTERNATES
        }
      } else if (LETTER.test(character)) score += FOREIGN
      else if (LETTER.test(before) && LETTER.test(after)) score += SIGN_IN_WORD
      else if (!COMMON_SIGN.test(character)) score -= 1
    }
    before = character
  })
  return score
}

type Candidate = { encoding: Encoding; prior: number } & (
  | { languages: readonly LatinLanguage[] }
  | { script: Script }
  | { wide: WideEncoding }
)

/** The encodings that are tried; if several are equally good, the first one wins. */
const CANDIDATES: readonly Candidate[] = [
  { encoding: 'windows-1252', languages: WESTERN, prior: 0.5 },
  { encoding: 'iso-8859-15', languages: WESTERN, prior: 0 },
  { encoding: 'windows-1250', languages: CENTRAL, prior: 0 },
  { encoding: 'windows-1251', script: CYRILLIC, prior: 0 },
  { encoding: 'windows-1254', languages: TURKISH, prior: 0 },
  { encoding: 'windows-1253', script: GREEK, prior: 0 },
  { encoding: 'gb18030', wide: 'gb18030', prior: 0 },
  { encoding: 'shift_jis', wide: 'shift_jis', prior: 0 },
  { encoding: 'big5', wide: 'big5', prior: 0 },
  { encoding: 'euc-kr', wide: 'euc-kr', prior: 0 },
  { encoding: 'euc-jp', wide: 'euc-jp', prior: 0 },
  { encoding: 'koi8-r', script: CYRILLIC, prior: -0.25 },
  { encoding: 'iso-8859-2', languages: CENTRAL, prior: -1 },
  { encoding: 'windows-1257', languages: BALTIC, prior: 0 },
  { encoding: 'windows-1256', script: ARABIC, prior: -1 },
  { encoding: 'windows-1255', script: HEBREW, prior: -0.25 },
  { encoding: 'windows-874', script: THAI, prior: -2 },
  { encoding: 'macintosh', languages: WESTERN, prior: -1 },
]

/** How many bytes, in lines with letters beyond ASCII, are enough to decide. */
const ENOUGH = 16_384
const LINE_END = 0x0a
const isBeyondAscii = (byte: number) => byte > 0x7f

/** Collects lines with letters beyond ASCII until there are enough of them. */
function sampleLines(bytes: Uint8Array): Uint8Array {
  const lines: number[] = []
  let from = 0
  while (from < bytes.length && lines.length < ENOUGH) {
    const found = bytes.indexOf(LINE_END, from)
    const to = Math.min(found < 0 ? bytes.length : found + 1, from + ENOUGH)
    const line = bytes.subarray(from, to)
    // The last line of a file’s beginning may be cut in the middle of a character.
    const isCut = found < 0 && lines.length > 0
    if (!isCut && line.some(isBeyondAscii)) lines.push(...line)
    from = to
  }
  return Uint8Array.from(lines)
}

/** Characters that no text has: those of invalid bytes, and control characters in place of letters. */
// oxlint-disable-next-line no-control-regex -- control characters are what is searched for
const IMPOSSIBLE = /[\uFFFD\u0080-\u009F\uE000-\uF8FF]/g
const IMPOSSIBLE_SCORE = -6

function scoreOf(candidate: Candidate, lines: Uint8Array): number {
  const text = decodeWith(candidate.encoding, lines)
  const impossible = text.match(IMPOSSIBLE)?.length ?? 0
  const score =
    'languages' in candidate
      ? latinScore(text, candidate.languages)
      : 'script' in candidate
        ? scriptScore(text, candidate.script)
        : wideScore(lines, candidate.wide)
  return score + candidate.prior + impossible * IMPOSSIBLE_SCORE
}

/** The most plausible of the encodings that are offered, except Unicode. */
export function likelyEncoding(bytes: Uint8Array): Encoding {
  const lines = sampleLines(bytes)
  let best: { encoding: Encoding; score: number } = { encoding: 'windows-1252', score: -Infinity }
  for (const candidate of CANDIDATES) {
    const score = scoreOf(candidate, lines)
    if (score > best.score) best = { encoding: candidate.encoding, score }
  }
  return best.encoding
}
