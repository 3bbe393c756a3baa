/** Texts for a missing or refused key or an unknown service, and who can fix it. */
import type { Connection } from '@/api/connection.ts'
import { KeyError } from '@/api/http/errors.ts'
import { isNotConfigured } from '@/api/http/ownProxy.ts'
import { failureWords } from '@/features/messages/failure/failureWords.ts'

/** Whether the error is about something that the site or the user must provide before any request. */
export function wantsSettings(error: unknown, { mode }: Pick<Connection, 'mode'>): boolean {
  return error instanceof KeyError || (mode === 'proxy' && isNotConfigured(error))
}

type KeyWords = { title: string; cause: string; advice: string }

export function keyWords(error: unknown, what: string, connection: Connection): KeyWords {
  const { mode, apiKey } = connection
  const { title, cause } = failureWords(error, what, mode)
  if (!(error instanceof KeyError)) {
    return {
      title,
      cause,
      advice: 'Your administrator sets these two for the server and restarts it:',
    }
  }
  switch (mode) {
    case 'demo':
      return {
        title,
        cause,
        advice: 'This is a demo fault.',
      }
    case 'proxy':
      return {
        title,
        cause,
        advice:
          'The key is on this site’s server, never in this browser. Your administrator can set a valid key in CATALOG_API_KEY.',
      }
    case 'direct': {
      const advice =
        'Nothing you entered is lost. This loads again when you enter a key here or in Settings.'
      if (apiKey === null) {
        return {
          title: `${what} needs a key.`,
          cause: 'No key has been entered for this service yet.',
          advice,
        }
      }
      return {
        title: error.answer === null ? `${what} wasn’t sent because of the key.` : title,
        cause,
        advice,
      }
    }
  }
}
