import { describe, expect, it } from 'vitest'
import { knownExportOf } from './knownExports.ts'

const nameOf = (...headings: string[]) =>
  knownExportOf(headings.map((heading) => [heading]))?.name ?? null

describe('an export that is recognised by its headings', () => {
  it.each([
    ['Shopify product export', 'Handle|Title|Vendor|Variant SKU|Variant Price|Variant Barcode'],
    ['WooCommerce product export', 'ID|Type|SKU|Name|Regular price|Sale price|In stock?'],
    ['Magento product export', 'sku|name|price|special_price|url_key|qty'],
    ['PrestaShop product list', 'ID|Name *|Price tax included|EAN13|Quantity'],
    ['Shopware 5 product export', 'ordernumber|name|price_EK|ean'],
    ['Shopware product export', 'product_number|price_net|price_gross|ean'],
    ['Amazon flat file', 'item_sku|external_product_id|item_name|standard_price'],
    ['Google Merchant Center feed', 'id|title|description|link|image link|price|availability|gtin'],
    ['Heureka feed', 'ITEM_ID|PRODUCTNAME|PRICE_VAT|EAN'],
    ['idealo feed', 'sku|brand|title|price|eans|paymentCosts_paypal|deliveryCosts_dhl'],
    ['export of this app', 'Title|Merchant|EANs|Offer price|MRP|Product id'],
  ])('%s', (name, headings) => {
    expect(nameOf(...headings.split('|'))).toBe(name)
  })

  it('is recognised in capitals', () => {
    expect(nameOf('HANDLE', 'TITLE', 'VARIANT PRICE')).toBe('Shopify product export')
  })

  it('is not recognised in other files', () => {
    expect(nameOf('EAN', 'Title', 'Price')).toBeNull()
    expect(nameOf()).toBeNull()
  })
})
