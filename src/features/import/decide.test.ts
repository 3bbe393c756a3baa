import { describe, expect, it } from 'vitest'
import { decide } from './decide.ts'
import { usualContext } from './readImport.ts'
import { decideRows, rowsOf } from './testing/rows.ts'

const A = '2049811842247'
const B = '2049811763054'

describe('decisions about a file', () => {
  it('include the rows below the heading, and why other rows are left out', () => {
    const decisions = decideRows(
      'prices',
      rowsOf(['Price list', ''], ['EAN', 'VK'], [A, '1'], ['Total', '1'], [B, '2']),
    )
    expect(decisions.heading.lines).toEqual([2])
    expect(decisions.body.map(({ line }) => line)).toEqual([3, 5])
    expect(decisions.leftOut).toEqual([
      { line: 1, about: 'above the headings' },
      { line: 4, about: 'total' },
    ])
  })

  it('leave out hidden rows if the user chooses so', () => {
    const [head, first, second] = rowsOf(['EAN', 'VK'], [A, '1'], [B, '2'])
    if (!head || !first || !second) throw new Error('rows are missing')
    const rows = [head, { ...first, isHidden: true as const }, second]
    expect(decideRows('prices', rows).body).toHaveLength(2)
    expect(
      decideRows('prices', rows, { answers: { hiddenRows: 'leave out' } }).body.map(
        ({ line }) => line,
      ),
    ).toEqual([3])
  })

  it('take column names from a file format that names its columns', () => {
    const { roles, columns, heading } = decide(
      {
        rows: rowsOf([A, '12.50', 'Shirt']),
        names: ['gtin', 'price', 'title'],
        isWhole: true,
        file: {
          name: 'feed.xml',
          container: 'xml',
          isPacked: false,
          encoding: 'utf-8',
          delimiter: null,
          bytes: 0,
        },
      },
      'catalog',
      {},
      { ...usualContext, country: 'us' },
    )
    expect(heading.lines).toEqual([])
    expect(columns.map(({ names }) => names)).toEqual([['gtin'], ['price'], ['title']])
    expect(Object.fromEntries(roles)).toEqual({ code: 0, price: 1, title: 2 })
  })

  it('list open questions together, including those that follow from an answer', () => {
    const rows = rowsOf(['EAN', 'Preis A', 'Preis B'], [A, '1.299 €', '12'], [B, '2.499 CHF', '13'])
    const open = decideRows('prices', rows)
    expect(open.questions.map(({ key }) => key)).toEqual(['column price'])
    const answered = decideRows('prices', rows, { answers: { replies: { 'column price': '1' } } })
    expect(answered.questions.map(({ key, answer }) => [key, answer])).toEqual([
      ['decimal sign', null],
      ['currency', null],
    ])
  })

  it('treat lines as titles if the user says so', () => {
    const decisions = decideRows('codes', rowsOf([A], ['Ketchup']), { context: { as: 'title' } })
    expect(decisions.isByTitle).toBe(true)
    expect(decisions.roles.has('code')).toBe(false)
  })

  it('have no rows and no questions for an empty file', () => {
    expect(decideRows('prices', [])).toMatchObject({ body: [], questions: [] })
    expect(decideRows('codes', rowsOf([''])).questions).toEqual([])
  })
})
