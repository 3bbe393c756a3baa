import { describe, expect, it } from 'vitest'
import { answersAfterEdit } from './answersAfterEdit.ts'

const TEXT = 'EAN;Price\n1;12,50\n2;ab 9,00\n3;7,00'
const answers = { columns: { price: 1 }, doubtful: { '3 price': 'use' } } as const
const after = (text: string) => answersAfterEdit(answers, { before: TEXT, after: text })

describe('answers about pasted text', () => {
  it.each([
    ['a line was added below', `${TEXT}\n4;5,00`],
    ['the last line was removed', 'EAN;Price\n1;12,50\n2;ab 9,00\n'],
  ])('all stay valid if %s', (_, text) => {
    expect(after(text)).toEqual(answers)
  })

  it.each([
    ['its line was corrected', 'EAN;Price\n1;12,50\n2;9,00\n3;7,00'],
    ['a line above it was removed', 'EAN;Price\n2;ab 9,00\n3;7,00'],
    ['the heading was corrected', 'Code;Price\n1;12,50\n2;ab 9,00\n3;7,00'],
  ])('stay valid except for the one about a cell if %s', (_, text) => {
    expect(after(text)).toEqual({ columns: { price: 1 } })
  })

  it.each([
    ['the text is empty', ''],
    ['the text has other columns', 'EAN;Price;Cost\n1;12,50;3\n2;ab 9,00;3\n3;7,00;3'],
    ['another text with as many columns replaces it', 'Price;EAN\n5,00;7\n6,00;8\n'],
  ])('are dropped if %s', (_, text) => {
    expect(after(text)).toEqual({})
  })
})
