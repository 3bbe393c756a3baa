import { useState, useSyncExternalStore } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import {
  forgetSecrets,
  saveSecrets,
  onSecrets,
  readSecretStorage,
  type SecretStorage,
  type Secrets,
} from '@/storage/preferences/secrets.ts'

type SecretsInMemory = {
  hasKey: boolean
  hasToken: boolean
  storage: SecretStorage
  give: (secret: Partial<Secrets>) => void
  save: (storage: SecretStorage) => void
  forget: () => void
}

/** The secrets of the current service: whether they are set, never their values. */
export function useSecrets(): SecretsInMemory {
  const { mode, baseUrl, apiKey, eanToken } = useConnection()
  const saved = useSyncExternalStore(onSecrets, readSecretStorage)
  // The storage that was chosen before there is any secret to save.
  const [wanted, setWanted] = useState<SecretStorage | null>(null)
  const storage = wanted ?? saved
  // The demo's built-in key doesn't count, because nobody typed it.
  const typedSecrets: Secrets = { apiKey: mode === 'direct' ? apiKey : null, eanToken }
  const hasSecrets = typedSecrets.apiKey !== null || typedSecrets.eanToken !== null
  const { origin } = new URL(baseUrl)
  return {
    hasKey: typedSecrets.apiKey !== null,
    hasToken: typedSecrets.eanToken !== null,
    storage,
    give: (secret) => saveSecrets(origin, { ...typedSecrets, ...secret }, storage),
    save: (next) => {
      setWanted(next)
      if (hasSecrets) saveSecrets(origin, typedSecrets, next)
    },
    forget: forgetSecrets,
  }
}
