/** What is said where a key is missing or refused, or no service is known, and who can do something about it. */
import type { Connection } from '../../catalog/connection.ts'
import { KeyError } from '../../catalog/http/errors.ts'
import { isNotConfigured } from '../../catalog/http/ownProxy.ts'
import { failureWords } from '../failure/failureWords.ts'

/** Whether an error is about what this site or its user has to give before anything can be asked. */
export function wantsSettings(error: unknown, { way }: Pick<Connection, 'way'>): boolean {
  return error instanceof KeyError || (way === 'proxy' && isNotConfigured(error))
}

type KeyPanelWords = { title: string; cause: string; advice: string }

export function keyPanelWords(error: unknown, what: string, connection: Connection): KeyPanelWords {
  const { way, apiKey } = connection
  const { title, cause } = failureWords(error, what, way)
  if (!(error instanceof KeyError)) {
    return {
      title,
      cause,
      advice: 'Whoever runs the site sets these two for its server, and starts it again:',
    }
  }
  switch (way) {
    case 'demo':
      return {
        title,
        cause,
        advice:
          'The demo refuses its key only on purpose, as the address says: take “demo=” out of it to go on.',
      }
    case 'proxy':
      return {
        title,
        cause,
        advice:
          'The key is held by the server of this site and never by this browser. Whoever runs the site: give the server a key that the service takes, in CATALOG_API_KEY.',
      }
    case 'direct': {
      const advice = 'Nothing you entered is lost: with a key, this is asked again by itself.'
      if (apiKey === null) {
        return {
          title: `${what} needs a key.`,
          cause: 'None has been given for this service yet.',
          advice,
        }
      }
      return {
        title: error.answer === null ? `${what} was not sent because of the key.` : title,
        cause,
        advice,
      }
    }
  }
}
