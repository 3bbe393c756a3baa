/** The accessible names of the form where the user enters the API key. */
export const KEY_NAMES = {
  apiKey: 'API key',
  keep: 'Remember the key',
  takeKey: 'Use this key',
} as const
