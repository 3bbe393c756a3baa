/** Everything the database keeps, one line a store: Settings lists, backs up, restores and deletes what stands here. */
import type { GenericSchema } from 'valibot'
import { storedAlert, storedAlertRun } from '@/storage/alerts/storedAlerts.ts'
import { storedEntry } from '@/storage/collections/storedCollection.ts'
import { storedDraftPart } from '@/storage/newCollection/storedDraft.ts'
import { storedObservation } from '@/storage/observations/observation.ts'
import { storedOpened } from '@/storage/opened/storedOpened.ts'
import { storedPriceListPart } from '@/storage/priceLists/priceListPart.ts'
import { storedReportEntry } from '@/storage/reports/storedReport.ts'
import { storedLookup } from '@/storage/searches/lookup.ts'
import { storedUpdateRun } from '@/storage/updates/storedUpdateRun.ts'

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
 * A store whose entries change shape gets another name. The one that it replaces is converted and deleted in one transaction
 * (`formerStores`): a tab that has an older version of the app open closes the database for it, and makes its stores again,
 * empty, where it opens it later.
 */
export const databaseStores = [
  {
    name: 'recents',
    label: 'Recent look-ups',
    keyPath: ['connectionId', 'path'],
    entry: storedLookup,
    madeAt: 'at',
  },
  {
    name: 'opened',
    label: 'Recently opened',
    keyPath: ['connectionId', 'path'],
    entry: storedOpened,
    madeAt: 'at',
  },
  {
    name: 'observations',
    label: 'Service profile',
    keyPath: ['connectionId', 'point', 'fact', 'value'],
    entry: storedObservation,
    madeAt: 'last',
  },
  {
    name: 'collections',
    label: 'Collections with their versions and rows',
    keyPath: ['connectionId', 'of', 'part'],
    entry: storedEntry,
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
    entry: storedPriceListPart,
    madeAt: 'at',
  },
  {
    name: 'againRuns',
    label: 'Updates and their changes',
    keyPath: ['connectionId', 'id'],
    entry: storedUpdateRun,
    madeAt: 'at',
  },
  {
    name: 'watchRules',
    label: 'Alerts',
    keyPath: ['connectionId', 'id'],
    entry: storedAlert,
    madeAt: 'madeAt',
  },
  {
    name: 'watchRuns',
    label: 'Matches of the last updates',
    keyPath: ['connectionId', 'id'],
    entry: storedAlertRun,
    madeAt: 'at',
  },
  {
    name: 'reports',
    label: 'Reports and their rows',
    keyPath: ['connectionId', 'of', 'part'],
    entry: storedReportEntry,
    madeAt: 'at',
  },
] as const satisfies readonly KeptStore[]

export type StoreName = (typeof databaseStores)[number]['name']
