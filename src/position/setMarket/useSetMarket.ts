import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { marketGroups } from '../../catalog/countryGroups.ts'
import { mineIn } from '../../market/me.ts'
import {
  readReference,
  referenceWords,
  rivalName,
  type ReferenceWords,
} from '../../market/reference.ts'
import {
  createMerchants,
  offerListsOf,
  type BatchMerchant,
} from '../../model/batch/batchMerchants.ts'
import { createMarkets, type AskedCode, type RowMarket } from '../../model/market/rowMarket.ts'
import { openQuery } from '../../queries/kept/openQuery.ts'
import { usePriceLists } from '../../queries/kept/usePriceLists.ts'
import { useConnection } from '../../shell/settings/connection.tsx'
import { useJoined, useWhoIAmIn } from '../../shell/settings/useJoined.ts'
import { usePreference } from '../../shell/settings/usePreference.ts'
import { useUsualReference } from '../../shell/settings/useUsualReference.ts'
import type { BatchJob, BatchView } from '../../work/batch/batchJob.ts'
import { openBatches } from '../../work/batch/openBatches.ts'

export type SetMarket = {
  /** The batches that asked, the latest last; those that were deleted are not among them. */
  jobs: readonly BatchJob[]
  /** What is known by now, by `marketKey`. */
  markets: ReadonlyMap<string, RowMarket>
  /** Those that answers have named. */
  merchants: readonly BatchMerchant[]
  /** Nobody is chosen as me in any of the countries, and no price of my own says that I am. */
  isNobody: boolean
  /** As an address writes it. */
  ref: string
  reference: ReferenceWords
}

const jobsOf = (results: UseQueryResult<BatchJob | null>[]) =>
  results.flatMap(({ data }) => data ?? [])

/** How far several batches are; the same list until one of them is further. */
function viewsOf(jobs: readonly BatchJob[]) {
  let last: readonly BatchView[] = []
  return {
    subscribe: (listener: () => void) => {
      const stops = jobs.map((job) => job.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    now: () => {
      const now = jobs.map((job) => job.view())
      const isSame = now.length === last.length && now.every((view, at) => view === last[at])
      if (!isSame) last = now
      return last
    },
  }
}

function* askedOf(jobs: readonly BatchJob[]): Generator<AskedCode> {
  for (const { plan, outcomeOf, stateOf } of jobs) {
    for (const { entry, countries, position } of plan.asks) {
      if (entry.kind !== 'ean') continue
      const outcome = outcomeOf(position)
      const isAsking = stateOf(position) === 'asking'
      yield { country: countries.join(), code: entry.code, outcome, isAsking }
    }
  }
}

/** What the markets say that batches asked for, from where the user stands: `chosen` is the reference that the address names. */
export function useSetMarket(
  ids: readonly string[],
  countries: readonly string[],
  chosen: string,
): SetMarket {
  const connection = useConnection()
  const jobs = useQueries({
    queries: ids.map((id) =>
      openQuery(['open batch', connection.id, id], () => openBatches.open(connection, id)),
    ),
    combine: jobsOf,
  })
  const views = useMemo(() => viewsOf(jobs), [jobs])
  const now = useSyncExternalStore(views.subscribe, views.now)
  const whoIAm = useWhoIAmIn()
  const [tolerance] = usePreference('tolerance')
  const groups = useMemo(() => marketGroups(countries), [countries])
  const lists = usePriceLists(groups)
  const usual = useUsualReference()
  const { merchant: joined } = useJoined()
  const ref = chosen || usual
  const rival = useMemo(
    () => rivalName(ref, offerListsOf(askedOf(jobs)), joined),
    // oxlint-disable-next-line react/exhaustive-deps -- as below
    [ref, jobs, joined, now],
  )
  const against = useMemo(() => readReference(ref, rival), [ref, rival])
  const read = useMemo(
    () =>
      createMarkets({
        mineIn: (country) => mineIn(whoIAm, [country]),
        reference: against,
        joined,
        tolerance,
        listPrice: (country, code) => lists.ownPrice([country], code)?.price ?? null,
      }),
    [whoIAm, against, joined, tolerance, lists],
  )
  // oxlint-disable-next-line react/exhaustive-deps -- a job is one object all along: its view says when it has other answers
  const markets = useMemo(() => read(askedOf(jobs)), [read, jobs, now])
  const merchantsOf = useMemo(() => createMerchants(joined), [joined])
  // oxlint-disable-next-line react/exhaustive-deps -- as above
  const merchants = useMemo(() => merchantsOf(askedOf(jobs)), [merchantsOf, jobs, now])
  const isNobody = mineIn(whoIAm, countries).length === 0 && lists.size === 0
  const reference = useMemo(
    () => referenceWords(against, undefined, isNobody ? 'all' : 'others'),
    [against, isNobody],
  )
  return { jobs, markets, merchants, isNobody, ref, reference }
}
