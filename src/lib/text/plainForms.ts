/**
 * How people write letters that their keyboard lacks: ø as o or oe. Only for proposals: unlike accents, these letters have no
 * decomposition in Unicode, they tell names apart, and nobody but their owner can say whether Østby is Ostby.
 */
import { spellingKey } from './spelling.ts'

/** In small letters: the plain letter, and the digraph where there is one. Umlauts have a digraph only: ä is collapsed into a. */
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
  // Cyrillic letters of one language, as the others write them.
  й: ['и'],
  і: ['и'],
  є: ['е'],
  ґ: ['г'],
  ћ: ['ч'],
  ђ: ['д'],
}

const LETTERS = new RegExp(`[${Object.keys(WRITTEN_AS).join('')}]`, 'gu')

/** Spelling keys (`spellingKey`) of a name: its own, with plain letters, with digraphs. Each once. */
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
