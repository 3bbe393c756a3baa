/** The parts of a moment: how far its load is, and the rows that each part brought. */
import { nextTurn } from '../../lib/nextTurn.ts'
import type { ResultRow } from '../../model/resultSet/resultRow.ts'
import type { Moment } from '../../model/resultSet/resultSet.ts'
import type { Keeping } from '../database/headedEntries.ts'
import type { KeptResultRows } from './keptResultSet.ts'
import { made, resultSetEntries } from './resultSetEntries.ts'

const { changeEntries, heldHead, partsUnder, readHead } = resultSetEntries

/** `part` is the page, or the place of what was asked, from 0; `at` when it was answered, in epoch milliseconds. */
export type KeptRows = { part: number; at: number; rows: ResultRow[] }

/** A product of a list, as it is asked for. */
export type AskedProduct = { id: string; country: string }

/** What a load keeps besides the moment itself: the places of what gave no rows. */
export type MomentEnds = { notFound: readonly number[]; failed: readonly number[] }

export const toEntry = (
  connectionId: string,
  of: string,
  { part, at, rows }: KeptRows,
): KeptResultRows => made({ connectionId, of, part, holds: 'rows', at, rows })

/** As JSON. */
const bytesOf = (rows: readonly ResultRow[]) =>
  new TextEncoder().encode(JSON.stringify(rows)).length

/** Parts that are looked through before the page has its turn. */
const PARTS_A_TURN = 10

/** Of many parts together. */
export async function bytesOfParts(parts: readonly KeptRows[]): Promise<number> {
  let bytes = 0
  for (const [at, { rows }] of parts.entries()) {
    if (at > 0 && at % PARTS_A_TURN === 0) await nextTurn()
    bytes += bytesOf(rows)
  }
  return bytes
}

/** Keeps how far a moment has come, and the rows of one part with it, in one transaction. */
export function keepPart(
  connectionId: string,
  moment: Moment,
  { notFound, failed }: MomentEnds,
  rows: KeptRows | null,
): Promise<Keeping> {
  const added = rows ? bytesOf(rows.rows) : 0
  return changeEntries(
    connectionId,
    moment.id,
    (head) =>
      head.holds === 'moment'
        ? {
            ...head,
            moment,
            bytes: head.bytes + added,
            notFound: [...notFound],
            failed: [...failed],
          }
        : head,
    rows ? [toEntry(connectionId, moment.id, rows)] : [],
  )
}

export type KeptMoment = {
  moment: Moment
  ends: MomentEnds
  parts: number[]
  products: AskedProduct[] | null
}

/** How far a moment has come: the parts whose rows are there, whether or not they can be read. Null where it is gone. */
export async function readMoment(
  connectionId: string,
  momentId: string,
): Promise<KeptMoment | null> {
  const head = await readHead(connectionId, momentId)
  if (head?.holds !== 'moment') return null
  const { moment, notFound, failed, products } = head
  const parts = await partsUnder(connectionId, momentId)
  return { moment, ends: { notFound, failed }, parts: parts.map(Number), products }
}

const productsOf = (head: Awaited<ReturnType<typeof readHead>> | undefined) =>
  head?.holds === 'moment' ? head.products : null

/** The products that a moment asks for by name; null where it asks for something else, or is gone. */
export async function askedProducts(
  connectionId: string,
  momentId: string,
): Promise<AskedProduct[] | null> {
  return productsOf(await readHead(connectionId, momentId))
}

/** Those of a moment that memory alone holds: for a worker, which does not see it. */
export function heldProducts(connectionId: string, momentId: string): AskedProduct[] | null {
  return productsOf(heldHead(connectionId, momentId))
}
