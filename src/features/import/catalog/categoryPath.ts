/** The levels of a category path, as shops write them. */

const ESCAPED: readonly (readonly [RegExp, string])[] = [
  [/&(?:amp;)*(?:gt|#62|#x3e);/gi, '>'],
  [/&(?:amp;)*(?:sol|#47|#x2f);/gi, '/'],
  [/&(?:amp;)*(?:verbar|vert|#124|#x7c);/gi, '|'],
  [/%3e/gi, '>'],
  [/\\([>/|])/g, '$1'],
]

/** Arrows that stand for `>`. */
const ARROWS = /[›»→]|->/g

/** A number is a category of Google's list, which names nothing: 212 in `google_product_category`. */
const NUMBER = /^\d+$/

function levelsOf(cell: string): readonly string[] {
  const first = cell.split('\n').find((line) => line.trim() !== '') ?? ''
  const plain = ESCAPED.reduce((text, [form, sign]) => text.replace(form, sign), first)
  const text = plain.replace(ARROWS, '>').trim()
  if (NUMBER.test(text)) return []
  const separator = ['>', '|', '/'].find((sign) => text.includes(sign)) ?? '>'
  return text
    .split(separator)
    .map((level) => level.trim())
    .filter((level) => level !== '')
}

/** Many rows have the same path; so many different ones are remembered. */
const MOST_KNOWN = 2000
const known = new Map<string, readonly string[]>()

/**
 * `Home > Shirts`, `Home/Shirts`, `Home|Shirts` and their escaped forms are the same path. A slash is a part of a name where
 * `>` or `|` separates the levels. Of several paths in a cell, one a line, the first counts.
 */
export function categoryPath(cell: string): readonly string[] {
  const found = known.get(cell)
  if (found !== undefined) return found
  const levels = levelsOf(cell)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(cell, levels)
  return levels
}
