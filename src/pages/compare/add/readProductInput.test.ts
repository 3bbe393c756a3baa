import { describe, expect, it } from 'vitest'
import { readProductInput } from './readProductInput.ts'

const ORIGIN = 'https://explorer.example'
const read = (text: string, present: readonly string[] = []) =>
  readProductInput(text, present, ORIGIN)

const A = 'A'.repeat(32)
const B = 'B'.repeat(32)

describe('the text that adds products', () => {
  it('can be one or several IDs, separated in any way', () => {
    expect(read(` ${A} `)).toEqual({ kind: 'ids', ids: [A] })
    expect(read(`${A}\n${B}, ${A}`)).toEqual({ kind: 'ids', ids: [A, B] })
    expect(read(`${A} ${B}`, [A])).toEqual({ kind: 'ids', ids: [B] })
    expect(read('DEMO-slow')).toEqual({ kind: 'ids', ids: ['DEMO-slow'] })
  })

  it('can be a link of this app', () => {
    expect(read(`${ORIGIN}/products/${A}?country=us`)).toEqual({ kind: 'ids', ids: [A] })
    expect(read(`${ORIGIN}/compare?id=${A}&id=${B}&country=us`)).toEqual({
      kind: 'ids',
      ids: [A, B],
    })
    expect(read(`${ORIGIN}/products/%E0%A4%A`)).toMatchObject({ kind: 'url' })
  })

  it('can be a merchant link or a code, which is looked up', () => {
    const url = 'https://www.northgate.example/p/1'
    expect(read(url)).toEqual({ kind: 'url', url })
    expect(read(`<${url}>`)).toEqual({ kind: 'url', url })
    expect(read('2049811763054')).toEqual({ kind: 'ean', code: '2049811763054' })
  })

  it.each([
    ['', /Enter a product ID/],
    ['blue shirt', /isn’t a product ID, link or EAN/],
    ['2049811763055', /wrong check digit/],
    ['2049811763054; 2049811842247', /one product at a time/],
    ['..', /can’t be a product ID/],
    [A, /already in the comparison/],
  ])('is refused with a reason: %s', (text, problem) => {
    expect(read(text, [A])).toEqual({
      kind: 'problem',
      problem: expect.stringMatching(problem),
    })
  })

  it('is refused if the comparison has no room for it', () => {
    const seven = Array.from({ length: 7 }, (_, index) => `P${index}`)
    expect(read(`${A} ${B}`, seven)).toMatchObject({
      problem: expect.stringContaining('room for 1 more'),
    })
    expect(read('https://shop.example/p', [...seven, B])).toMatchObject({
      problem: expect.stringContaining('Remove one first'),
    })
  })
})
