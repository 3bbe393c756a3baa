/** The accessible names of the form for a key. */
export const KEY_NAMES = {
  apiKey: 'API key',
  keep: 'Remember the key',
  takeKey: 'Use this key',
} as const
