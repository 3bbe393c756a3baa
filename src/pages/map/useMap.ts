import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { mineAmong, mineIn } from '../../market/me.ts'
import { whiteSpaceMap } from '../../model/whiteSpace/whiteSpaceMap.ts'
import { useConnection } from '../../shell/settings/connection.tsx'
import { useJoined, useWhoIAm } from '../../shell/settings/useJoined.ts'
import type { MapState } from '../../url/states/mapState.ts'
import { sentKeywords } from '../../url/states/searchState.ts'
import type { MapQuestion } from '../../work/map/askMap.ts'
import { forgetMap, openMap } from '../../work/map/openMaps.ts'

/** What a page's state asks of the service in one group of countries; how it is shown is not part of it. */
function questionOf(state: MapState, countries: readonly string[]): MapQuestion {
  const { category, division, merchant } = state
  return {
    countries: [...countries],
    q: sentKeywords(state),
    category,
    division,
    merchants: merchant,
  }
}

/** The map of a state in one group of countries, as far as it is answered, and the job that asks for it. */
export function useMap(state: MapState, countries: readonly string[]) {
  const connection = useConnection()
  const [, setTurn] = useState(0)
  const demo = new URLSearchParams(useLocation().search).get('demo') ?? ''
  const question = questionOf(state, countries)
  // The same one for the same question, until it is forgotten.
  const job = openMap(connection, question, demo)
  const view = useSyncExternalStore(job.subscribe, job.view)
  useEffect(() => {
    job.use(connection)
    job.start()
  }, [job, connection])

  const named = view.named
  const names = useMemo(
    () => [...new Set([...(named ?? []).map(([name]) => name), ...view.merchants.keys()])],
    [named, view.merchants],
  )
  const me = useMemo(() => mineIn(state.mine, countries), [state.mine, countries])
  const known = useWhoIAm(me)
  /** As the answers write them. */
  const mine = useMemo(() => mineAmong(names, known), [names, known])
  const missing = view.all === null ? [] : mine.filter((name) => !view.merchants.has(name))
  const isMissing = missing.length > 0
  useEffect(() => {
    // One of few products may stand behind the merchants that are asked without being told to.
    if (isMissing) job.askMerchants(mine)
  }, [job, isMissing, mine])

  const joined = useJoined()
  const map = useMemo(() => whiteSpaceMap(view, mine, joined), [view, mine, joined])
  const askAgain = () => {
    forgetMap(connection, question, demo)
    setTurn((turn) => turn + 1)
  }
  return { job, view, map, me, mine, names, askAgain }
}

export type MapReading = ReturnType<typeof useMap>
