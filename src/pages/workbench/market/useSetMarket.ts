import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { createMerchants, type BatchMerchant } from '../../../domain/batch/batchMerchants.ts'
import { mineIn, type Mine } from '../../../domain/market/me.ts'
import {
  readReference,
  referenceWords,
  type ReferenceWords,
} from '../../../domain/market/reference.ts'
import { createMarkets, type AskedCode, type RowMarket } from '../../../domain/market/rowMarket.ts'
import type { ResultSet } from '../../../domain/resultSet/resultSet.ts'
import type { BatchJob, BatchView } from '../../../jobs/batchJob.ts'
import { openBatches } from '../../../jobs/openBatches.ts'
import { useConnection } from '../../../parts/connection.tsx'
import { openQuery } from '../../../parts/openQuery.ts'
import { useJoined, useWhoIAmIn } from '../../../parts/useJoined.ts'
import { usePreference } from '../../../parts/usePreference.ts'
import { usePriceList } from '../../../parts/usePriceList.ts'
import { useUsualReference } from '../../../parts/useUsualReference.ts'

export type SetMarket = {
  /** The batches that asked, the latest last; those that were deleted are not among them. */
  jobs: readonly BatchJob[]
  /** What is known by now, by `marketKeyOf`. */
  markets: ReadonlyMap<string, RowMarket>
  /** Those that answers have named. */
  merchants: readonly BatchMerchant[]
  /** Who I am in the set's country. */
  mine: Mine
  /** Nobody is chosen as me, and no price of my own says that I am. */
  isNobody: boolean
  /** As an address writes it. */
  ref: string
  reference: ReferenceWords
}

const NONE: readonly string[] = []
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
    for (const { entry, position } of plan.asks) {
      if (entry.kind !== 'ean') continue
      const outcome = outcomeOf(position)
      yield { code: entry.code, outcome, isAsking: stateOf(position) === 'asking' }
    }
  }
}

/** What the market says of the codes of a set, from where the user stands: `chosen` is the reference that the address names. */
export function useSetMarket(
  { markets: ids, countries }: Pick<ResultSet, 'markets' | 'countries'>,
  chosen: string,
): SetMarket {
  const connection = useConnection()
  const jobs = useQueries({
    queries: (ids ?? NONE).map((id) =>
      openQuery(['open batch', connection.id, id], () => openBatches.open(connection, id)),
    ),
    combine: jobsOf,
  })
  const views = useMemo(() => viewsOf(jobs), [jobs])
  const now = useSyncExternalStore(views.subscribe, views.now)
  const whoIAm = useWhoIAmIn()
  const [tolerance] = usePreference('tolerance')
  const list = usePriceList(countries.join())
  const usual = useUsualReference()
  const { merchant: joined } = useJoined()
  const ref = chosen || usual
  const mine = mineIn(whoIAm, countries)
  const key = JSON.stringify(mine)
  const read = useMemo(
    () =>
      createMarkets({
        mine,
        reference: readReference(ref),
        tolerance,
        listPrice: (code) => list.lookup(code)?.price ?? null,
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the same merchants are another list each time: `key` tells
    [key, ref, tolerance, list],
  )
  // oxlint-disable-next-line react/exhaustive-deps -- a job is one object all along: its view says when it has other answers
  const markets = useMemo(() => read(askedOf(jobs)), [read, jobs, now])
  const merchantsOf = useMemo(() => createMerchants(joined), [joined])
  // oxlint-disable-next-line react/exhaustive-deps -- as above
  const merchants = useMemo(() => merchantsOf(askedOf(jobs)), [merchantsOf, jobs, now])
  const isNobody = mine.length === 0 && list.size === 0
  const reference = useMemo(
    () =>
      referenceWords(
        readReference(ref),
        (id) => merchants.find((one) => one.id === id)?.name ?? id,
        isNobody ? 'all' : 'others',
      ),
    [ref, merchants, isNobody],
  )
  return { jobs, markets, merchants, mine, isNobody, ref, reference }
}
