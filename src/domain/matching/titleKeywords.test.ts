import { describe, expect, it } from 'vitest'
import { MOST_QUERIES, titleKeywords } from './titleKeywords.ts'

const keywords = (title: string, brand = '') => titleKeywords({ title, brand, size: '' })

describe('the keywords for a row', () => {
  it('are first its words without sizes and colours, then fewer of them', () => {
    expect(keywords('Slow Cooker Sauces Apple Bourbon Bbq, red, 12 oz', 'Campbell’s')).toEqual([
      'campbell slow cooker sauce apple bourbon',
      'campbell bourbon',
      'slow bourbon',
      'campbell slow',
    ])
  })

  it('leave out each name in turn, because one may be misspelt', () => {
    const queries = keywords('Norvk Arden Classic jumper')
    for (const name of ['norvk', 'arden', 'classic']) {
      expect(queries.some((query) => !query.includes(name))).toBe(true)
    }
  })

  it('include English ones if the row is in another language', () => {
    expect(keywords('Norvik Herrenhemd Baumwolle blau')).toContain('norvik shirt')
  })

  it('contain models as written, and plurals whose singular is spelled differently', () => {
    expect(keywords('Sony WH-1000XM4 black')).toEqual(['sony wh-1000xm4 black', 'sony'])
    expect(keywords('Hostess Twinkies')[0]).toBe('hostess twinkies')
  })

  it('contain no duplicates, and are limited in number', () => {
    expect(keywords('Green Tea')).toEqual(['tea green', 'tea'])
    expect(keywords('500 ml')).toEqual([])
    expect(keywords('')).toEqual([])
    expect(keywords('Alpha Beta Gamma Delta Epsilon Zeta Eta Theta').length).toBe(MOST_QUERIES)
  })
})
