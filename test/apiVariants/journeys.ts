/** The core journeys in one session of the app, and the figures on its pages. */
import { act } from '@testing-library/react'
import { paths } from '@/routing/paths.ts'
import { readingOf } from '../../mocks/apiVariants.ts'
import { productIdIn } from '../../mocks/handlers/apiVariant/productIds.ts'
import { byText, cards, facetsText, isBusy, pageText, part, until } from './onPage.ts'
import { unknownValues, sampleProduct } from './sampleProducts.ts'
import { renderWithVariants, withVariants } from './withVariants.tsx'

const us = { countries: ['us'] } as const

const go = async (path: string): Promise<void> => {
  await act(async () => {
    window.history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}

const found = (words: RegExp) => until(() => words.exec(pageText())?.[0])

/** The part of a text that matches. Throws without one, because two missing figures would count as the same. */
function matchIn(text: string, pattern: RegExp): string {
  const [match] = pattern.exec(text) ?? []
  if (match === undefined) throw new Error(`Nothing matches ${String(pattern)} in:\n${text}`)
  return match
}

/**
 * Page 2 of one merchant's products, so that filter, index and limit are all sent. A service may shuffle a page. Categories and
 * divisions are check boxes only if the service accepts several, so the facets are compared without these two.
 */
async function searchFigures() {
  await until(() => cards().length > 0 && byText('aside a', 'Northgate') && !isBusy())
  return {
    found: matchIn(pageText(), /\d+ products? in US/),
    products: cards().toSorted(),
    merchant: byText('aside a', 'Northgate')?.textContent,
    otherFacets: facetsText()
      .replace(/^.*?(?=Brand)/, '')
      .replace(/Category.*?(?=Distribution)/, ''),
  }
}

/**
 * Waits for the description, which arrives with the code that cleans it. The number of further fields and the product ID are
 * removed, because they differ between API variants.
 */
async function productFigures() {
  await until(
    () => part('Attributes') && part('Description')?.textContent.includes(sampleProduct.described),
  )
  return ['Product', 'Variants', 'Attributes', 'Ranking and dates', 'Description'].map((title) =>
    part(title)
      ?.textContent.replace(/\d+ more fields?/, '')
      .replace(/Product ID\S+?(?=Offer price)/, ''),
  )
}

async function recordFigures() {
  await until(() => /Offers\d+at/.test(pageText()) && !isBusy())
  const text = pageText()
  return {
    records: matchIn(text, /Listings\d.*?In stock/),
    market: matchIn(text, /VariantEAN.*? of \d/),
  }
}

async function priceFigures() {
  await until(
    () => document.querySelector('main table') && pageText().includes(sampleProduct.described),
  )
  const text = pageText()
  return {
    statistics: matchIn(text, /\d+ merchants? sells? it.*? to [\d.,]+/),
    offers: [...document.querySelectorAll('main table tbody tr')].map((row) =>
      row.textContent.replace(/%[^%]*Shop page$/, '%'),
    ),
    extras: matchIn(text, /Pictures and description.*?(?=Other fields|$)/),
    pictures: part('Pictures and description')?.querySelectorAll('img').length,
  }
}

/** What every page shows on a service of these API variants. */
export async function figuresOn(names: readonly string[]) {
  const open = (path: string) => go(withVariants(names, path))
  const sampleProductId = productIdIn(readingOf(names), sampleProduct.id)
  const requested = { q: 'regular', merchant: ['Northgate'], page: 2, ...us }
  const { unmount } = renderWithVariants(names, paths.search(requested))
  const search = await searchFigures()
  await open(paths.product(sampleProductId, us))
  const product = await productFigures()
  await open(paths.product(unknownValues.id, us))
  const noProduct = await found(/No product with this ID in US/)
  await open(paths.resolve({ url: sampleProduct.url, ...us }))
  const record = await recordFigures()
  await open(paths.resolve({ url: unknownValues.url, ...us }))
  const noRecord = await found(/No listing for this link in United States/)
  await open(paths.ean(sampleProduct.code, us))
  const prices = await priceFigures()
  await open(paths.ean(unknownValues.code, us))
  const noMerchant = await found(/No merchant sells this code in US/)
  await open(paths.search({ q: unknownValues.keywords, ...us }))
  const nothing = await found(/No products found/)
  unmount()
  return { search, product, noProduct, record, noRecord, prices, noMerchant, nothing }
}
