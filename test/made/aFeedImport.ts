/** A file to import, and the resulting catalog. */
import type { StoredCatalog } from '@/api/ownCatalog.ts'
import type { RecordsToImport } from '@/jobs/feedImport.ts'

/** A feed whose reader reads nothing; `ended` counts how often the reader was ended, `die` makes it fail. */
export function aFeedToImport(fileName = 'feed.csv') {
  let ended = 0
  let die: (message: string) => void = () => {}
  const feed: RecordsToImport = {
    file: { fileName, bytes: 100 },
    read: () => ({
      records: new MessageChannel().port1,
      died: new Promise((resolve) => {
        die = resolve
      }),
      end: () => {
        ended += 1
      },
    }),
  }
  return { feed, ended: () => ended, die: (message: string) => die(message) }
}

export const storedFeed: StoredCatalog = {
  id: 'f1',
  fileName: 'feed.csv',
  rows: 90,
  skipped: 0,
  importedAt: 0,
  bytes: 1,
  cutBecause: null,
  countries: ['us'],
  problems: [],
  isForThisVisit: false,
}
