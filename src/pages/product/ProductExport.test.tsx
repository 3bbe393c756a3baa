import { beforeEach, describe, expect, it } from 'vitest'
import { EXPORT } from '@/words/exportNames.ts'
import { savedFiles } from '@test/export/savedFiles.ts'
import { readSheet, saveFrom } from '@test/export/saveFrom.ts'
import { answerWith, ID, OXFORD } from '@test/made/productAnswers.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

const sku = (skuId: string, ean: string, Size: string) => ({
  skuId,
  ean,
  attributes: { Size, constructor: '=1' },
  available: true,
  inventoryQuantity: 0,
  offerPrice: 47.9,
})
const BODY = JSON.stringify({
  success: true,
  traits: { Fit: 'Slim|True to size', Nothing: '' },
  product: {
    productId: ID,
    title: 'A shirt',
    merchant: 'northgate',
    lastChangedTime: 0,
    offerPrice: 47.9,
    skuSet: [sku('0048', '0401234567893', 'S'), sku('0049', '2049811763054', 'M')],
  },
})

beforeEach(() => {
  localStorage.clear()
  answerWith(BODY)
})

describe('the export of a product', () => {
  it(
    'has a row for each variant, with the listing and its attributes in each',
    { tags: 'slow' },
    async () => {
      const files = savedFiles()
      const { user } = renderAt(OXFORD)
      const { head, rows } = readSheet(await saveFrom({ user, files, label: EXPORT.export }))
      expect(head).toEqual(
        expect.arrayContaining([
          `Product ${ID}: A shirt`,
          'Country: US; mode: full',
          'Complete: all variants of the listing',
          'Rows: 2 of 2',
        ]),
      )
      expect(rows).toHaveLength(2)
      expect(rows[0]).toMatchObject({
        SKU: '="0048"',
        EAN: '="0401234567893"',
        Size: 'S',
        constructor: `'=1`,
        Quantity: '0',
        Available: 'TRUE',
        Merchant: 'northgate',
        'Last changed (UTC)': '',
        'Attribute: Fit': 'Slim|True to size',
      })
      expect(rows[1]).toMatchObject({ Size: 'M', 'Attribute: Fit': 'Slim|True to size' })
    },
  )

  it('has one row for a product without variants', async () => {
    answerWith({ success: true, traits: {}, product: { productId: ID, title: 'A shirt' } })
    const files = savedFiles()
    const { user } = renderAt(OXFORD)
    const { head, rows } = readSheet(await saveFrom({ user, files, label: EXPORT.export }))
    expect(head).toContain('Complete; the listing has no variants')
    expect(rows).toMatchObject([{ SKU: '', 'Product ID': ID }])
  })

  it('is, as JSON, the response exactly as received', async () => {
    const files = savedFiles()
    const { user } = renderAt(OXFORD)
    const bytes = await saveFrom({ user, files, label: EXPORT.export, format: 'json' })
    expect(bytes.toString('utf8')).toBe(BODY)
  })
})
