import { expect, it, vi } from 'vitest'
import { toChangeSide } from '@/domain/changes/change.ts'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import { marketKey } from '@/domain/market/rowMarket.ts'
import { noAliases } from '@/domain/pricing/names.ts'
import { saveVersion } from '@/storage/collections/versions.ts'
import { aCodeMarket } from '@test/made/aCodeMarket.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { createChangesEngine } from './changesEngine.ts'
import { createChangesTasks } from './changesTasks.ts'

const HERE = 'connection'
const BY_TITLE = [{ column: 'title' as const, down: false }]
const BY_TITLE_DOWN = [{ column: 'title' as const, down: true }]
const row = (productId: string, overrides: Partial<ResultRow> = {}) =>
  aResultRow({ productId, offerPrice: 20, active: true, ...overrides })

const save = (id: string, ...pages: ResultRow[][]) =>
  saveVersion(
    HERE,
    aVersion({ id }),
    pages.map((rows, part) => ({ part, at: 1, rows })),
  )

const compared = {
  connectionId: HERE,
  before: { id: 'second', isWhole: true },
  now: { id: 'third', isWhole: true },
  earlier: ['first'],
}

async function threeVersions() {
  await save('first', [row('a'), row('b')], [row('again', { offerPrice: 30 })])
  await save('second', [row('a', { offerPrice: 25 }), row('b')], [row('c')])
  await save('third', [row('a'), row('b', { active: false })], [row('again'), row('new')])
}

it('the changes engine compares the saved rows of two versions and considers earlier ones', async () => {
  await threeVersions()
  const engine = createChangesEngine()
  const found = await engine.compare(compared)
  expect(found.summary).toMatchObject({ products: 5, changed: 5, medianDown: -20 })
  expect(found.summary.counts).toMatchObject({
    'price-down': 1,
    new: 1,
    back: 1,
    gone: 1,
    stock: 1,
  })
  expect(found.sizes.n).toBe(1)
  expect(found.damaged).toEqual({ before: 0, now: 0 })
  const every = await engine.allChanges('all')
  expect(every.map(({ key }) => key)).toEqual(['us a', 'us b', 'us again', 'us new', 'us c'])
})

it('the changes engine returns changes of one kind, sorted and in parts', async () => {
  await threeVersions()
  const engine = createChangesEngine()
  await engine.compare(compared)
  expect(await engine.query({ kind: '', sort: BY_TITLE_DOWN, top: null })).toBe(5)
  expect((await engine.changes(1, 3)).map(({ key }) => key)).toEqual(['us b', 'us again'])
  expect(await engine.query({ kind: 'stock', sort: BY_TITLE, top: null })).toBe(1)
  expect(await engine.allChanges('shown')).toMatchObject([
    { key: 'us b', lead: { now: { active: false } } },
  ])
  expect(await engine.allChanges('all')).toHaveLength(5)
})

it('the changes engine follows a product through all versions, also those without it', async () => {
  await threeVersions()
  const engine = createChangesEngine()
  const { at, lines } = await engine.item(HERE, ['first', 'second', 'third'], 'us again')
  expect(lines?.lines.map(({ prices }) => prices)).toEqual([[30, null, 20]])
  expect(lines?.lowest).toEqual({ price: 20, merchant: null, place: 2 })
  expect(at).toEqual({ key: 'us again', index: 2, count: 4, previous: 'us b', next: 'us new' })
})

it('the changes engine starts with the first product and finds one missing from the latest version', async () => {
  await threeVersions()
  const engine = createChangesEngine()
  const ids = ['first', 'second', 'third']
  expect((await engine.item(HERE, ids, '')).at).toMatchObject({ key: 'us a', previous: null })
  expect((await engine.item(HERE, ids, 'us nobody')).at).toMatchObject({ key: 'us a' })
  const missingItem = await engine.item(HERE, ids, 'us c')
  expect(missingItem.at).toEqual({ key: 'us c', index: -1, count: 4, previous: null, next: 'us a' })
  expect(missingItem.lines?.lines.map(({ prices }) => prices)).toEqual([[null, 20, null]])
  expect(await engine.item(HERE, ['nothing'], '')).toEqual({ at: null, lines: null })
})

it('the changes engine calculates medians of all products or only those in all versions', async () => {
  await threeVersions()
  const engine = createChangesEngine()
  const ids = ['second', 'third']
  const same = await engine.trends(HERE, ids, noAliases, true)
  expect([same.same, same.trends[0]?.points]).toEqual([
    2,
    [
      { median: 22.5, n: 2 },
      { median: 20, n: 2 },
    ],
  ])
  const all = await engine.trends(HERE, ids, noAliases, false)
  expect([all.same, all.trends[0]?.points.map(({ n }) => n)]).toEqual([null, [3, 4]])
})

it('the changes engine lists the products whose price position changed', async () => {
  await save('before', [row('a', { eans: ['2049811763054'] }), row('b')])
  await save('after', [
    row('a', { eans: ['2049811763054'], offerPrice: 10 }),
    row('b', { offerPrice: 10 }),
  ])
  const engine = createChangesEngine()
  const [before, now] = ['before', 'after'].map((id) => ({ id, isWhole: true }))
  if (!before || !now) throw new Error('two versions')
  await engine.compare({ connectionId: HERE, before, now, earlier: [] })
  const at = (index: number) =>
    new Map([[marketKey('us', '2049811763054'), aCodeMarket({ index })]])
  await engine.notify({ before: at(125), now: at(80) })
  expect(await engine.moves()).toEqual([{ key: 'us a', before: 'dearer', now: 'cheaper' }])
  expect(await engine.query({ kind: 'position', sort: BY_TITLE, top: null })).toBe(1)
  expect(await engine.allChanges('shown')).toMatchObject([{ key: 'us a' }])
})

it('the changes engine reports nothing as no longer listed if the new version is partial', async () => {
  await threeVersions()
  const engine = createChangesEngine()
  const found = await engine.compare({ ...compared, now: { id: 'third', isWhole: false } })
  expect(found).toMatchObject({ maybeGone: 1, summary: { counts: { gone: 0 } } })
})

it('the changes engine ignores products that were requested in only one of two versions', async () => {
  const requested = (...ids: string[]) => ids.map((id) => ({ id, country: 'us' }))
  const saveAsked = (id: string, ids: string[], found: string[]) =>
    saveVersion(
      HERE,
      aVersion({ id }),
      [{ part: 0, at: 1, rows: found.map((productId) => row(productId)) }],
      requested(...ids),
    )
  await saveAsked('listed', ['a', 'off', 'lost'], ['A', 'off', 'lost'])
  await saveAsked('later', ['a', 'lost', 'on', 'none'], ['A', 'on'])
  const engine = createChangesEngine()
  const [before, now] = ['listed', 'later'].map((id) => ({ id, isWhole: true }))
  if (!before || !now) throw new Error('two snapshots')
  const found = await engine.compare({ connectionId: HERE, before, now, earlier: [] })
  expect(found).toMatchObject({ same: 1, removedFromList: 1, addedToList: 1 })
  expect((await engine.allChanges('all')).map(({ key, kinds }) => [key, kinds.join()])).toEqual([
    ['us lost', 'gone'],
  ])
})

it('the changes engine compares rows that the page sent to a worker', async () => {
  const tasks = createChangesTasks()
  const sides = (...ids: string[]) => ids.map((id) => toChangeSide(row(id)))
  tasks.hold('before', sides('a', 'b'), true)
  tasks.hold('before', sides('c'), false)
  tasks.hold('now', sides('old'), true)
  tasks.hold('now', sides('b', 'c', 'd'), true)
  const [before, now] = ['before', 'now'].map((id) => ({ id, isWhole: true }))
  if (!before || !now) throw new Error('two snapshots')
  await tasks.compare({ connectionId: 'a worker', before, now, earlier: [] })
  expect(tasks.slice('all', 0, 9).map(({ key, kinds }) => [key, kinds.join()])).toEqual([
    ['us d', 'new'],
    ['us a', 'gone'],
  ])
})

it('the changes engine no longer answers after it was closed', async () => {
  const engine = createChangesEngine()
  engine.close()
  let isAnswered = false
  void engine.query({ kind: '', sort: BY_TITLE, top: null }).then(() => (isAnswered = true))
  await new Promise(setImmediate)
  expect(isAnswered).toBe(false)
})

it('the changes engine reports nothing as new if the old version is partial', async () => {
  await threeVersions()
  const engine = createChangesEngine()
  const before = { id: 'second', isWhole: false }
  const found = await engine.compare({ ...compared, before })
  expect(found.summary.counts).toMatchObject({ new: 0, gone: 1 })
})

it('the changes engine returns all changes even if they don’t fit into one message', async () => {
  const many = Array.from({ length: 1000 }, (_, at) => row(`p${at}`))
  await save('empty', [])
  await save('many', many)
  const engine = createChangesEngine()
  const ends = { before: { id: 'empty', isWhole: true }, now: { id: 'many', isWhole: true } }
  await engine.compare({ connectionId: HERE, ...ends, earlier: [] })
  const keys = (await engine.allChanges('all')).map(({ key }) => key)
  expect(keys).toHaveLength(1000)
  expect(new Set(keys).size).toBe(1000)
})

it('the changes engine sends price positions again if the worker did not receive them', async () => {
  const eans = ['2049811763054']
  await save('second', [row('a', { eans })])
  await save('third', [row('a', { eans, offerPrice: 10 })])
  const engine = createChangesEngine()
  await engine.compare({ ...compared, earlier: [] })
  const at = (index: number) =>
    new Map([[marketKey('us', '2049811763054'), aCodeMarket({ index })]])
  const markets = { before: at(125), now: at(80) }
  const set = vi.spyOn(Map.prototype, 'set').mockImplementationOnce(() => {
    throw new Error('No memory.')
  })
  await expect(engine.notify(markets)).rejects.toThrow('No memory.')
  set.mockRestore()
  await engine.notify(markets)
  expect(await engine.moves()).toEqual([{ key: 'us a', before: 'dearer', now: 'cheaper' }])
})
