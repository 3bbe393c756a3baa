import { describe, expect, it } from 'vitest'
import type { Cell } from '@/features/import/table.ts'
import { isTotal } from './totals.ts'

const total = (...cells: Cell[]) => isTotal({ line: 1, cells })

describe('a total row', () => {
  it.each([
    'Total',
    'Summe:',
    'Gesamt',
    'Gesamtergebnis',
    'Zwischensumme',
    'Grand Total',
    'Total général',
    'Total general',
    'Totale complessivo',
    'Total geral',
    'Eindtotaal',
    'Suma końcowa',
    'Razem',
    'Celkem',
    'Součet',
    'Summa',
    'I alt',
    'Genel Toplam',
    'Итого',
    'Всего:',
    'Общий итог',
    '合计',
    '総計',
    '小計',
    'الإجمالي',
    'Subtotal (12)',
  ])('begins with %s', (word) => {
    expect(total(word, '', '12,50')).toBe(true)
    expect(total('', word, '12,50')).toBe(true)
  })

  it.each(['Shirts Total', 'Total Marlowe', 'Marlowe Ergebnis', 'Summe Hemden', 'Итого по группе'])(
    'can name its group: %s',
    (text) => {
      expect(total(text, '', '', '12,50')).toBe(true)
    },
  )

  it.each([
    [['Total Clean 500 ml', '2049811842247', '1', '12,50']],
    [['Shirt', 'Totally new', '3', '4', '5']],
    [['Summer dress', '', '12,50']],
    [['Total: 5 pieces of shirts and some more words than any total would ever have', '1']],
    [['12', '13']],
    [[12, 13]],
    [['', '']],
  ] as Cell[][][])('is not recognised in %j', (cells) => {
    expect(total(...cells)).toBe(false)
  })
})
