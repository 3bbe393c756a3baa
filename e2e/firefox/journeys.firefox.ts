import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { CODE_CHECK, startOf } from '@/words/codesNames.ts'
import { removeFilter } from '@/words/names.ts'
import { addresses, oxford } from '../support/demoData.ts'
import { expect, test } from './fixtures.ts'

test('a search leads through a filter to a product and to its sellers', async ({ tab }) => {
  await tab.open('/')
  await tab.sees('heading', 'See who sells a product, at what price, and how your price compares')
  await tab.click('combobox', 'Keywords, EAN or link')
  await tab.type('cotton shirt')
  await tab.enter()
  await tab.isAt(addresses.search)
  await tab.sees('link', oxford.title)
  // In Firefox, unlike in Chromium, the box of a table does not include its caption.
  expect(await tab.widthOfCaption('Price: products by price')).toBe(1)

  await tab.click('radio', `${oxford.brand} 210`)
  await tab.sees('button', removeFilter('brand', oxford.brand))
  await tab.click('link', oxford.title)
  await tab.sees('heading', oxford.title)
  await tab.isAt(addresses.product)

  await tab.type('/', oxford.ean)
  await tab.enter()
  await tab.isAt(addresses.ean)
  await tab.showsText('9 merchants sell it, from 38.50 (Cartwheel) to 62.00')

  await tab.back()
  await tab.sees('heading', oxford.title)
})

test('a collection of 50 codes is checked and survives a reload', async ({ tab }) => {
  await tab.open('/')
  await tab.click(
    'button',
    'Collection 50 EANs, one per line nothing runs until you click Create and check',
  )
  await tab.sees('textbox', CODE_CHECK.paste)
  await tab.click('button', startOf(50))
  await tab.showsText('50 of 50')
  await tab.showsText('Last checked')
  await tab.reload()
  await tab.showsText('50 of 50')
})

test('a report opens from disk and requests nothing', async ({ tab }) => {
  const file = path.resolve(import.meta.dirname, '../../docs/sample-report.html')
  const requested = await tab.openFile(file)
  await tab.sees('heading', 'Shirts against the market')
  await tab.showsText('The 20 most overpriced')
  await tab.click('button', 'Your price')
  // The icon is embedded in the file itself.
  const own = pathToFileURL(file).href
  expect(requested.filter((url) => url !== own && !url.startsWith('data:'))).toEqual([])
})
