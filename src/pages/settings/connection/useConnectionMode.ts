import type { Connection } from '@/api/connection.ts'
import { useConnection } from '@/api/connectionContext.tsx'
import { readBaseUrl } from '@/api/http/baseUrl.ts'
import { forgetSecrets } from '@/storage/preferences/secrets.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'

type ConnectionMode = Connection['mode']

type ConnectionModeChoice = {
  /** The chosen mode; `direct` takes effect only when it has an address. */
  mode: ConnectionMode
  /** `direct` is chosen but has no address yet, so nothing is sent there. */
  isWaiting: boolean
  choose: (mode: ConnectionMode) => void
  /** The base address for `direct`, even while another mode is chosen. */
  address: string
  setAddress: (baseUrl: string) => void
  /** Reverts the user's choice; null without one. */
  resetChoice: (() => void) | null
}

const originOf = (address: string): string | null => {
  const reading = readBaseUrl(address)
  return reading.kind === 'ok' ? new URL(reading.baseUrl).origin : null
}

/** The choice of the connection mode; the connection follows it. */
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
      // A key is only for the origin that it was typed for; it must not return with the old address either.
      if (originOf(address) !== originOf(baseUrl)) forgetSecrets()
      setChosen({ ...chosen, way: 'direct', baseUrl })
    },
    resetChoice: chosen ? () => setChosen(null) : null,
  }
}
