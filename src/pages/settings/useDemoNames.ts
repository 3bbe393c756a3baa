import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import type { DemoControls } from '../../api/connection.ts'
import { forgetRows } from '../../api/limits.ts'
import { useConnection } from '../../parts/connection.tsx'
import { useGo } from '../../parts/useGo.ts'
import { withDemo } from '../../url/withDemo.ts'
import { isServiceAnswer } from './serviceAnswer.ts'

type DemoNames = {
  /** Of the dialects offered, in the order of the address. */
  dialects: readonly string[]
  /** The state shown; empty for none. */
  scenario: string
  set: (change: { dialects?: readonly string[]; scenario?: string }) => void
}

/** What `demo=` of the address tells the demo service to be. Another choice makes it another service: it is asked anew. */
export function useDemoNames(controls: DemoControls): DemoNames {
  const client = useQueryClient()
  const connection = useConnection()
  const go = useGo()
  const { pathname, search } = useLocation()
  const named = (new URLSearchParams(search).get('demo') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const dialects = named.filter((name) => controls.dialects.some((one) => one.name === name))
  const scenario = named.find((name) => controls.scenarios.some((one) => one.name === name)) ?? ''
  return {
    dialects,
    scenario,
    set: (change) => {
      const next = { dialects, scenario, ...change }
      const names = [next.scenario, ...next.dialects].filter((name) => name !== '')
      go(withDemo(pathname, search, names), { exactly: true, keepScroll: true, replace: true })
      forgetRows(connection)
      void client.resetQueries({ predicate: ({ queryKey }) => isServiceAnswer(queryKey) })
    },
  }
}
