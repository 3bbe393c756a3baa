/**
 * Compares and summarises the versions of a collection in a worker, for the Changes and History views. Long results come in
 * slices.
 */
import { toChangeSide } from '@/domain/changes/change.ts'
import type { ProductChange, VersionMarkets } from '@/domain/changes/productChanges.ts'
import type { RequestedCode } from '@/domain/market/rowMarket.ts'
import type { AliasesByKind } from '@/domain/pricing/names.ts'
import { productsInMemory } from '@/storage/collections/versionParts.ts'
import { rowsInMemory } from '@/storage/collections/versionParts.ts'
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import workerUrl from './changes.worker.ts?worker&url'
import type { ChangesTasks, VersionsToCompare } from './changesTasks.ts'
import { lazyWorkerClient } from './lazyWorkerClient.ts'
import { startWorkerClient } from './workerClient.ts'

/** The number of entries in one message: the page reads each message in a separate task, so that none blocks it. */
const SLICE = 500

export type ChangesEngine = ReturnType<typeof createChangesEngine>

/** Creates the engine. All its calls reject if the worker does not start, the database cannot be read, or the worker has ended. */
export function createChangesEngine() {
  const { started, request, close } = lazyWorkerClient<ChangesTasks>(() =>
    startWorkerClient<ChangesTasks>({
      url: workerUrl,
      name: 'changes',
      onSent: () => {},
      here: async () => (await import('./changesTasks.ts')).createChangesTasks(),
    }),
  )
  /** Sends the worker the data of versions that is only in the page's memory, because it may have grown since the last time. */
  const give = async (connectionId: string, versionIds: readonly string[]) => {
    if ((await started()).isPage) return
    for (const id of versionIds) {
      const products = productsInMemory(connectionId, id)
      if (products) await request('holdProducts', id, products)
      for (const [at, { rows }] of rowsInMemory(connectionId, id).entries()) {
        await request('hold', id, rows.map(toChangeSide), at === 0)
      }
    }
  }
  const inSlices = async <Item>(slice: (from: number, to: number) => Promise<Item[]>) => {
    const items: Item[] = []
    for (let at = 0; ; at += SLICE) {
      const next = await slice(at, at + SLICE)
      items.push(...next)
      if (next.length < SLICE) return items
    }
  }
  const nothingSent = (): VersionMarkets => ({ before: new Map(), now: new Map() })
  let sent = nothingSent()
  return {
    async compare(compared: VersionsToCompare) {
      const { connectionId, before, now, earlier } = compared
      await give(connectionId, [before.id, now.id, ...earlier])
      return request('compare', compared)
    },
    /** Sends the price positions at the rows’ codes in both versions, unless the worker already has them. */
    async notify(markets: VersionMarkets) {
      const known = sent
      sent = markets
      try {
        for (const when of ['before', 'now'] as const) {
          if (markets[when] === known[when]) continue
          const all = [...markets[when]]
          for (let at = 0; at === 0 || at < all.length; at += SLICE) {
            await request('notify', when, all.slice(at, at + SLICE), at === 0)
          }
        }
      } catch (error) {
        // It isn’t known what the worker has, so the next call sends everything.
        sent = nothingSent()
        throw error
      }
    },
    /** The products at which the price position of the user's merchants changed. */
    moves: () => request('moves'),
    totals: (...requested: Parameters<ChangesTasks['totals']>) => request('totals', ...requested),
    query: (...requested: Parameters<ChangesTasks['query']>) => request('query', ...requested),
    changes: (from: number, to: number) => request('slice', 'shown', from, to),
    /** The changes of all products that the table shows, in its order, or of all products. */
    allChanges: (which: 'shown' | 'all') =>
      inSlices<ProductChange>((from, to) => request('slice', which, from, to)),
    /** The offers for every code of one of the versions. */
    allMarkets: (which: 'before' | 'now') =>
      inSlices<RequestedCode>((from, to) => request('markets', which, from, to)),
    async trends(
      connectionId: string,
      versionIds: readonly string[],
      aliases: AliasesByKind,
      isSame: boolean,
    ) {
      await give(connectionId, versionIds)
      return request('trends', connectionId, versionIds, aliases, isSame)
    },
    /** The offers for the codes in each version of a collection of codes. */
    async marketsOf(connectionId: string, versionIds: readonly string[]) {
      await give(connectionId, versionIds)
      const all: RequestedCode[][] = []
      for (const id of versionIds) {
        all.push(await inSlices((from, to) => request('marketsOf', connectionId, id, from, to)))
      }
      return all
    },
    /** Finds items of the latest version by words of their names, or by a code. */
    async findItems(connectionId: string, versionIds: readonly string[], text: string) {
      await give(connectionId, versionIds)
      return request('findItems', connectionId, versionIds, text)
    },
    /** The prices of an item in each version, and its place among the items; both null if no version has the item. */
    async item(connectionId: string, versionIds: readonly string[], key: string) {
      await give(connectionId, versionIds)
      const at = await request('itemAt', connectionId, versionIds, key)
      return { at, lines: at && (await request('lines', connectionId, versionIds, at.key)) }
    },
    close,
  }
}
