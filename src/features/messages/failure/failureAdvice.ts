/** Texts that several kinds of failures share. */
import type { Connection } from '@/api/connection.ts'

export type FailureWords = {
  title: string
  cause: string
  advice: string
  /** Whether the next step may be to change the connection settings. */
  inSettings?: boolean
}

export type ConnectionMode = Connection['mode']

/** The service's message as a sentence, with its code if there is one. */
export function sentence(message: string, code: string | null = null): string {
  const words = code === null ? message : `${message.replace(/\.$/, '')} (code ${code})`
  return /[.!?…]$/.test(words) ? words : `${words}.`
}

/** Who can correct the address of the service, and where. */
export function addressAdvice(mode: ConnectionMode): Pick<FailureWords, 'advice' | 'inSettings'> {
  switch (mode) {
    case 'direct':
      return { advice: 'Check the base URL in Settings.', inSettings: true }
    case 'proxy':
      return { advice: 'Ask your administrator to check CATALOG_BASE_URL.' }
    case 'demo':
      return { advice: 'This is a demo fault.' }
  }
}
