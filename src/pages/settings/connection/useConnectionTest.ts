import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useConnection } from '@/api/connectionContext.tsx'
import { countryGroups } from '@/api/countryGroups.ts'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { testConnection, testedOperations, type OperationTest } from './testConnection.ts'

export type ConnectionTest = {
  /** Operations that have answered or failed so far, in the order of the requests. */
  tried: readonly OperationTest[]
  isRunning: boolean
}

export function answeredWords({ tried }: ConnectionTest): string {
  const answered = tried.filter(({ outcome }) => outcome.kind === 'answered').length
  return `${answered} of ${testedOperations.length} operations work`
}

/** Runs the connection test on a click; its results are dropped when the connection changes. */
export function useConnectionTest() {
  const connection = useConnection()
  const { search } = useLocation()
  const [countries] = usePreference('countries')
  const [test, setTest] = useState<(ConnectionTest & { of: unknown; search: string }) | null>(null)
  const running = useRef<AbortController | null>(null)

  // In the demo the query of the address selects the service, so another query is another service.
  const isCurrent = test?.of === connection && test.search === search
  const isOutdated = test !== null && !isCurrent
  useEffect(() => {
    if (isOutdated) running.current?.abort()
  }, [isOutdated])
  useEffect(() => () => running.current?.abort(), [])

  const run = async () => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    const [group = []] = countryGroups(countries, connection.apiVariant)
    const about = { of: connection, search }
    let tried: readonly OperationTest[] = []
    setTest({ ...about, tried, isRunning: true })
    for await (const one of testConnection(connection, group, control.signal)) {
      tried = [...tried, one]
      setTest({ ...about, tried, isRunning: tried.length < testedOperations.length })
    }
    if (control.signal.aborted) return
    announce(answeredWords({ tried, isRunning: false }))
  }
  const cancel = () => {
    running.current?.abort()
    setTest(null)
  }
  return { test: isCurrent ? test : null, run: () => void run(), cancel }
}
