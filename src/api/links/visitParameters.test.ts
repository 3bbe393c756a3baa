import { describe, expect, it } from 'vitest'
import { isAmp, isReferrer, isSession, isTracking } from './visitParameters.ts'

const words = (text: string) => text.split(' ')

describe('the URL parameter', () => {
  it.each(
    words(
      'utm_source UTM_Campaign gclid wbraid fbclid msclkid mc_cid _ga spm _trkparms otracker qid pf_rd_p',
    ),
  )('%s counts as tracking and as a referrer', (name) => {
    expect([isTracking(name), isReferrer(name)]).toEqual([true, true])
  })

  it.each(words('ref Referrer source src affId affiliate_id cid tag'))(
    '%s counts as a referrer only',
    (name) => {
      expect([isTracking(name), isReferrer(name)]).toEqual([false, true])
    },
  )

  it.each(words('jsessionid PHPSESSID sid osCsid ASPSESSIONIDABC CFTOKEN'))(
    '%s counts as a session ID',
    (name) => {
      expect(isSession(name)).toBe(true)
    },
  )

  it.each(words('color id size sku variant pid skuId psc th q k __proto__ constructor utm'))(
    '%s may belong to the product',
    (name) => {
      expect([isTracking(name), isReferrer(name), isSession(name), isAmp(name, '1')]).toEqual([
        false,
        false,
        false,
        false,
      ])
    },
  )

  it.each([
    ['amp', '1', true],
    ['amp', '', true],
    ['amp', '0', false],
    ['AMP', 'false', false],
    ['outputType', 'AMP', true],
    ['amp_js_v', '0.1', true],
    ['format', 'pdf', false],
  ])('%s=%s counts as AMP: %s', (name, value, expected) => {
    expect(isAmp(name, value)).toBe(expected)
  })
})
