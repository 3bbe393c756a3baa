/** The collection's engine as pages use it: rows stay in a worker, and come to the page in slices. */
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import type { RowEngine, WorkRow } from '@/domain/rows/rowView.ts'
import { rowsInMemory } from '@/storage/collections/versionParts.ts'
import { lazyWorkerClient } from './lazyWorkerClient.ts'
import { startRowWorkerClient } from './rowWorkerClient.ts'

/** Rows a message: the page reads each in a task of its own, so that none holds it up. */
const SLICE = 200

export function createRowEngine(): RowEngine {
  let tell = (_rows: number): void => {}
  const { started, ask, close } = lazyWorkerClient(() => startRowWorkerClient((rows) => tell(rows)))

  const add = async (rows: readonly ResultRow[]) => {
    for (let at = 0; at < rows.length; at += SLICE) await ask('add', rows.slice(at, at + SLICE))
  }
  return {
    async open(snapshot, onRows) {
      tell = onRows
      await ask('open', snapshot)
      if ((await started()).isPage) return
      for (const { rows } of rowsInMemory(snapshot.connectionId, snapshot.versionId))
        await add(rows)
    },
    add,
    async put(rows) {
      let version = 0
      for (let at = 0; at < rows.length; at += SLICE) {
        version = await ask('put', rows.slice(at, at + SLICE))
      }
      return version
    },
    take: (keys) => ask('take', keys),
    async market(markets) {
      let version = 0
      for (let at = 0; at < markets.length; at += SLICE) {
        version = await ask('market', markets.slice(at, at + SLICE))
      }
      return version
    },
    async traits(news) {
      let version = 0
      for (let at = 0; at < news.length; at += SLICE) {
        version = await ask('traits', news.slice(at, at + SLICE))
      }
      return version
    },
    join: (...requested) => ask('join', ...requested),
    look: (...requested) => ask('look', ...requested),
    rows: (from, to) => ask('rows', from, to),
    async allRows(which) {
      // Their places first: rows may arrive, and the order change, while these come.
      const places = await ask('places', which)
      const rows: WorkRow[] = []
      for (let at = 0; at < places.length; at += SLICE) {
        rows.push(...(await ask('rowsAt', places.slice(at, at + SLICE))))
      }
      return rows
    },
    totals: (...requested) => ask('totals', ...requested),
    pivot: (...requested) => ask('pivot', ...requested),
    groups: (...requested) => ask('groups', ...requested),
    standOuts: (...requested) => ask('standOuts', ...requested),
    listed: (...requested) => ask('listed', ...requested),
    distribution: (...requested) => ask('distribution', ...requested),
    pricePoints: () => ask('pricePoints'),
    async offers({ codes, ...news }) {
      let known = await ask('offers', { ...news, codes: codes.slice(0, SLICE) })
      for (let at = SLICE; at < codes.length; at += SLICE) {
        const some = codes.slice(at, at + SLICE)
        known = await ask('offers', { names: news.names, codes: some, isWhole: false })
      }
      return known
    },
    ranking: (tolerance) => ask('ranking', tolerance),
    merchantItems: (from, to) => ask('merchantItems', from, to),
    close,
  }
}
