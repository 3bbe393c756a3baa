import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyRow, wholeRow } from '@/domain/collections/resultRow.ts'
import { PRODUCT_FIELDS } from '@/domain/pricing/itemAnswer.ts'
import { readCodes } from '@/storage/collections/codes.ts'
import { convertStores } from '@/storage/collections/convertEntries.ts'
import { listPicked } from '@/storage/collections/picked.ts'
import { pickedProduct } from '@/storage/collections/pickedProduct.ts'
import { readSavedSearches } from '@/storage/collections/savedSearches.ts'
import type { StoredRows } from '@/storage/collections/versionParts.ts'
import { readRows } from '@/storage/collections/versionParts.ts'
import { saveVersion, listVersions } from '@/storage/collections/versions.ts'
import { readPreference } from '@/storage/preferences/preferences.ts'
import { readPriceList } from '@/storage/priceLists/priceList.ts'
import { readLookups } from '@/storage/searches/recents.ts'
import { listRuns } from '@/storage/updates/updateRuns.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { readBackup, writeBackup } from './backup.ts'
import { databaseStores } from './databaseStores.ts'
import { readContents, replaceStored } from './stored.ts'

type Written = { stores: Record<string, unknown[]>; preferences: object; madeAt: string }

/** A backup written by the November 2026 app, with one collection from an earlier version. */
const november = JSON.parse(
  readFileSync(new URL('../../../test/stored/backupOfNovember2026.json', import.meta.url), 'utf8'),
) as Written

const BATCH = 'gph35w8qfd'

async function restore(written: Written) {
  const reading = readBackup(JSON.stringify(written))
  if (reading.kind === 'wrong') throw new Error(reading.message)
  await replaceStored(reading.backup.contents)
}

async function rowsOf(versionId: string) {
  const parts: StoredRows[] = []
  const { damaged } = await readRows('demo', versionId, (part) => {
    parts.push(part)
  })
  return { damaged, rows: parts.flatMap(({ rows }) => rows) }
}

/** The number of usable and unusable items of each kind. */
async function readEverything() {
  const { savedVersions, damaged } = await listVersions('demo')
  const snapshots = savedVersions.flatMap(({ versions: all }) => all.map(({ id }) => id))
  const rows = await Promise.all(snapshots.map(rowsOf))
  const { lists } = await listPicked('demo')
  const { entries, damaged: damagedPrices } = await readPriceList({
    connectionId: 'demo',
    country: 'us',
  })
  return {
    damaged:
      damaged +
      rows.reduce((sum, one) => sum + one.damaged, 0) +
      lists.reduce((sum, one) => sum + one.damaged, 0) +
      damagedPrices +
      ((await readCodes('demo', BATCH))?.damaged ?? 1) +
      (await listRuns('demo')).damaged,
    sets: savedVersions.map(({ collection }) => collection),
    rows: rows.flatMap((one) => one.rows),
    lists: lists.map(({ list }) => list),
    prices: entries,
    batch: await readCodes('demo', BATCH),
    searches: (await readSavedSearches('demo')).searches,
    lookups: await readLookups('demo'),
  }
}

type AnySchema = {
  type: string
  entries?: Record<string, AnySchema>
  item?: AnySchema
  wrapped?: AnySchema
  options?: AnySchema[]
}

/** Removes all optional keys from stored data. */
function bare(schema: AnySchema, value: unknown): unknown {
  if (value === null) return null
  if (schema.wrapped) return bare(schema.wrapped, value)
  if (schema.options && schema.type === 'variant') {
    const own = schema.options.find((one) => v.is(one as never, value))
    return own ? bare(own, value) : value
  }
  if (schema.item) return (value as unknown[]).map((one) => bare(schema.item as AnySchema, one))
  if (!schema.entries) return value
  const needed = Object.entries(schema.entries).filter(([, { type }]) => !type.endsWith('optional'))
  return Object.fromEntries(
    needed.map(([key, inside]) => [key, bare(inside, (value as Record<string, unknown>)[key])]),
  )
}

/** Like a backup of an app version that already stores collections. */
function withoutOptionalKeys({ stores: former, ...head }: Written): Written {
  const stores = (convertStores(former) ?? former) as Written['stores'] // lists of entries
  const bared = databaseStores.map(({ name, entry }) => [
    name,
    (stores[name] ?? []).map((one) => bare(entry as unknown as AnySchema, one)),
  ])
  const written = { ...head, stores: Object.fromEntries(bared) as Written['stores'] }
  // The store’s schema doesn’t check picked products; each is validated separately.
  written.stores['collections'] = (written.stores['collections'] ?? []).map((entry) => {
    const { source } = entry as { source?: { kind: string; entries?: unknown[] } }
    if (source?.entries === undefined) return entry
    const entries = source.entries.map((one) => bare(pickedProduct as unknown as AnySchema, one))
    return { ...(entry as object), source: { ...source, entries } }
  })
  return written
}

describe('a backup of November 2026', () => {
  beforeEach(() => restore(november))

  it('is read completely: collections and views, rows, codes, picked products, prices, searches and settings', async () => {
    const { damaged, sets, rows, batch, lists, prices, searches, lookups } = await readEverything()
    expect(damaged).toBe(0)
    expect(sets.map(({ name, views }) => [name, views.length])).toEqual([
      ['oxford shirt', 0],
      ['oxford shirt', 1],
    ])
    expect(rows).toMatchObject([
      { merchant: 'Northgate', offerPrice: 47.9, gender: 'Men', place: 0 },
      { merchant: 'Northgate', offerPrice: 47.9, inventory: 14, breadCrumb: 'Men/Apparel/Shirts' },
      { merchant: 'Sundial', offerPrice: 45, code: '2049811842247', brand: null, place: null },
    ])
    for (const row of rows)
      expect(Object.keys(row).toSorted()).toEqual(Object.keys(emptyRow('us')).toSorted())
    expect(batch?.lines).toHaveLength(4)
    expect(batch?.outcomes.map(({ outcome }) => outcome)).toMatchObject([
      { answer: { kind: 'ean', offers: [{ merchantName: 'Northgate', offerPrice: 47.9 }] } },
      { answer: { kind: 'url', records: [{ brand: 'Marlowe' }, {}], market: null } },
      { answer: { kind: 'id', product: { merchant: 'Northgate', salePrice: 59 } } },
      { state: 'not found' },
    ])
    expect(lists.map(({ entries }) => entries)).toMatchObject([
      [{ note: 'Hero piece', first: { offerPrice: 47.9 }, seen: { brand: 'Marlowe' } }, {}],
    ])
    expect(prices).toEqual([
      { code: '2049811763054', price: 45.5, cost: 30, note: '' },
      { code: '4006381333931', price: 1299, cost: null, note: '' },
    ])
    expect(searches).toMatchObject([{ name: 'oxford shirt', seen: { found: [{ count: 1 }] } }])
    expect(lookups).toMatchObject([{ label: 'oxford shirt', figure: '1 product' }])
    expect(readPreference('demo', 'mine')).toEqual({ us: ['Northgate'] })
    expect(readPreference('demo', 'joinedNames').brand).toEqual([['Saffron Loom', 'SAFFRON LOOM']])
  })

  it('can be written as a current backup, which restores the same data', async () => {
    const before = await readEverything()
    const again = JSON.parse(
      writeBackup(await readContents(), Date.parse(november.madeAt)),
    ) as Written
    expect(Object.keys(again.stores)).toEqual(databaseStores.map(({ name }) => name))
    expect(again.preferences).toEqual(november.preferences)
    expect(again.stores['recents']).toEqual(november.stores['recents'])
    await restore(again)
    expect(await readEverything()).toEqual(before)
  })
})

describe('data stored by an older app version', () => {
  it('is read from a backup without any optional key', async () => {
    const bared = withoutOptionalKeys(november)
    expect(JSON.stringify(bared).length).toBeLessThan(JSON.stringify(november).length / 2)
    await restore(bared)
    const { damaged, rows, batch, lists, prices, searches } = await readEverything()
    expect(damaged).toBe(0)
    expect(rows).toEqual(rows.map(({ country }) => emptyRow(country)))
    const product = { ...Object.fromEntries(PRODUCT_FIELDS.map((key) => [key, null])), eans: [] }
    expect(batch?.outcomes.map(({ outcome }) => outcome)).toMatchObject([
      { answer: { kind: 'ean', echo: null, title: null, offers: [{ merchantName: null }] } },
      { answer: { kind: 'url', records: [product, product], market: null } },
      { answer: { kind: 'id', product: null, traits: [] } },
      { state: 'not found' },
    ])
    expect(batch?.lines.map(({ text, target }) => [text.length > 0, target])).toEqual(
      Array.from({ length: 4 }, () => [true, null]),
    )
    expect(lists.map(({ entries }) => entries)).toMatchObject([
      Array.from({ length: 2 }, () => ({ note: '', first: null, seen: null, missingAt: null })),
    ])
    expect(prices).toMatchObject(
      Array.from({ length: 2 }, () => ({ price: null, cost: null, note: '' })),
    )
    expect(searches).toHaveLength(1)
  })

  it('has rows with empty values for the fields that it didn’t store', async () => {
    const known = { country: 'us', productId: 'P1', title: 'Oxford shirt', offerPrice: 47.9 }
    // An entry of an older app version.
    await saveVersion('demo', aVersion({ id: 'older' }), [
      { part: 0, at: 5, rows: [known as never] },
    ])
    expect(await rowsOf('older')).toEqual({ damaged: 0, rows: [{ ...emptyRow('us'), ...known }] })
  })

  it('leaves a complete row unchanged', () => {
    const row = emptyRow('us')
    expect(wholeRow(row)).toBe(row)
  })
})
