/** Words and signs that programs and people write into a cell that holds nothing. */

const WORDS = new Set(
  [
    'null (null) nil none nan undefined empty blank',
    'n/a #n/a n.a. na #na n/v #value! #ref! #name? #div/0! #null! #num!',
    String.raw`\n`,
    'k.a. k.a ka keine entfällt',
    'n.d. nd s/d s.d. s/o',
    'n.v.t. nvt',
    'brak b/d',
    'yok н/д нет-данных',
    '无 なし',
  ].flatMap((line) => line.split(' ')),
)

const PHRASES = new Set([
  'does not apply',
  'not applicable',
  'keine angabe',
  'nicht zutreffend',
  'nicht vorhanden',
  'sans objet',
  'non applicable',
  'no aplica',
  'sin dato',
  'non applicabile',
  'não se aplica',
  'niet van toepassing',
  'nie dotyczy',
  'нет данных',
])

const SIGNS = /^(?:[-–—−.?*_\s]*|\(\s*\))$/

/**
 * Whether a cell says that there is nothing: it is empty, holds dashes alone, or a word such as `NULL`, `N/A`, `\N`, `k.A.`
 * or "does not apply".
 */
export function isMissing(text: string): boolean {
  if (SIGNS.test(text)) return true
  if (text.length > 24) return false
  const folded = text.trim().toLowerCase().normalize('NFC')
  return WORDS.has(folded) || PHRASES.has(folded)
}
