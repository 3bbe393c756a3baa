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
    label: 'What was opened last',
    keyPath: ['connectionId', 'path'],
    entry: keptOpened,
    madeAt: 'at',
  },
  {
    name: 'observations',
    label: 'What was observed of services',
    keyPath: ['connectionId', 'point', 'fact', 'value'],
    entry: keptObservation,
    madeAt: 'last',
  },
  {
    name: 'batches',
    label: 'Batches and their rows',
    keyPath: ['connectionId', 'of', 'part'],
    entry: keptBatchEntry,
    madeAt: 'at',
  },
  {
    name: 'batchDrafts',
    label: 'Input of the next batch',
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
    label: 'Lists of products',
    keyPath: ['connectionId', 'id'],
    entry: keptList,
    madeAt: 'at',
  },
  {
    name: 'resultSets',
    label: 'Result sets, their rows by the page',
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
    label: 'Reports of what changed',
    keyPath: ['connectionId', 'id'],
    entry: keptAgainRun,
    madeAt: 'at',
  },
  {
    name: 'watchRules',
    label: 'Rules of Watch',
    keyPath: ['connectionId', 'id'],
    entry: keptWatchRule,
    madeAt: 'madeAt',
  },
  {
    name: 'watchRuns',
    label: 'What rules fired at the last runs',
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
