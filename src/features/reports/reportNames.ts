/** Names for making reports and for the page of reports. */

export const REPORT = {
  make: 'Make report',
  title: 'Title',
  notes: 'Notes',
  notesHint: 'Shown at the top of the report.',
  parts: 'Parts',
  hint: 'One file that opens anywhere, without this app and without a connection.',
  save: 'Save report',
  saveWorkbook: 'Save as XLSX',
  summary: 'Summary',
  method: 'Method',
  find: 'Find in these rows',
  asTable: 'As a table',
} as const
