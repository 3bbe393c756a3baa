import { describe, expect, it } from 'vitest'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { readImport, usualContext } from './readImport.ts'
import { openQuestionsText, readingText } from './readingText.ts'
import { textSource } from './source.ts'

async function read(text: string, answers: ImportAnswers = {}) {
  const source = textSource('prices.csv', text)
  const reading = await readImport(source, 'prices', answers, usualContext)
  if (reading.kind === 'refused') throw new Error(reading.message)
  return reading
}

const LIST = `Autumn list
EAN;Price;Cost;Colour
2049812249373;9,99;4,00;red
41250050742;from 19,98;8,00;blue
2049812252113;-5,00;2,00;red
`

describe('the result of reading a file as text', () => {
  it('says the same as the import preview', async () => {
    expect(readingText(await read(LIST)).split('\n')).toEqual([
      'prices.csv: 5 lines, 124 B',
      'Encoding: utf-8. Separator: ; (semicolon). Headings: line 2.',
      '3 lines used, 1 mended, 1 doubtful, 2 left out',
      'Columns',
      expect.stringContaining('  Code: “EAN”, read as 2049812249373, 041250050742 (“41250050742”)'),
      expect.stringContaining('  Your price: “Price”, read as 9.99 (“9,99”)'),
      expect.stringContaining('  Cost: “Cost”, read as 4.00 (“4,00”)'),
      '  Not used: Colour',
      'Rows',
      '  line 3: 2049812249373 · 9.99 · cost 4.00 · margin 60.0%',
      '  line 4: 041250050742 · no price · cost 8.00',
      '  line 5: 2049812252113 · no price · cost 2.00',
      'Mended',
      '  line 4: 1 leading zero was restored: 041250050742.',
      'Doubtful',
      '  line 4: “from 19,98” is a “from” price. Not used; to use 19.98: --map doubtful="4 price"',
      'Left out',
      '  line 1 “Autumn list”: This line is above the headings.',
      '  line 5: Your price: “-5,00” is a negative figure, not a price.',
    ])
  })

  it('says which doubtful cell is used because the user chose so', async () => {
    const text = readingText(await read(LIST, { doubtful: { '4 price': 'use' } }))
    expect(text).toContain('is a “from” price. Used as 19.98, as you chose.')
  })

  it('counts the remarks that it doesn’t list', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `${at}x;1,00`).join('\n')
    const long = readingText(await read(`EAN;Price\n2049812249373;1,00\n${many}\n`))
    expect(long).toContain('  and 10 more')
  })

  it('ends with the open questions and the --map option for each choice', async () => {
    const reading = await read('EAN;Price\n2049812249373;1.299\n2049812250744;2.499\n')
    const questions = openQuestionsText(reading)
    expect(questions.split('\n')).toEqual([
      expect.stringContaining('1.299 may be a thousand'),
      '  --map decimal-sign=none  Import without these prices',
      '  --map decimal-sign=.     The dot is the decimal sign; 1.299 → 1.299; 2.499 → 2.499',
      '  --map decimal-sign=","   The comma is the decimal sign; 1.299 → 1299.00; 2.499 → 2499.00',
    ])
    expect(readingText(reading).endsWith(`1 question to answer first\n${questions}`)).toBe(true)
  })

  it('has no question if all are answered', async () => {
    const reading = await read('EAN;Price\n2049812249373;1.299\n', {
      replies: { 'decimal sign': ',' },
    })
    expect(openQuestionsText(reading)).toBe('')
    expect(readingText(reading)).not.toContain('answer')
  })
})
