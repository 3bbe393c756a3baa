import type { Connection } from '@/api/connection.ts'
import { useConnection } from '@/api/connectionContext.tsx'
import { readBaseUrl } from '@/api/http/baseUrl.ts'
import { forgetSecrets } from '@/storage/preferences/secrets.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'

type ConnectionMode = Connection['mode']

type ConnectionModeChoice = {
  /** The chosen mode; `direct` takes effect only when it has an address. */
  mode: ConnectionMode
  /** Whether `direct` is chosen but has no address yet, so that nothing is sent there. */
  isWaiting: boolean
  choose: (mode: ConnectionMode) => void
  /** The base address for `direct`, which is known even while another mode is chosen. */
  address: string
  setAddress: (baseUrl: string) => void
  /** Returns to the default mode; null when the user has chosen none. */
  resetChoice: (() => void) | null
}

const originOf = (address: string): string | null => {
  const reading = readBaseUrl(address)
  return reading.kind === 'ok' ? new URL(reading.baseUrl).origin : null
}

/** The user's choice of the connection mode, which the connection follows. */
export function useConnectionMode(): ConnectionModeChoice {
  const connection = useConnection()
  const [chosen, setChosen] = usePreference('connection')
  const isDirect = connection.mode === 'direct'
  const address = chosen?.baseUrl || (isDirect ? connection.baseUrl : '')
  const mode = chosen?.way === 'direct' ? 'direct' : connection.mode
  return {
    mode,
    isWaiting: mode === 'direct' && !isDirect,
    choose: (next) => setChosen({ ...chosen, way: next, baseUrl: address }),
    address,
    setAddress: (baseUrl) => {
      // A key is only for the origin that it was typed for. Forget it now, so that it doesn't come back with the old address
      // either.
      if (originOf(address) !== originOf(baseUrl)) forgetSecrets()
      setChosen({ ...chosen, way: 'direct', baseUrl })
    },
    resetChoice: chosen ? () => setChosen(null) : null,
  }
}
