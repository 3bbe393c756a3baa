/** Gives pages access to the rows of a version: the rows stay in a worker, and the page gets them in slices. */
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import type { RowEngine, WorkRow } from '@/domain/rows/rowView.ts'
import { rowsInMemory } from '@/storage/collections/versionParts.ts'
import { lazyWorkerClient } from './lazyWorkerClient.ts'
import { startRowWorkerClient } from './rowWorkerClient.ts'

/** The number of rows in one message: the page reads each message in a separate task, so that none blocks it. */
const SLICE = 200

export function createRowEngine(): RowEngine {
  let notify = (_rows: number): void => {}
  const { started, request, close } = lazyWorkerClient(() =>
    startRowWorkerClient((rows) => notify(rows)),
  )

  const add = async (rows: readonly ResultRow[]) => {
    for (let at = 0; at < rows.length; at += SLICE) await request('add', rows.slice(at, at + SLICE))
  }
  return {
    async open(snapshot, onRows) {
      notify = onRows
      await request('open', snapshot)
      if ((await started()).isPage) return
      for (const { rows } of rowsInMemory(snapshot.connectionId, snapshot.versionId))
        await add(rows)
    },
    add,
    async put(rows) {
      let version = 0
      for (let at = 0; at < rows.length; at += SLICE) {
        version = await request('put', rows.slice(at, at + SLICE))
      }
      return version
    },
    remove: (keys) => request('remove', keys),
    async market(markets) {
      let version = 0
      for (let at = 0; at < markets.length; at += SLICE) {
        version = await request('market', markets.slice(at, at + SLICE))
      }
      return version
    },
    async traits(patch) {
      let version = 0
      for (let at = 0; at < patch.length; at += SLICE) {
        version = await request('traits', patch.slice(at, at + SLICE))
      }
      return version
    },
    join: (...requested) => request('join', ...requested),
    query: (...requested) => request('query', ...requested),
    rows: (from, to) => request('rows', from, to),
    async allRows(which) {
      // Get the places of all rows first, because rows may arrive and the order may change during the transfer.
      const places = await request('places', which)
      const rows: WorkRow[] = []
      for (let at = 0; at < places.length; at += SLICE) {
        rows.push(...(await request('rowsAt', places.slice(at, at + SLICE))))
      }
      return rows
    },
    totals: (...requested) => request('totals', ...requested),
    pivot: (...requested) => request('pivot', ...requested),
    groups: (...requested) => request('groups', ...requested),
    standOuts: (...requested) => request('standOuts', ...requested),
    listed: (...requested) => request('listed', ...requested),
    distribution: (...requested) => request('distribution', ...requested),
    pricePoints: () => request('pricePoints'),
    async offers({ codes, ...shared }) {
      let known = await request('offers', { ...shared, codes: codes.slice(0, SLICE) })
      for (let at = SLICE; at < codes.length; at += SLICE) {
        const some = codes.slice(at, at + SLICE)
        known = await request('offers', { names: shared.names, codes: some, isWhole: false })
      }
      return known
    },
    ranking: (tolerance) => request('ranking', tolerance),
    merchantItems: (from, to) => request('merchantItems', from, to),
    close,
  }
}
