/** All stores of the database, one entry each: Settings lists, backs up, restores and deletes these. */
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

type DatabaseStore = {
  name: string
  /** The name of its content, as shown to the user. */
  label: string
  /** The path of the key within an entry. */
  keyPath: string[]
  /** The schema of an entry; entries are plain JSON, so that they fit into a backup. */
  entry: GenericSchema
  /** The field with the creation time of an entry, in epoch milliseconds. */
  madeAt: string
}

/**
 * The stores. A store whose entries change their shape gets a new name; the old store then goes into `formerStores`, and is
 * converted and deleted in one transaction. A tab with an older app version closes the database for this conversion, and creates
 * its stores again, empty, when it opens the database later.
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
] as const satisfies readonly DatabaseStore[]

export type StoreName = (typeof databaseStores)[number]['name']
