import { useState, useSyncExternalStore } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import {
  forgetSecrets,
  saveSecrets,
  onSecrets,
  secretsKeeping,
  type Keeping,
  type Secrets,
} from '@/storage/preferences/secrets.ts'

type SecretsInMemory = {
  hasKey: boolean
  hasToken: boolean
  keeping: Keeping
  give: (secret: Partial<Secrets>) => void
  save: (keeping: Keeping) => void
  forget: () => void
}

/** The secrets of the current service: whether they are set, never their values. */
export function useSecrets(): SecretsInMemory {
  const { mode, baseUrl, apiKey, eanToken } = useConnection()
  const saved = useSyncExternalStore(onSecrets, secretsKeeping)
  // Chosen before there is anything to save.
  const [wanted, setWanted] = useState<Keeping | null>(null)
  const keeping = wanted ?? saved
  // The demo's built-in key is not a typed one.
  const held: Secrets = { apiKey: mode === 'direct' ? apiKey : null, eanToken }
  const isHolding = held.apiKey !== null || held.eanToken !== null
  const { origin } = new URL(baseUrl)
  return {
    hasKey: held.apiKey !== null,
    hasToken: held.eanToken !== null,
    keeping,
    give: (secret) => saveSecrets(origin, { ...held, ...secret }, keeping),
    save: (next) => {
      setWanted(next)
      if (isHolding) saveSecrets(origin, held, next)
    },
    forget: forgetSecrets,
  }
}
