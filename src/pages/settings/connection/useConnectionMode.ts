import type { Connection } from '@/api/connection.ts'
import { useConnection } from '@/api/connectionContext.tsx'
import { readBaseUrl } from '@/api/http/baseUrl.ts'
import { forgetSecrets } from '@/storage/preferences/secrets.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'

type ConnectionMode = Connection['mode']

type ConnectionModeChoice = {
  /** What is chosen; `direct` is requested only once it has an address. */
  mode: ConnectionMode
  /** Chosen, but without an address nothing is requested there yet. */
  isWaiting: boolean
  choose: (mode: ConnectionMode) => void
  /** The base address of the direct way, even while another is chosen. */
  address: string
  setAddress: (baseUrl: string) => void
  /** Takes one's own choice back; null where there is none. */
  takeBack: (() => void) | null
}

const originOf = (address: string): string | null => {
  const reading = readBaseUrl(address)
  return reading.kind === 'ok' ? new URL(reading.baseUrl).origin : null
}

/** How the service is reached: the connection follows what is chosen here. */
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
      // A key belongs to the origin that it was typed for; it must not come back with the old address either.
      if (originOf(address) !== originOf(baseUrl)) forgetSecrets()
      setChosen({ ...chosen, way: 'direct', baseUrl })
    },
    takeBack: chosen ? () => setChosen(null) : null,
  }
}
