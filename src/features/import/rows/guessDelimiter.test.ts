import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Delimiter } from '@/domain/import/answers.ts'
import { guessDelimiter } from './guessDelimiter.ts'

const A = '2049811842247'
const B = '2049811763054'
const delimiterOf = (text: string) => guessDelimiter(text).delimiter

describe('the delimiter of a text', () => {
  it.each<[name: string, text: string, delimiter: Delimiter]>([
    ['tabs', 'a\tb\nc\td', '\t'],
    ['commas', 'a,b\nc,d', ','],
    ['vertical bars below known headings', `EAN|Name\n${A}|x`, '|'],
    ['semicolons between values with decimal commas', 'x;12,50\ny;13,00', ';'],
    ['a table with only one row', `${A};shirt;12,50`, ';'],
    ['one line of codes separated by tabs', `${A}\t${B}`, 'none'],
    ['a code, a tab and a price', `${A}\t12,50\n${B}\t8,00`, '\t'],
    ['headings that only commas can separate', 'EAN,Name,Price\n1,"a;b",2\n2,"c;d",3', ','],
    ['commas, with semicolons inside one column', 'EAN,Categories\n1,a;b\n2,c;d', ','],
    [
      'two or more spaces between columns',
      `EAN            Name      Price\n${A}  Shirt     12,50\n${B}  Polo      8,00`,
      'blanks',
    ],
    ['one code per row', `${A}\n${B}`, 'none'],
    ['a list of codes with commas', `${A}, ${B}`, 'none'],
    ['a list of codes over several lines', `${A},${B}\n${B}`, 'none'],
    ['numbers with thousands separators', '2,049,811,842,247\n2,049,811,921,430', 'none'],
    ['commas inside URLs', 'https://a.example/p,1\nhttps://a.example/p,2', 'none'],
    ['URLs separated by commas', 'https://a.example/1,https://a.example/2', 'none'],
    ['URLs in a table with headings', 'url,price\nhttps://a.example/1,2.50', ','],
    ['commas in only a few lines', 'one, two\nthree\nfour\nfive', 'none'],
    ['decimal commas among words', `1 Shirt ${A} 10 19,90\n2 Polo ${B} 5 12,50`, 'none'],
    [
      'titles above a table',
      `Stock of May, June\nall prices in full\nEAN;Name;Price\n${A};a;2,50\n${B};b;3,50`,
      ';',
    ],
    [
      'lines of text below a table',
      `EAN;Name;Price\n${A};a;2,50\n${B};b;3,50\nAll prices, without tax`,
      ';',
    ],
    ['words', 'Hello\nworld', 'none'],
    ['nothing', '', 'none'],
  ])('is found: %s', (_, text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter)
  })

  it('is not guessed from codes among the words of a cell', () => {
    expect(delimiterOf(`${A};Stift;${B}\n${B};Block;${A}`)).toBe(';')
    expect(delimiterOf(`Stift ${A}\nBlock ${B}`)).toBe('none')
  })

  it.each([
    ['"Shirt \\"Nord\\"",1\n"Polo",2', true],
    ['"Shirt ""Nord""",1\n"Polo",2', false],
    ['"a\\"b","c ""d"" e"', false],
    ['a,b', false],
  ])('is returned with whether backslashes escape quotes: %s %s', (text, hasBackslashes) => {
    expect(guessDelimiter(text).hasBackslashes).toBe(hasBackslashes)
  })

  it('is found in any table with known headings', () => {
    const word = fc.constantFrom(
      'Shirt',
      'Polo, red',
      'Coat; long',
      'a|b',
      '12,50',
      '8.90',
      '',
      'x "y"',
    )
    const quoted = (cell: string) =>
      /[",;|\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
    fc.assert(
      fc.property(
        fc.constantFrom<Delimiter[]>('\t', ';', ',', '|'),
        fc.array(fc.tuple(word, word, word), { minLength: 2, maxLength: 10 }),
        (delimiter, rows) => {
          const table = [['EAN', 'Name', 'Price', 'Note'], ...rows.map((cells) => [A, ...cells])]
          const text = table.map((cells) => cells.map(quoted).join(delimiter)).join('\n')
          expect(delimiterOf(text)).toBe(delimiter)
        },
      ),
      { numRuns: 300, seed: 7 },
    )
  })

  it('is found for any text without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 200 }), (text) => {
        expect(['\t', ';', ',', '|', 'blanks', 'none']).toContain(delimiterOf(text))
      }),
      { numRuns: 300, seed: 8 },
    )
  })
})
