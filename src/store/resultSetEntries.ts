/** The entries of result sets: a set is a head with nothing under it, a moment is the head of its rows. */
import * as v from 'valibot'
import { headedEntries } from './headedEntries.ts'
import {
  keptResultSetEntry,
  type KeptMomentHead,
  type KeptResultRows,
  type KeptResultSetEntry,
  type KeptSetHead,
} from './keptResultSet.ts'

const isEntry = (entry: unknown): entry is KeptResultSetEntry => v.is(keptResultSetEntry, entry)
const isHead = (entry: unknown): entry is KeptSetHead | KeptMomentHead =>
  isEntry(entry) && entry.holds !== 'rows'

export const isSetHead = (entry: unknown): entry is KeptSetHead =>
  isEntry(entry) && entry.holds === 'set'
export const isMomentHead = (entry: unknown): entry is KeptMomentHead =>
  isEntry(entry) && entry.holds === 'moment'
export const isRows = (entry: unknown): entry is KeptResultRows =>
  isEntry(entry) && entry.holds === 'rows'

export const resultSetEntries = headedEntries({ store: 'resultSets', isEntry, isHead })
