import { describe, expect, it } from 'vitest'
import { readBoxLine } from './searchBoxLine.ts'

const ID = 'BF8B4404FC13F9B4C052AB88873F2DD1'

describe('a line of the search box', () => {
  it('is read like a cell of a file', () => {
    expect(readBoxLine('EAN: 4006381333931')).toMatchObject({
      entries: [{ kind: 'ean', code: '4006381333931' }],
      notes: [],
    })
    expect(readBoxLine(ID)).toMatchObject({ entries: [{ kind: 'id', id: ID }] })
    expect(readBoxLine('https://shop.example/p/1')).toMatchObject({ entries: [{ kind: 'url' }] })
  })

  it('shows how a code was corrected, and what is special about it', () => {
    expect(readBoxLine('41250050742').notes[0]).toBe('1 leading zero was restored: 041250050742.')
    expect(readBoxLine('2012345005990').notes[0]).toContain('in-store code')
  })

  it('can have several codes, links and product IDs', () => {
    const kinds = readBoxLine(`${ID}, 4006381333931; https://a.example/1`).entries.map(
      ({ kind }) => kind,
    )
    expect(kinds).toEqual(['id', 'ean', 'url'])
  })

  it.each([
    'cotton shirt 4006381333931',
    'shirt 4006381333931 or 2049811763054 blue',
    'id: summer dress',
    'levis 501',
  ])('has nothing to look up if it is a text such as “%s”', (text) => {
    expect(readBoxLine(text)).toEqual({ entries: [], notes: [] })
  })

  it('says why a code cannot be used', () => {
    expect(readBoxLine('2.04981E+12')).toMatchObject({
      entries: [],
      notes: [expect.stringContaining('7 of 13 digits are lost')],
    })
  })
})
