import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { checkDigit } from '@/lib/gtin.ts'
import { codeRows } from './codeRows.ts'
import type { ImportContext } from './decide.ts'
import { cellText, type Cell } from './table.ts'
import { decideRows, rowsOf } from './testing/rows.ts'

const ean = (number: number) => {
  const body = `20${String(number).padStart(10, '0')}`
  return body + String(checkDigit(body))
}
const [A, B, C] = [ean(1), ean(2), ean(3)] as const
const ID = '0A6F3C5D7E8190A2B3C4D5E6F7081920'

function read(
  rows: readonly (readonly Cell[])[],
  answers: ImportAnswers = {},
  context: Partial<ImportContext> = {},
) {
  return codeRows(decideRows('codes', rowsOf(...rows), { answers, context }))
}
const readRequests = (
  rows: readonly (readonly Cell[])[],
  answers?: ImportAnswers,
  context?: Partial<ImportContext>,
) =>
  read(rows, answers, context).rows.map(({ line, entry }) => {
    switch (entry.kind) {
      case 'ean':
        return [line, entry.code]
      case 'url':
        return [line, entry.url]
      case 'id':
        return [line, entry.id]
      case 'title':
        return [line, entry.title]
      case 'invalid':
        return [line, entry.reason]
    }
  })
const remarksIn = (rows: readonly (readonly Cell[])[], answers?: ImportAnswers) =>
  read(rows, answers).remarks.map(({ line, kind, about }) => `${line} ${kind}: ${about}`)

describe('lines to look up', () => {
  it('are codes, links and product IDs, in the order of the file', () => {
    expect(readRequests([[A], ['https://shop.example/1'], [ID], ['4.0E+12']])).toEqual([
      [1, A],
      [2, 'https://shop.example/1'],
      [3, ID],
      [4, 'digits lost'],
    ])
  })

  it('can be several codes in one cell, each with the prices of its row', () => {
    const { rows } = read([
      ['EAN', 'VK', 'EK'],
      [`${A}, ${B}`, '12,50', '8,00'],
      [C, '9,00', '6,00'],
    ])
    expect(rows.map(({ line, text, price, cost }) => [line, text, price, cost])).toEqual([
      [2, A, 12.5, 8],
      [2, B, 12.5, 8],
      [3, C, 9, 6],
    ])
  })

  it('have the prices, title and note of their row', () => {
    const { rows } = read([
      ['EAN', 'Titel', 'VK', 'EK', 'Zielpreis', 'Mindestpreis', 'Notiz'],
      [A, 'Hemd', '12,50', '8,00', '11,00', '10,00', 'neu'],
    ])
    expect(rows).toMatchObject([
      { price: 12.5, cost: 8, target: 11, floor: 10, note: 'neu', title: 'Hemd' },
    ])
  })

  it('have no price or floor if the cell says 0', () => {
    const rows = [
      ['EAN', 'VK', 'Mindestpreis'],
      [A, '0,00', '0'],
      [B, '1,00', '0,50'],
    ]
    expect(read(rows).rows).toMatchObject([
      { price: null, floor: null },
      { price: 1, floor: 0.5 },
    ])
    expect(remarksIn(rows)).toEqual([
      '2 left out: A price of 0 isn’t used.',
      '2 left out: A floor of 0 isn’t used.',
    ])
  })

  it('can be a single code below a table', () => {
    expect(readRequests([['Name', 'EAN', 'VK'], ['Shirt', A, '1'], [B], ['Page 1']])).toEqual([
      [2, A],
      [3, B],
    ])
  })

  it('use the link behind a text, unless the text is a code', () => {
    const cell: Cell = { kind: 'link', text: 'See shop', url: 'https://shop.example/1' }
    expect(readRequests([['Link'], [cell]])).toEqual([[2, 'https://shop.example/1']])
    expect(
      readRequests([['EAN'], [{ kind: 'link', text: A, url: 'https://shop.example/1' }]]),
    ).toEqual([[2, A]])
  })

  it('are titles with brand and size if the list has no codes or the user chooses titles', () => {
    expect(
      readRequests([
        ['Brand', 'Title', 'Size', 'Price'],
        ['Heinz', 'Tomato Ketchup', '500 ml', '2,49'],
        ['Hela', 'Curry', '', ''],
      ]),
    ).toEqual([
      [2, 'Heinz Tomato Ketchup 500 ml'],
      [3, 'Hela Curry'],
    ])
    expect(readRequests([['Ketchup'], ['Curry']], {}, { as: 'title' })).toEqual([
      [1, 'Ketchup'],
      [2, 'Curry'],
    ])
  })

  it('are read as the type that the user chooses', () => {
    expect(readRequests([[A], ['sku-1']], {}, { as: 'id' })).toEqual([
      [1, A],
      [2, 'sku-1'],
    ])
    expect(readRequests([[A], [ID]], {}, { as: 'ean' })).toEqual([
      [1, A],
      [2, 'unknown'],
    ])
  })
})

describe('remarks on lines', () => {
  it('say how a code was mended, or why a line is left out', () => {
    expect(remarksIn([['EAN'], ['36000291452'], ['shirt'], ['2049811842246']])).toEqual([
      '2 mended: 1 leading zero was restored: 036000291452.',
      '3 left out: “shirt” isn’t an EAN, link or product ID.',
      '4 doubtful: The check digit of 2049811842246 is 6; it should be 7: 2049811842247.',
    ])
  })

  it('are not made for codes among words and counts', () => {
    expect(remarksIn([[`2x ${A}`], [`• ${B} Stift`], [`3. ${C}`]])).toEqual([])
  })

  it('say that a code is broken over two lines', () => {
    const [first, second] = [A.slice(0, 7), A.slice(7)]
    expect(remarksIn([[first], [second], [B]])[0]).toBe(
      `1 left out: 7 digits: a code has 8, 12, 13 or 14. It looks broken over two lines: with line 2 it is ${A}.`,
    )
  })

  it('mark a doubtful code as used if the user chooses to use it', () => {
    const rows = [['EAN'], [A], ['2049811842246']]
    const answers = { doubtful: { '3 code': 'use' as const } }
    expect(readRequests(rows)).toEqual([
      [2, A],
      [3, 'wrong check digit'],
    ])
    expect(readRequests(rows, answers)).toEqual([
      [2, A],
      [3, '2049811842247'],
    ])
    expect(read(rows, answers).remarks).toMatchObject([{ kind: 'doubtful', isUsed: true }])
  })

  it('are the same for a whole column without check digits, until the user adds them', () => {
    const bodies = Array.from({ length: 6 }, (_, at) => String(41_250_050_027 + at * 271))
    const rows = [['UPC'], ...bodies.map((body) => [body])]
    expect(new Set(readRequests(rows).map(([, what]) => what))).toEqual(
      new Set(['wrong check digit']),
    )
    const added = readRequests(rows, { replies: { codes: 'add check digit' } })
    expect(added).toEqual(bodies.map((body, at) => [at + 2, body + String(checkDigit(body))]))
  })
})

describe('any rows', () => {
  it('are each looked up or get a remark, whatever they contain', () => {
    const cell = fc.oneof(
      fc.nat(200).map(ean),
      fc.constantFrom(
        '4.0E+12',
        '2049811842246',
        'https://shop.example/1',
        'x',
        '',
        'EAN',
        '12,50',
        ID,
      ),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 20 }),
        (given) => {
          const rows = rowsOf(...given).filter(({ cells }) => cells.some((one) => one !== ''))
          const decisions = decideRows('codes', rows)
          const { rows: found, remarks } = codeRows(decisions)
          const lines = new Set(
            [...found, ...remarks, ...decisions.leftOut].map(({ line }) => line),
          )
          for (const line of decisions.heading.lines) lines.add(line)
          const ruled = rows.filter(({ cells }) =>
            cells.every((one) => /^[\s\-_=+*|.~─━│┼]*$/.test(cellText(one))),
          )
          for (const { line } of ruled) lines.add(line)
          expect(lines.size).toBe(rows.length)
        },
      ),
      { numRuns: 300, seed: 9 },
    )
  })
})
