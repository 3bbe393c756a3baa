/** A result set that was loaded before the test of its page begins. */
import type { ResultRow } from '../domain/resultSet/resultRow.ts'
import type { Moment, ResultSet } from '../domain/resultSet/resultSet.ts'
import { createSet, deleteSet, keepMoment } from '../store/resultSets.ts'
import { aMoment } from './aMoment.ts'
import { aResultSet } from './aResultSet.ts'
import { demoConnection } from './connections.ts'

const SET_ID = 'kept set 1'
export const PATH = `/workbench/${encodeURIComponent(SET_ID)}`
/** When it was loaded: 18 November 2025. */
const AT = 1_763_461_560_000

type Changes = Partial<ResultSet> & { counts?: Partial<Moment['counts']> }

/** Keeps rows as the only moment of a set, loaded whole unless the counts say otherwise; nothing is left of an earlier one. */
export async function keepSet(
  rows: readonly ResultRow[],
  { counts, ...changes }: Changes = {},
): Promise<void> {
  const { id } = demoConnection
  await deleteSet(id, SET_ID)
  await createSet(id, aResultSet(SET_ID, { name: 'cotton shirt', ...changes }))
  const whole = aMoment({ id: 'moment 1', setId: SET_ID, at: AT, endedAt: AT })
  const moment = { ...whole, counts: { ...whole.counts, rows: rows.length, ...counts } }
  await keepMoment(id, moment, [{ part: 0, at: AT, rows: [...rows] }])
}
