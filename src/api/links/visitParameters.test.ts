import { describe, expect, it } from 'vitest'
import { isAmp, isReferrer, isSession, isTracking } from './visitParameters.ts'

const words = (text: string) => text.split(' ')

describe('parameters of a visit', () => {
  it.each(
    words(
      'utm_source UTM_Campaign gclid wbraid fbclid msclkid mc_cid _ga spm _trkparms otracker qid pf_rd_p',
    ),
  )('%s is tracking, and therefore counts as a referrer, too', (name) => {
    expect([isTracking(name), isReferrer(name)]).toEqual([true, true])
  })

  it.each(words('ref Referrer source src affId affiliate_id cid tag'))(
    '%s is a referrer',
    (name) => {
      expect([isTracking(name), isReferrer(name)]).toEqual([false, true])
    },
  )

  it.each(words('jsessionid PHPSESSID sid osCsid ASPSESSIONIDABC CFTOKEN'))(
    '%s is a session',
    (name) => {
      expect(isSession(name)).toBe(true)
    },
  )

  it.each(words('color id size sku variant pid skuId psc th q k __proto__ constructor utm'))(
    '%s may be of the product',
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
  ])('%s=%s is of AMP: %s', (name, value, expected) => {
    expect(isAmp(name, value)).toBe(expected)
  })
})
