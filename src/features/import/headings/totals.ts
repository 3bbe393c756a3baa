/** Recognises rows of totals and subtotals, in the languages that retailers use. */
import type { RawRow } from '@/features/import/table.ts'

const WORDS =
  'total|totals|totale|totaal|totalt|totali|totaux|sum|summe|summa|suma|soma|somme|gesamt|gesamtsumme|gesamtergebnis|gesamtbetrag|zwischensumme|endsumme|ergebnis|subtotal|sub-total|sous-total|subtotale|subtotaal|eindtotaal|razem|celkem|součet|mezisoučet|i alt|ialt|hovedtotal|totalsumma|delsumma|subtotaler|toplam|ara toplam|genel toplam|итого|всего|общий итог|промежуточный итог|итог|合计|总计|小计|合計|総計|小計|總計|المجموع|الإجمالي'
const GRAND =
  'grand total|sum total|total general|total général|total geral|totale complessivo|suma końcowa|suma całkowita|celkový součet|summa totalt'
/** A total by its word alone: "Total", "Summe:", "Gesamt (12)". */
const WHOLE = new RegExp(`^(?:${GRAND}|${WORDS})[\\s:.]*(?:\\(?\\d+\\)?)?$`, 'iu')
/** A total by its word next to the name of a group: "Total Marlowe", "Shirts Total", "Marlowe Ergebnis", "合计:". */
const BESIDE_GROUP = new RegExp(`^(?:${GRAND}|${WORDS})(?=[\\s:：])|[\\s:：-](?:${WORDS})$`, 'iu')
/** How many first cells are searched for the total, because the name of a group can be before it. */
const MAX_CELLS = 3
const LONGEST = 60

/**
 * Whether a row is a total or a subtotal, by its first words. If the word is next to a name, most cells of the row must be
 * empty.
 */
export function isTotal(row: RawRow): boolean {
  let filled = 0
  let seen = 0
  let hasWord = false
  for (const cell of row.cells) {
    if (cell === '') continue
    if (typeof cell !== 'string') {
      filled += 1
      continue
    }
    const text = cell.trim()
    if (text === '') continue
    filled += 1
    seen += 1
    // Codes and figures are not words.
    if (seen > MAX_CELLS || text.length > LONGEST || /^[\d.,\s-]+$/.test(text)) continue
    if (WHOLE.test(text)) return true
    hasWord ||= BESIDE_GROUP.test(text)
  }
  return hasWord && filled * 2 <= Math.max(row.cells.length, 2)
}
