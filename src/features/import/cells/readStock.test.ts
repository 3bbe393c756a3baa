import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isStock, readStock } from './readStock.ts'

describe('a cell about stock', () => {
  it.each([
    '1',
    '12',
    '12.0',
    '12,0',
    '1 234',
    '> 0',
    '> 10',
    '10+',
    '≥ 5',
    '12 pcs',
    '12 Stück',
    '3 шт.',
    '12个',
    'only 3 left',
    'nur noch 2 auf Lager',
    '5 in stock',
    'skladem 5 ks',
    'Plus que 2 en stock',
    '残り3点',
    'yes',
    'TRUE',
    'Y',
    'in_stock',
    'InStock',
    'https://schema.org/InStock',
    'In stock!',
    'limited_availability',
    'currently in stock',
    'sofort lieferbar',
    'derzeit auf Lager',
  ])('%s means in stock', (cell) => {
    expect(readStock(cell)).toEqual({ inStock: true, openWord: null })
  })

  it.each([
    '0',
    '0.0',
    '-3',
    '−3',
    '0 pcs',
    '0 in stock',
    '0 Stück',
    'no',
    'FALSE',
    'N',
    'out_of_stock',
    'OutOfStock',
    'http://schema.org/OutOfStock',
    'SOLD OUT',
    'sold-out',
    'Sold out.',
    'temporarily out of stock',
    'derzeit nicht lieferbar',
    'momentan ausverkauft',
    'Épuisé',
    'agotado',
    'нет',
    '无货',
    '暂时缺货',
    '品切れ',
    'none',
  ])('%s means out of stock', (cell) => {
    expect(readStock(cell)).toEqual({ inStock: false, openWord: null })
  })

  it.each([
    'preorder',
    'Backorder',
    'on_backorder',
    'auf Anfrage',
    'vorbestellbar',
    'sur commande',
    '2-3 weeks',
    'Lieferzeit 1-3 Tage',
    'ab 12.03.2026 lieferbar',
    'quux',
    '12 auf Lager, 3 reserviert',
  ])('%s leaves stock unknown and returns the word', (cell) => {
    expect(readStock(cell)).toEqual({ inStock: null, openWord: cell })
  })

  it.each(['', ' ', '-', 'NULL', 'n/a', 'k.A.'])(
    '%j leaves stock unknown and returns no word',
    (cell) => {
      expect(readStock(cell)).toEqual({ inStock: null, openWord: null })
    },
  )

  it('never means in stock if its word is unknown', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (word) => {
        const { inStock } = readStock(`qx${word}`)
        expect(inStock).not.toBe(true)
      }),
      { numRuns: 300, seed: 2 },
    )
  })

  it('is distinguished from cells about something else', () => {
    expect(['5', 'in stock', 'preorder', 'derzeit ausverkauft', ''].every(isStock)).toBe(true)
    expect(['Nowy', 'A-12', 'Halle 3'].some(isStock)).toBe(false)
  })
})
