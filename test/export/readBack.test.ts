/** A file that the app has written, read by the app's own importer. */
import { describe, expect, it } from 'vitest'
import { noAliases } from '@/domain/pricing/names.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'
import { exportJob } from '@/features/export/exportJob.ts'
import { readImport, usualContext } from '@/features/import/readImport.ts'
import { bytesSource } from '@/features/import/source.ts'
import { defaultExportChoice, type ExportChoice } from '@/lib/sheet/exportChoice.ts'
import { rowFilter } from '@/pages/collection/collectionViewState.ts'
import { collectionFile } from '@/pages/collection/file/collectionFile.ts'
import { aCollection } from '../made/aCollection.ts'
import { aResultRow } from '../made/aResultRow.ts'
import { aVersion } from '../made/aVersion.ts'
import { bytesOf, tickingEnvironment } from './exporting.ts'

const AT = Date.UTC(2025, 10, 18, 12)

const rows = [
  ['2049811920570', 'Linen shirt, band collar', 'Marlowe', 44.9],
  ['2049811921942', 'Flannel shirt, checked', 'MARLOWE', 31.5],
  ['2049811924684', 'Denim shirt', 'marlowe', 1299],
].map(([ean, title, brand, offerPrice], index) =>
  aResultRow({
    productId: `0A6F3C5D7E8190A2B3C4D5E6F708192${index}`,
    place: index,
    title: String(title),
    brand: String(brand),
    offerPrice: Number(offerPrice),
    eans: [String(ean)],
  }),
)

async function exported(choice: Partial<ExportChoice>): Promise<Uint8Array> {
  const source = collectionFile({
    collection: aCollection('one', { name: 'linen' }),
    version: aVersion({ id: 'm', at: AT, endedAt: AT }),
    rows,
    filtered: null,
    filter: rowFilter({}),
    sort: [],
    pricingContext: { you: null, reference: referenceWords('median'), tolerance: 0.5 },
    shown: ['title'],
    label: '',
    aliases: noAliases,
    at: AT,
  })
  return bytesOf(
    await exportJob({
      source,
      choice: { ...defaultExportChoice, ...choice },
      which: 'all',
      environment: tickingEnvironment(),
      signal: new AbortController().signal,
      onProgress: () => {},
    }),
  )
}

const CHOICES: [name: string, choice: Partial<ExportChoice>][] = [
  ['export.csv', { format: 'csv' }],
  ['export.csv', { format: 'csv', separator: ';', decimal: ',' }],
  ['export.csv', { format: 'csv', plainCodes: true, mark: false }],
  ['export.csv', { format: 'csv', head: false }],
  ['export.xlsx', { format: 'xlsx' }],
]

/** Reasons why the lines around the table are not rows. */
const LEFT_OUT = ({ format, head }: Partial<ExportChoice>): string[] => {
  if (head === false) return []
  const above = 'This line is above the headings.'
  return format === 'csv' ? [above, 'This line is not part of the table.'] : [above]
}

describe('an export that is imported again', () => {
  it.each(CHOICES)(
    'as %s with %o gives only the codes, prices and titles of its rows',
    async (name, choice) => {
      const bytes = await exported(choice)
      const reading = await readImport(bytesSource(name, bytes), 'prices', {}, usualContext)
      if (reading.kind !== 'read') throw new Error(JSON.stringify(reading).slice(0, 400))
      expect(reading.rows.map(({ code, price, title }) => [code, price, title])).toEqual(
        rows.map(({ eans, offerPrice, title }) => [eans?.[0], offerPrice, title]),
      )
      const leftOut = reading.remarks.filter(({ kind }) => kind === 'left out')
      expect(new Set(leftOut.map(({ about }) => about))).toEqual(new Set(LEFT_OUT(choice)))
      expect(reading.questions).toEqual([])
    },
  )
})
