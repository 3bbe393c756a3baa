/** Words and signs that programs and people write into empty cells. */

const lines = (list: readonly string[]) => new Set(list.flatMap((line) => line.split(' ')))

const WORDS = lines([
  'null (null) <null> [null] nil none nan nat undefined empty blank unknown unspecified',
  'n/a n.a. n.a na #na n/v n/p n/r tbd tba',
  String.raw`\n`,
  'k.a. k.a ka keine keiner keins entfällt unbekannt',
  'n.d. n.d nd n/d n.c. n.c nc n/c aucun aucune néant inconnu',
  's/d s.d. s/o ninguno ninguna desconocido nessuno nessuna sconosciuto nenhum nenhuma desconhecido',
  'n.v.t. n.v.t nvt n.n.b. geen onbekend',
  'brak b/d b.d. neuvedeno neznámé žádný nie-dotyczy',
  'saknas okänt ingen ukendt ukjent mangler',
  'yok belirtilmemiş bilinmiyor',
  'н/д нд нет-данных неизвестно',
  '无 無 暂无 未知 なし 不明',
])

const PHRASES = new Set([
  'does not apply',
  'not applicable',
  'not available',
  'not specified',
  'no data',
  'k. a.',
  'keine angabe',
  'keine angaben',
  'nicht zutreffend',
  'nicht vorhanden',
  'sans objet',
  'non applicable',
  'non renseigné',
  'non disponible',
  'non communiqué',
  'no aplica',
  'sin dato',
  'sin datos',
  'non applicabile',
  'non specificato',
  'não se aplica',
  'sem dados',
  'niet van toepassing',
  'niet beschikbaar',
  'nie dotyczy',
  'brak danych',
  'není k dispozici',
  'ej angivet',
  'ej tillämpligt',
  'ikke oplyst',
  'ikke angivet',
  'ikke oppgitt',
  'нет данных',
  'не указано',
  'не указан',
  'لا يوجد',
  'غير متوفر',
  'غير محدد',
])

/** A spreadsheet’s error values, in its language: `#N/A`, `#REF!`, `#WERT!`, `#¡VALOR!`. */
const FORMULA_ERROR = /^#(?:[¡¿]?[\p{Lu}/0]{2,9}[!?]|[NН]\/?[ADVBД])$/u

const SIGNS = /^(?:[-–—−.?*_\s]*|\(\s*\))$/
const LONGEST = 24

/**
 * Returns true if a cell means "no value": it is empty, has only dashes, or a word such as `NULL`, `N/A`, `\N`, `k.A.` or "does not
 * apply".
 */
export function isMissing(text: string): boolean {
  if (text.length > LONGEST) return SIGNS.test(text)
  if (SIGNS.test(text)) return true
  const trimmed = text.trim()
  // Fast path: most cells begin with a digit, which no such word does.
  if (/^\d/.test(trimmed)) return false
  const folded = trimmed.toLowerCase().normalize('NFC')
  return WORDS.has(folded) || PHRASES.has(folded) || FORMULA_ERROR.test(trimmed)
}
