/** The accessible names of the page of reports. */
import { PAGES } from './pageNames.ts'

export const REPORTS = {
  page: PAGES.reports,
  begin: 'No report yet',
  toCollections: 'Go to collections',
  list: 'Saved reports',
  open: 'Open a report file',
  file: 'Report file',
  more: 'More with reports',
  toNewCollection: 'Add codes to new collection',
  undo: 'Undo',
} as const

/** The button that saves a report as a file, in the row of the report. */
export const saveReportNamed = (title: string): string => `Save ${title}`

export const codesToNewCollection = (title: string): string =>
  `Add the codes of ${title} to a new collection`

export const deleteReportNamed = (title: string): string => `Delete ${title}`
