import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isComplete, type Collection } from '@/domain/collections/collection.ts'
import { rowKey, type ResultRow } from '@/domain/collections/resultRow.ts'
import type { ListEntry } from '@/domain/picked/productList.ts'
import { saveAnswer, readCodes } from '@/storage/collections/codes.ts'
import { deleteCollection } from '@/storage/collections/collections.ts'
import { createPicked } from '@/storage/collections/picked.ts'
import { readVersion } from '@/storage/collections/versionParts.ts'
import { readRows } from '@/storage/collections/versionParts.ts'
import {
  deleteVersions,
  saveVersion,
  listVersions,
  readVersions,
} from '@/storage/collections/versions.ts'
import { aListEntry, aSeenProduct } from '@test/made/aListEntry.ts'
import { aMarket, aRecord, saveCodes } from '@test/made/aSavedCollection.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { demoConnection } from '@test/made/connections.ts'
import { saveBaseline, saveVersionOfCodes } from './saveAsVersion.ts'

vi.mock('@/storage/collections/codes.ts', { spy: true })

const { id: HERE } = demoConnection
const BATCH = 'kept batch'
const CODE = '4006381333931'
const OTHER = '96385074'
const ID = 'F'.repeat(32)

const lines = [{ text: CODE }, { text: OTHER }, { text: ID }, { text: 'no code' }]

async function rowsOf(versionId: string): Promise<ResultRow[]> {
  const rows: ResultRow[] = []
  await readRows(HERE, versionId, (part) => {
    rows.push(...part.rows)
  })
  return rows
}

async function saveOnce(most?: number) {
  const savedVersion = await saveVersionOfCodes(HERE, BATCH, most)
  const [first] = savedVersion ?? []
  const read = first && (await readVersions(HERE, first.collection.id))
  if (!savedVersion || !first || !read) throw new Error('nothing was kept')
  return { savedVersions: savedVersion, first, read, version: read.versions[0] }
}

describe('a version saved from a collection of codes', () => {
  beforeEach(async () => {
    for (const { collection } of (await listVersions(HERE)).savedVersions)
      await deleteCollection(HERE, collection.id)
    await deleteCollection(HERE, BATCH)
  })

  it('has a row per offer and listing, and is complete if all codes were answered', async () => {
    await saveCodes({
      id: BATCH,
      lines,
      answerOf: ({ entry }) => {
        if (entry.kind === 'id') return { kind: 'id', product: aRecord(), traits: [] }
        return entry.kind === 'ean' && entry.code === CODE
          ? aMarket(CODE, { northgate: 47.9, sundial: null })
          : null
      },
    })
    const { first, read, version } = await saveOnce()
    expect(first.saveState).toBe('memory')
    expect(read.collection).toMatchObject({
      name: 'Kept before',
      source: { kind: 'codes', collectionId: BATCH },
      countries: ['us'],
    })
    expect(version?.counts).toEqual({
      asks: 3,
      done: 2,
      notFound: 1,
      failed: 0,
      rows: 3,
      duplicates: 0,
      withoutId: 0,
    })
    expect(version && isComplete(version)).toBe(true)
    expect((await rowsOf(version?.id ?? '')).map(rowKey)).toEqual([
      `us of northgate ${CODE}`,
      `us of sundial ${CODE}`,
      `us ${ID}`,
    ])
    expect((await readVersion(HERE, version?.id ?? ''))?.ends.notFound).toEqual([1])
  })

  it('is partial if answers are missing, and a later one joins the same collection', async () => {
    await saveCodes({
      id: BATCH,
      lines,
      answerOf: ({ position }) => (position === 0 ? aMarket(CODE, { northgate: 47.9 }) : undefined),
    })
    const { first, version } = await saveOnce()
    expect(version && isComplete(version)).toBe(false)
    expect((await saveOnce()).first.saveState).toBe('known')

    const at = (version?.at ?? 0) + 1000
    const outcome = { at, ms: 1, tries: 1, state: 'not found' } as const
    await saveAnswer(HERE, BATCH, { position: 1, key: `ean us ${OTHER}`, outcome })
    const again = await saveOnce()
    expect(again.first.collection.id).toBe(first.collection.id)
    expect(again.read.versions.map((each) => each.at)).toEqual([at, version?.at])
  })

  it('is saved once per country group, and the codes are read only once', async () => {
    await saveCodes({
      id: BATCH,
      lines,
      groups: [['us'], ['in']],
      answerOf: ({ countries }) => aMarket(CODE, { [`shop in ${countries.join()}`]: 5 }),
    })
    vi.mocked(readCodes).mockClear()
    const { savedVersions: savedVersion } = await saveOnce()
    expect(readCodes).toHaveBeenCalledTimes(1)
    expect(savedVersion.map(({ collection }) => collection.name)).toEqual([
      'Kept before, US',
      'Kept before, IN',
    ])
    expect((await listVersions(HERE)).savedVersions).toHaveLength(2)
  })

  it('isn’t created without answers or for an unknown collection', async () => {
    await saveCodes({ id: BATCH, lines, answerOf: () => undefined })
    expect(await saveVersionOfCodes(HERE, BATCH)).toEqual([])
    expect(await saveVersionOfCodes(HERE, 'no such batch')).toBeNull()
  })

  it('has no more rows than the limit, and notes that there may be more', async () => {
    await saveCodes({
      id: BATCH,
      lines: lines.slice(0, 2),
      answerOf: ({ entry }) =>
        entry.kind === 'ean' && entry.code === CODE
          ? aMarket(CODE, { northgate: 47.9, sundial: 45, petra: 44 })
          : aMarket(OTHER, { northgate: 5 }),
    })
    const { version } = await saveOnce(2)
    expect(version).toMatchObject({
      notes: [{ kind: 'cut', found: null }],
      counts: { asks: 2, done: 2, rows: 2 },
    })
  })
})

describe('the baseline of a collection that was never updated', () => {
  const LIST = 'kept list'
  const inUs = (source: Collection['source']) => ({ source, countries: ['us'] })
  const ofList = inUs({ kind: 'picked', collectionId: LIST })
  const ofCodes = inUs({ kind: 'codes', collectionId: BATCH })
  const savePicked = (entries: ListEntry[]) =>
    createPicked(HERE, { id: LIST, at: 1, changedAt: 1, name: 'Autumn', entries })
  const baseline = async (requested: Pick<Collection, 'source' | 'countries'>) => {
    await saveBaseline(HERE, requested, 'Autumn, us')
    return (await listVersions(HERE)).savedVersions
  }

  beforeEach(async () => {
    for (const { collection } of (await listVersions(HERE)).savedVersions)
      await deleteCollection(HERE, collection.id)
    await deleteCollection(HERE, BATCH)
    await deleteCollection(HERE, LIST)
  })

  it('is a version of the collection in its countries, without fields of the update step', async () => {
    await savePicked([aListEntry('A', { seen: aSeenProduct() })])
    const step = { ...ofList, id: LIST, kind: 'list', outcome: null }
    const [savedVersions] = await baseline(step)
    expect(savedVersions?.collection.id).toBe(`${LIST}:us`)
    expect(Object.keys(savedVersions?.collection ?? {}).toSorted()).toEqual([
      'at',
      'countries',
      'id',
      'name',
      'source',
      'views',
    ])
  })

  it('contains what was last seen of picked products, at the time of the latest answer', async () => {
    await savePicked([
      aListEntry('A', { seen: aSeenProduct({ at: 5, offerPrice: 20 }) }),
      aListEntry('B', { seen: aSeenProduct({ at: 5 }), missingAt: 9 }),
      aListEntry('C', { country: 'in', seen: aSeenProduct() }),
    ])
    const [savedVersions] = await baseline(ofList)
    expect(savedVersions?.collection).toMatchObject({ name: 'Autumn', ...ofList })
    const [version] = savedVersions?.versions ?? []
    expect(version).toMatchObject({
      at: 9,
      promised: 2,
      counts: { asks: 2, done: 1, notFound: 1, failed: 0, rows: 1 },
    })
    expect(version && isComplete(version)).toBe(true)
    expect(await rowsOf(version?.id ?? '')).toMatchObject([
      { productId: 'A', country: 'us', offerPrice: 20, title: 'Oxford shirt', discount: null },
    ])
  })

  it('is partial if some products were never seen, and isn’t saved if none was', async () => {
    await savePicked([aListEntry('A', { seen: aSeenProduct() }), aListEntry('B')])
    const [savedVersions] = await baseline(ofList)
    expect(savedVersions?.versions[0] && isComplete(savedVersions.versions[0])).toBe(false)
    await deleteCollection(HERE, savedVersions?.collection.id ?? '')
    await savePicked([aListEntry('B')])
    expect(await baseline(ofList)).toEqual([])
  })

  it('is saved once from the answers to codes, but not if a later version exists', async () => {
    await saveCodes({ id: BATCH, lines, answerOf: () => null })
    const [savedVersions] = await baseline(ofCodes)
    expect(savedVersions?.versions).toHaveLength(1)
    expect((await baseline(ofCodes))[0]?.versions).toHaveLength(1)
    const last = savedVersions?.versions[0]?.at ?? 0
    await deleteVersions(HERE, [savedVersions?.versions[0]?.id ?? ''])
    const later = aVersion({ id: 'later', setId: savedVersions?.collection.id ?? '', at: last + 1 })
    await saveVersion(HERE, later)
    expect((await baseline(ofCodes))[0]?.versions.map(({ id }) => id)).toEqual(['later'])
  })

  it('isn’t saved for a search or a deleted collection', async () => {
    const search = { kind: 'search' as const, q: '', words: [], merchant: [], brand: [] }
    expect(await baseline(inUs({ ...search, category: '', division: '' }))).toEqual([])
    expect(await baseline(ofList)).toEqual([])
    expect(await baseline(ofCodes)).toEqual([])
  })
})
