import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { readProduct, type Product } from '@/api/operations/product.ts'
import { pickerColumns } from '@/components/data-table/columnState.ts'
import { fileColumns } from '@/components/data-table/fileColumns.ts'
import { rowOfProduct } from '@/domain/collections/toResultRow.ts'
import { columnFacts, groupColumns, type ColumnKey } from '@/domain/columns/columns.ts'
import { recordSheetColumns } from '@/domain/columns/sheetColumns.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'
import { rankRows } from '@/domain/rows/rankRows.ts'
import { createRowTable } from '@/domain/rows/rowTable.ts'
import { readCatalog } from '@/features/import/catalog/readCatalog.ts'
import { usualContext } from '@/features/import/readImport.ts'
import { textSource } from '@/features/import/source.ts'
import { decodeCollectionView } from '@/pages/collection/collectionViewState.ts'
import { allRowColumns, fileContext } from '@/pages/collection/rows/columns.ts'
import { compareRows } from '@/pages/compare/rows/compareRows.ts'
import { AttributesPanel } from '@/pages/product/fields/AttributesPanel.tsx'
import { searchColumns, searchContext } from '@/pages/search/columns.tsx'
import { readRows } from '@/storage/collections/versionParts.ts'
import { saveVersion } from '@/storage/collections/versions.ts'
import { readBackup } from '@/storage/database/backup.ts'
import { fieldsOf, recordOf } from '../../mocks/handlers/answer/fields.ts'
import { importMadeRecords } from '../../mocks/own/madeRecords.ts'
import { aVersion } from '../made/aVersion.ts'

/** A field that the specification does not have: one entry in the app's list, and one in that of the demo service. */
vi.mock(import('@/api/fields/fields.ts'), async (original) => {
  const list = await original()
  const washing = {
    in: ['full'],
    kind: 'text',
    label: 'Washing instructions',
    isGroup: true,
    compared: 'product',
    listed: 'Classification',
  }
  return { ...list, FIELDS: { ...list.FIELDS, washing } }
})
vi.mock(import('../../mocks/fields.ts'), async (original) => {
  const list = await original()
  const washing = { kind: 'text', form: 'full' }
  return { ...list, RECORD_FIELDS: { ...list.RECORD_FIELDS, washing } }
})

/** The types contain only the fields that are written in the lists. */
const WASHING = 'washing' as ColumnKey
const of = (thing: object): unknown => Reflect.get(thing, WASHING)

const FEED = [
  'id,title,price,washing instructions',
  '1,Oxford shirt,47.90,Cold',
  '2,Linen shirt,39.90,Hand wash',
].join('\n')

/** The demo service's response for a feed with such a column. */
async function answered(): Promise<Product[]> {
  const context = { ...usualContext, country: 'us', merchant: 'Northgate' }
  const { listings } = await importMadeRecords(
    readCatalog(textSource('feed.csv', FEED), {}, context),
  )
  return listings.map(({ product }) => readProduct(recordOf(product, 'full', 'search', '')))
}

describe('a field that is added to the field lists of the app and the demo service', () => {
  it('is read from an imported feed, and from the response in full mode', async () => {
    expect((await answered()).map(of)).toEqual(['Cold', 'Hand wash'])
    expect(fieldsOf('full', 'lookup')).toContain(WASHING)
    expect(fieldsOf('lite', 'search')).not.toContain(WASHING)
  })

  it('is stored with the rows of a collection, and empty in rows of an earlier version', async () => {
    const rows = (await answered()).map((product) => rowOfProduct(product, 'us'))
    const older = { country: 'us', productId: 'P1', title: 'Kept before' }
    await saveVersion('demo', aVersion({ id: 'm' }), [
      { part: 0, at: 1, rows },
      { part: 1, at: 1, rows: [older as never] }, // as that version wrote it
    ])
    const saved: unknown[] = []
    const { damaged } = await readRows('demo', 'm', (part) => {
      saved.push(...part.rows.map(of))
    })
    expect([damaged, saved]).toEqual([0, ['Cold', 'Hand wash', null]])
    const entry = { connectionId: 'demo', of: 'm', part: 0, holds: 'rows', at: 1, rows }
    const file = JSON.stringify({
      format: 'catalog-explorer-backup',
      version: 1,
      madeAt: '2026-11-24T10:00:00.000Z',
      preferences: {},
      stores: { resultSets: [entry] },
    })
    expect(readBackup(file).kind).toBe('ok')
  })

  it('is a column of searches and collections that can be grouped, filtered and sorted', async () => {
    const products = await answered()
    const available = pickerColumns(searchColumns, products, searchContext(['us'], null))
    expect(available.map(({ label }) => label)).toContain('Washing instructions')
    expect(columnFacts(WASHING).label).toBe('Washing instructions')
    expect(groupColumns).toContain(WASHING)
    const table = createRowTable()
    table.add(products.map((product) => rowOfProduct(product, 'us')))
    expect([...rankRows(table, WASHING).ranks]).toEqual([0, 1])
    const address = new URLSearchParams({ columns: 'title,washing', washing: 'Cold' })
    const { state } = decodeCollectionView(address)
    expect(state.columns).toEqual(['title', 'washing'])
    expect(state.filter.values).toEqual({ washing: ['Cold'] })
  })

  it('appears on the product page and in the comparison', async () => {
    const [product] = await answered()
    if (!product) throw new Error('the feed has rows')
    render(<AttributesPanel record={product.raw} headingLevel={2} />)
    expect(screen.getByText('Washing instructions').closest('section')).toHaveTextContent(
      /^Classification.*Cold/,
    )
    const rows = compareRows([{ record: product, traits: [] }])
    expect(rows.find(({ key }) => key === 'washing')).toMatchObject({
      label: 'Washing instructions',
      group: 'product',
      cells: [{ kind: 'text', text: 'Cold' }],
    })
  })

  it('is in the files of searches, products and collections', async () => {
    const [product] = await answered()
    if (!product) throw new Error('the feed has rows')
    const cellIn = (
      columns: readonly { label: string; cell: (row: never) => unknown }[],
      row: object,
    ) => columns.find(({ label }) => label === 'Washing instructions')?.cell(row as never)
    expect(cellIn(recordSheetColumns, product)).toBe('Cold')
    const row = rowOfProduct(product, 'us')
    const search = fileContext({ kind: 'codes', collectionId: '' }, referenceWords('median'))
    expect(cellIn(fileColumns(allRowColumns([]), [row], search), row)).toBe('Cold')
  })
})
