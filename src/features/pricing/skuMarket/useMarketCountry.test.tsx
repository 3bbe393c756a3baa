import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readProduct } from '@/api/operations/product.ts'
import { useMarketCountry } from './useMarketCountry.ts'

describe('the country of a market', () => {
  const { skuSet } = readProduct({ skuSet: [{ skuId: 's', offerPrice: 30 }] })
  const open = (countries: string[], skus: typeof skuSet | null = skuSet) =>
    renderHook(() => useMarketCountry(countries, skus)).result

  it('is the requested country, with the listing’s own prices', () => {
    const market = open(['us'])
    expect(market.current).toMatchObject({ country: 'us', skus: skuSet })
    expect(open([]).current.country).toBe('')
    expect(open(['us', 'in'], null).current.skus).toBeNull()
  })

  it('is the first of several until the user chooses another, without the listing’s prices', () => {
    const market = open(['us', 'in'])
    expect(market.current.country).toBe('us')
    expect(market.current.skus).toMatchObject([{ skuId: 's', offerPrice: null }])
    act(() => market.current.choose('in'))
    expect(market.current.country).toBe('in')
    act(() => market.current.choose('de'))
    expect(market.current.country).toBe('us')
  })
})
