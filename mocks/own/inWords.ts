/** What failed while a feed was read or kept, in words that say what to do. */

const BY_NAME: Record<string, string> = {
  NotReadableError:
    'The file can no longer be read: it was changed, moved or removed. Choose it again.',
  NotFoundError: 'The file is no longer there. Choose it again.',
  QuotaExceededError: 'The browser has no room for this catalog.',
}

export const inWords = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return BY_NAME[error.name] ?? error.message
}
