/** Reads one size of any kind. */
import { spellingKey } from '@/lib/text/spelling.ts'
import { readFigures, readWaist } from './figureSizes.ts'
import { readLetters } from './letterSizes.ts'
import { plainSize } from './plainSize.ts'
import type { SizeParts } from './sizeParts.ts'
import { NEWBORN, ONE_SIZE } from './sizeWords.ts'

function readNewborn(plain: string): SizeParts | null {
  const key = spellingKey(plain.replace(/\s*[([/\d].*$/, ''))
  const index = NEWBORN.findIndex((names) => names.has(key))
  return index < 0 ? null : { kind: 'age', system: '', figures: [index - NEWBORN.length] }
}

/** The maximum length of a size in UTF-16 units. A longer text is a description, which would be slow to search for figures. */
const MAX_SIZE_LENGTH = 120

const OTHER: SizeParts = { kind: 'other', system: '', figures: [] }

/** Reads a text as a size. Never throws: a text that is no size has the kind `other`. */
export function readSize(text: string): SizeParts {
  if (text.length > MAX_SIZE_LENGTH) return OTHER
  if ([text, text.replace(/\s*[(（].*$/, '')].some((one) => ONE_SIZE.has(spellingKey(one)))) {
    return { kind: 'one size', system: '', figures: [] }
  }
  const plain = plainSize(text)
  const isMonth = /\d\s?M(?![\p{L}])/u.test(text.normalize('NFKC'))
  return (
    readLetters(plain) ??
    readNewborn(plain) ??
    readWaist(plain) ??
    readFigures(plain, isMonth) ??
    OTHER
  )
}
