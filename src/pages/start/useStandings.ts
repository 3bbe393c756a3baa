import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ReferenceKind } from '../../market/reference.ts'
import type { Standings } from '../../model/today/standings.ts'
import type { Standpoint } from '../../model/watch/evaluateRules.ts'
import { KEPT } from '../../queries/kept/keptOptions.ts'
import { useConnection } from '../../shell/settings/connection.tsx'
import { useCountries } from '../../shell/settings/useCountries.ts'
import { useJoined } from '../../shell/settings/useJoined.ts'
import { usePreference } from '../../shell/settings/usePreference.ts'
import { useUsualReference } from '../../shell/settings/useUsualReference.ts'
import { onCollections } from '../../store/collections/collections.ts'
import { onPriceLists } from '../../store/priceLists/priceList.ts'
import { createWatchEngine } from '../../work/workers/watchEngine.ts'

async function readStandings(id: string, standpoint: Standpoint, reference: ReferenceKind) {
  const engine = createWatchEngine()
  try {
    return await engine.stand(id, standpoint, reference)
  } finally {
    engine.close()
  }
}

export type Stand = {
  /** Of the country that is chosen, else of the one with most codes; null where nothing of any was asked, undefined until it is read. */
  standings: Standings | null | undefined
  reference: ReferenceKind
  tolerance: number
}

const sizeOf = ({ counts }: Standings) =>
  counts.cheaper + counts.equal + counts.dearer + counts.unknown

/** Where my prices stand over everything kept, worked out beside the page, and again when something else is kept. */
export function useStandings(): Stand {
  const { id } = useConnection()
  const client = useQueryClient()
  const [chosen] = useCountries()
  const [mine] = usePreference('mine')
  const [tolerance] = usePreference('tolerance')
  const joined = useJoined()
  const reference = useUsualReference()
  const standpoint = useMemo(() => ({ mine, tolerance, joined }), [mine, tolerance, joined])
  useEffect(() => {
    const again = () => void client.invalidateQueries({ queryKey: ['standings', id] })
    const stops = [onCollections(id, again), onPriceLists(id, again)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, id])
  const { data, isError } = useQuery({
    queryKey: ['standings', id, standpoint, reference],
    queryFn: () => readStandings(id, standpoint, reference),
    ...KEPT,
  })
  const [most = null] = (data ?? []).toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const ofChosen = data?.find(({ country }) => chosen.includes(country))
  return {
    standings: data || isError ? (ofChosen ?? most) : undefined,
    reference,
    tolerance,
  }
}
