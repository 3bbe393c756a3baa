/** Error messages for a catalog that can't be stored, with what to do. */

const BY_NAME: Record<string, string> = {
  QuotaExceededError: 'The browser has no room for this catalog.',
}

export const importErrorText = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return BY_NAME[error.name] ?? error.message
}
