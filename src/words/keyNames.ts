/** The accessible names of the place where a key is given. */
export const KEY_NAMES = {
  apiKey: 'API key',
  keep: 'Remember the key',
  takeKey: 'Use this key',
} as const
