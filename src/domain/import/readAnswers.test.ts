import { describe, expect, it } from 'vitest'
import type { ImportAnswers } from './answers.ts'
import { answersForShape, hasAnswers, readAnswers } from './readAnswers.ts'

const all: ImportAnswers = {
  sheet: 'Prices',
  encoding: 'windows-1252',
  delimiter: ';',
  heading: 3,
  columns: { code: 1, price: 5, cost: null },
  replies: { currency: 'without a price' },
  doubtful: { '47 price': 'use', '132 code': 'leave out' },
  hiddenRows: 'leave out',
}

describe('stored import answers', () => {
  it('are restored completely', () => {
    expect(readAnswers(JSON.parse(JSON.stringify(all)))).toEqual(all)
    expect(readAnswers({ heading: 'none' })).toEqual({ heading: 'none' })
  })

  it.each([
    ['nothing', null],
    ['a text', 'code'],
    ['a list', [all]],
    ['a number', 7],
    ['an object without known fields', { color: 'blue' }],
  ])('are empty if %s was stored', (_, value) => {
    expect(readAnswers(value)).toEqual({})
    expect(hasAnswers(readAnswers(value))).toBe(false)
  })

  it.each([
    [{ sheet: 7, encoding: '' }, {}],
    [{ delimiter: 'x', heading: 0 }, {}],
    [{ heading: 1.5 }, {}],
    [{ columns: { code: -1, price: 2, colour: 3, cost: '4' } }, { columns: { price: 2 } }],
    [{ columns: { code: 0.5 } }, {}],
    [{ replies: { a: '', b: 'yes' } }, { replies: { b: 'yes' } }],
    [{ doubtful: { '1 price': 'maybe', '2 price': 'use' } }, { doubtful: { '2 price': 'use' } }],
    [{ hiddenRows: true }, {}],
  ])('leave out values that can’t be used: %j', (value, expected) => {
    expect(readAnswers(value)).toEqual(expected)
  })
})

describe('answers for files with the same structure', () => {
  it('leave out answers that belong to one file', () => {
    expect(answersForShape(all)).toEqual({
      encoding: 'windows-1252',
      delimiter: ';',
      heading: 3,
      columns: { code: 1, price: 5, cost: null },
      replies: { currency: 'without a price' },
    })
    expect(hasAnswers(answersForShape({ sheet: 'Prices', doubtful: { '4 code': 'use' } }))).toBe(
      false,
    )
  })
})
