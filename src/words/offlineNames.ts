/** Texts for a time without a connection. */

export const OFFLINE = {
  label: 'Offline',
  noConnection: 'There is no connection.',
  back: 'The connection is back.',
} as const
