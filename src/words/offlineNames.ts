/** Texts for a time without a connection. */

export const OFFLINE = {
  label: 'Offline',
  gone: 'There is no connection.',
  back: 'The connection is back.',
} as const
