/** The levels of a category path, as shops write them. */

const ESCAPED: readonly (readonly [RegExp, string])[] = [
  [/&(?:amp;)*(?:gt|#62|#x3e);/gi, '>'],
  [/&(?:amp;)*(?:sol|#47|#x2f);/gi, '/'],
  [/&(?:amp;)*(?:verbar|vert|#124|#x7c);/gi, '|'],
  [/%3e/gi, '>'],
  [/\\([>/|])/g, '$1'],
]

/** Arrows that are read as `>`. */
const ARROWS = /[›»→]|->/g

/** A number, which is an id of Google’s category list rather than a name: 212 in `google_product_category`. */
const NUMBER = /^\d+$/

/** A path as one line with `>` for arrows of any kind. */
function plainPath(cell: string): string {
  const first = cell.split('\n').find((line) => line.trim() !== '') ?? ''
  const plain = ESCAPED.reduce((text, [form, sign]) => text.replace(form, sign), first)
  return plain.replace(ARROWS, '>').trim()
}

function levelsOf(path: string): string[] {
  const separator = ['>', '|', '/'].find((sign) => path.includes(sign)) ?? '>'
  return path
    .split(separator)
    .map((level) => level.trim())
    .filter((level) => level !== '')
}

/**
 * The levels of the deepest path in a cell, because shop programs write all paths of a product in one: `Clothing, Clothing >
 * Shirts`.
 */
function deepest(text: string): string[] {
  const whole = levelsOf(text)
  const paths = text.split(',').map(levelsOf)
  const [[root] = []] = paths
  const arePaths =
    paths.length > 1 && paths.every(([first]) => first !== undefined && first === root)
  return arePaths ? paths.reduce((best, one) => (one.length > best.length ? one : best)) : whole
}

const parsed = (cell: string): readonly string[] => {
  const text = plainPath(cell)
  return NUMBER.test(text) ? [] : deepest(text)
}

/** Whether a cell is a category path: a column of categories may contain paths, too; a slash there is a part of a name. */
export const isPath = (cell: string): boolean =>
  MAY_BE_PATH.test(cell) && /[>|]/.test(plainPath(cell))

const MAY_BE_PATH = /[>|›»→&%]/

/** How many different paths are remembered, because many rows have the same path. */
const MOST_KNOWN = 2000
const known = new Map<string, readonly string[]>()

/**
 * The levels of a category path. `Home > Shirts`, `Home/Shirts`, `Home|Shirts` and their escaped forms are the same path. A slash
 * is a part of a name if `>` or `|` separates the levels. Of several paths in a cell, one per line, the first is used.
 */
export function categoryPath(cell: string): readonly string[] {
  const found = known.get(cell)
  if (found !== undefined) return found
  const levels = parsed(cell)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(cell, levels)
  return levels
}
