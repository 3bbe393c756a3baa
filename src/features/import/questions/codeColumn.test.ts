import { describe, expect, it } from 'vitest'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { decideRows, rowsOf } from '@/features/import/testing/rows.ts'
import { checkDigit } from '@/lib/gtin.ts'

const withCheck = (body: string) => body + String(checkDigit(body))
const BODIES = Array.from({ length: 10 }, (_, at) => String(41_250_050_027 + at * 271))
const EANS = BODIES.map((body) => withCheck(`9${body}`))

function checkColumn(heading: string, codes: readonly string[], answers: ImportAnswers = {}) {
  const {
    codes: context,
    addsCheckDigit,
    areCodesLeftOut,
    questions,
  } = decideRows('prices', rowsOf([heading, 'VK'], ...codes.map((code) => [code, '9,90'])), {
    answers,
  })
  const question = questions.find(({ key }) => key === 'codes') ?? null
  return { context, addsCheckDigit, areCodesLeftOut, question }
}

describe('a column of codes', () => {
  it('raises no question if its check digits are valid', () => {
    expect(checkColumn('Barcode', EANS)).toEqual({
      context: {},
      addsCheckDigit: false,
      areCodesLeftOut: false,
      question: null,
    })
  })

  it('is recognised as EAN or ISBN by its heading, and as ISBN-10 by its values', () => {
    expect(checkColumn('EAN', EANS).context).toEqual({ isEan: true })
    expect(checkColumn('EAN/UPC', EANS).context).toEqual({})
    expect(checkColumn('ISBN', EANS).context).toEqual({ isIsbn: true })
    expect(
      checkColumn('Nummer', ['9999900135', '999990100X', '9999901077', '99999-003-1-3']).context,
    ).toEqual({ isIsbn: true })
  })

  it('gets leading zeros back if all its codes lost them', () => {
    const lost = BODIES.map((body) => withCheck(`00${body.slice(2)}`).replace(/^0+/, ''))
    expect(checkColumn('Barcode', lost)).toMatchObject({
      context: { restoresZeros: true },
      question: null,
    })
  })

  it.each([
    ['eleven digits', BODIES],
    ['twelve digits with a leading zero', BODIES.map((body) => `0${body}`)],
    ['thirteen digits with leading zeros', BODIES.map((body) => `00${body}`)],
    ['fourteen digits with leading zeros', BODIES.map((body) => `000${body}`)],
    ['EAN', EANS.map((ean) => ean.slice(0, 12))],
    ['EAN-8', BODIES.map((body) => `4${body.slice(5)}`)],
    ['GTIN-14', EANS.map((ean) => `1${ean.slice(0, 12)}`)],
  ])('raises a question if the check digits are missing: %s', (_, codes) => {
    const open = checkColumn('Barcode', codes)
    expect(open.question).toMatchObject({
      answer: null,
      choices: [{ value: 'leave out' }, { value: 'add check digit' }],
    })
    expect(open.question?.about).toContain('as if the check digit is missing')
    expect(open).toMatchObject({ areCodesLeftOut: true, addsCheckDigit: false })
    const added = checkColumn('Barcode', codes, { replies: { codes: 'add check digit' } })
    expect(added).toMatchObject({ areCodesLeftOut: false, addsCheckDigit: true })
    expect(checkColumn('Barcode', codes, { replies: { codes: 'leave out' } }).areCodesLeftOut).toBe(
      true,
    )
  })

  it('shows how its codes would look with a check digit added', () => {
    const [first = ''] = BODIES
    const { question } = checkColumn('Barcode', BODIES)
    expect(question?.choices[1]?.samples[0]).toBe(`${first} → ${withCheck(first)}`)
    expect(question?.lines).toHaveLength(checkColumn('Barcode', BODIES).question?.lines.length ?? 0)
  })

  it('raises a question if most check digits are wrong', () => {
    const wrong = EANS.map((ean) => ean.slice(0, 12) + String((Number(ean.charAt(12)) + 1) % 10))
    const { question, areCodesLeftOut } = checkColumn('Barcode', wrong)
    expect(question).toMatchObject({ choices: [{ value: 'leave out' }] })
    expect(question?.about).toBe(
      '10 of 10 codes fail their check digit. Is this the column with the codes?',
    )
    expect(areCodesLeftOut).toBe(false)
  })

  it('raises no question for few codes, or if few codes fail', () => {
    expect(checkColumn('Barcode', BODIES.slice(0, 3)).question).toBeNull()
    expect(checkColumn('Barcode', [...EANS, '2049811842240']).question).toBeNull()
  })
})
