/**
 * How people write letters that their keyboard lacks: ø as o or oe. Only for proposals: unlike accented letters, these have no
 * decomposition in Unicode and distinguish names, so that only the user can decide whether Østby is Ostby.
 */
import { spellingKey } from './spelling.ts'

/** How people write each lower-case letter: as a plain letter and, for some, as two letters. */
const WRITTEN_AS: Readonly<Record<string, readonly [letter: string, digraph?: string]>> = {
  ø: ['o', 'oe'],
  æ: ['ae'],
  œ: ['oe'],
  å: ['a', 'aa'],
  ä: ['a', 'ae'],
  ö: ['o', 'oe'],
  ü: ['u', 'ue'],
  đ: ['d', 'dj'],
  ð: ['d', 'dh'],
  þ: ['th'],
  ł: ['l'],
  ħ: ['h'],
  ŧ: ['t'],
  ŋ: ['n', 'ng'],
  ə: ['a', 'e'],
  ĸ: ['k'],
  ƀ: ['b'],
  ɓ: ['b'],
  ɗ: ['d'],
  ƙ: ['k'],
  ǥ: ['g'],
  ɨ: ['i'],
  ɵ: ['o'],
  ʉ: ['u'],
  // Cyrillic letters of one language, and how other languages write them.
  й: ['и'],
  і: ['и'],
  є: ['е'],
  ґ: ['г'],
  ћ: ['ч'],
  ђ: ['д'],
}

const LETTERS = new RegExp(`[${Object.keys(WRITTEN_AS).join('')}]`, 'gu')

/** The distinct spelling keys (`spellingKey`) of a name: as written, with plain letters, with digraphs. */
export function plainForms(name: string): readonly string[] {
  const small = name.normalize('NFC').toLowerCase()
  const written = (place: 0 | 1) =>
    spellingKey(
      small.replace(LETTERS, (letter) => {
        const [plain = letter, digraph = plain] = WRITTEN_AS[letter] ?? []
        return place === 0 ? plain : digraph
      }),
    )
  return [...new Set([spellingKey(name), written(0), written(1)])]
}
