/** Everything the database keeps, one line a store: Settings lists, backs up, restores and deletes what stands here. */
import type { GenericSchema } from 'valibot'
import { keptAgainRun } from '../again/keptAgainRun.ts'
import { keptBatchEntry } from '../batches/keptBatch.ts'
import { storedDraftPart } from '../batches/storedDraft.ts'
import { keptList } from '../lists/keptList.ts'
import { keptObservation } from '../observations/observation.ts'
import { keptOpened } from '../opened/keptOpened.ts'
import { keptPriceListPart } from '../priceLists/priceListPart.ts'
import { keptReportEntry } from '../reports/keptReport.ts'
import { keptResultSetEntry } from '../resultSets/keptResultSet.ts'
import { keptSavedSearch } from '../searches/keptSavedSearch.ts'
import { keptLookup } from '../searches/lookup.ts'
import { keptWatchRule, keptWatchRun } from '../watch/keptWatch.ts'

type KeptStore = {
  name: string
  /** What it holds, for the reader. */
  label: string
  /** Where an entry holds its own key. */
  keyPath: string[]
  /** What an entry has to be; entries are plain JSON, so that a backup can hold them. */
  entry: GenericSchema
  /** The field with the moment an entry was made, in epoch milliseconds. */
  madeAt: string
}

/**
 * Stores are only ever added. One whose entries change shape gets another name, so that an older and a newer build can
 * use one database without harm.
 */
export const keptStores = [
  {
    name: 'recents',
    label: 'Recent look-ups',
    keyPath: ['connectionId', 'path'],
    entry: keptLookup,
    madeAt: 'at',
  },
  {
    name: 'opened',
    label: 'Recently opened',
    keyPath: ['connectionId', 'path'],
    entry: keptOpened,
    madeAt: 'at',
  },
  {
    name: 'observations',
    label: 'Service profile',
    keyPath: ['connectionId', 'point', 'fact', 'value'],
    entry: keptObservation,
    madeAt: 'last',
  },
  {
    name: 'batches',
    label: 'Collections of codes and their rows',
    keyPath: ['connectionId', 'of', 'part'],
    entry: keptBatchEntry,
    madeAt: 'at',
  },
  {
    name: 'batchDrafts',
    label: 'Input of the new collection',
    keyPath: ['connectionId', 'part'],
    entry: storedDraftPart,
    madeAt: 'at',
  },
  {
    name: 'priceLists',
    label: 'Price lists, in parts of up to 500 rows',
    keyPath: ['connectionId', 'country', 'part'],
    entry: keptPriceListPart,
    madeAt: 'at',
  },
  {
    name: 'lists',
    label: 'Picked collections',
    keyPath: ['connectionId', 'id'],
    entry: keptList,
    madeAt: 'at',
  },
  {
    name: 'resultSets',
    label: 'Collections from searches, with their rows',
    keyPath: ['connectionId', 'of', 'part'],
    entry: keptResultSetEntry,
    madeAt: 'at',
  },
  {
    name: 'savedSearches',
    label: 'Saved searches',
    keyPath: ['connectionId', 'path'],
    entry: keptSavedSearch,
    madeAt: 'at',
  },
  {
    name: 'againRuns',
    label: 'Updates and their changes',
    keyPath: ['connectionId', 'id'],
    entry: keptAgainRun,
    madeAt: 'at',
  },
  {
    name: 'watchRules',
    label: 'Alerts',
    keyPath: ['connectionId', 'id'],
    entry: keptWatchRule,
    madeAt: 'madeAt',
  },
  {
    name: 'watchRuns',
    label: 'Matches of the last updates',
    keyPath: ['connectionId', 'id'],
    entry: keptWatchRun,
    madeAt: 'at',
  },
  {
    name: 'reports',
    label: 'Reports and their rows',
    keyPath: ['connectionId', 'of', 'part'],
    entry: keptReportEntry,
    madeAt: 'at',
  },
] as const satisfies readonly KeptStore[]

export type StoreName = (typeof keptStores)[number]['name']
