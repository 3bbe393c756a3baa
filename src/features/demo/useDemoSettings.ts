import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import type { DemoControls } from '@/api/connection.ts'
import { useConnection } from '@/api/connectionContext.tsx'
import { forgetRows } from '@/api/http/pageSizes.ts'
import { isServiceAnswer } from '@/api/queries/serviceAnswer.ts'
import { useGo } from '@/routing/navigation.tsx'
import { withDemo } from '@/routing/withDemo.ts'

type DemoValues = {
  /** The demo scenario; empty for none. */
  scenario: string
  /** The delay of answers; empty for the usual one. */
  latency: string
  /** The chosen API variants, out of those that the demo offers, in the order of the URL. */
  apiVariants: readonly string[]
  /** The size of the demo’s catalog, as `catalog=` in the URL has it; empty for the default size. */
  size: string
}

export type DemoSettings = DemoValues & { set: (change: Partial<DemoValues>) => void }

/** The demo settings in the URL. A change makes the demo another service, so the data is requested again. */
export function useDemoSettings(controls: DemoControls): DemoSettings {
  const client = useQueryClient()
  const connection = useConnection()
  const go = useGo()
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  const named = (params.get('demo') ?? '').split(',').map((name) => name.trim())
  const firstOf = (offered: readonly { name: string }[]) =>
    named.find((name) => offered.some((one) => one.name === name)) ?? ''
  const demoSettings: DemoValues = {
    scenario: firstOf(controls.scenarios),
    latency: firstOf(controls.latencies),
    apiVariants: named.filter((name) => controls.apiVariants.some((one) => one.name === name)),
    size: params.get('catalog') ?? '',
  }
  return {
    ...demoSettings,
    set: (change) => {
      const next = { ...demoSettings, ...change }
      const names = [next.scenario, next.latency, ...next.apiVariants].filter((name) => name !== '')
      const path = withDemo(pathname, search, { names, size: next.size })
      go(path, { exactly: true, preserveScroll: true, replace: true })
      forgetRows(connection)
      void client.resetQueries({ predicate: ({ queryKey }) => isServiceAnswer(queryKey) })
    },
  }
}
