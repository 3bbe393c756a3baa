import { cleanup, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../pages/renderApp.tsx'
import { faultyService, reply } from './faultyService.ts'
import { drawnHere, hugeFacets, hugePages, hugeValues, MOST_ELEMENTS } from './hostileSizes.ts'
import { MARKET } from './payloadCases.ts'

/** What the page at an address draws of a response, once nothing is loading. */
async function drawnOf(path: string, body: unknown, selector: string, isBeside = false) {
  const service = await faultyService((request, response) => {
    const isMarket = isBeside && request.url?.includes('productCodes')
    reply(200, isMarket ? MARKET : body)(request, response)
  })
  renderApp(path, service.connection)
  await waitFor(() => {
    expect(document.querySelector(`main ${selector}`)).not.toBeNull()
    expect(document.querySelector('main [aria-busy=true]')).toBeNull()
  })
  const { elements, longest } = drawnHere()
  cleanup()
  return { isBounded: elements < MOST_ELEMENTS, longest }
}

const BOUNDED = { isBounded: true, longest: '' }

describe.each(hugePages)('the page $name shows a limited part', (each) => {
  test.each(hugeValues({ characters: 220_000, count: 10_000 }))(
    'of responses in which every field is $name',
    async (kind) => {
      for (const body of each.bodies(kind)) {
        const isBeside = each.name === 'resolve'
        expect(await drawnOf(each.path, body, each.ready[0], isBeside)).toEqual(BOUNDED)
      }
    },
  )
})

describe('Search shows a limited part of 100,000', () => {
  test.each(Object.entries(hugeFacets(100_000)))('%s', async (_name, body) => {
    expect(await drawnOf('/search?q=cotton&country=us', body, 'article')).toEqual(BOUNDED)
  })
})

describe('Assortment gaps shows a limited part of 100,000', () => {
  const { brands, merchants } = hugeFacets(100_000)
  test.each([
    ['brands', brands],
    ['merchants', merchants],
  ])('%s', async (_name, body) => {
    expect(await drawnOf('/assortment?q=cotton&country=us', body, 'h1')).toEqual(BOUNDED)
  })
})
