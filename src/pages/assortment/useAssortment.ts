import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useConnection } from '@/api/connectionContext.tsx'
import type { MerchantAnswer } from '@/domain/assortment/brandLists.ts'
import { makeAssortment } from '@/domain/assortment/makeAssortment.ts'
import { allSpellings } from '@/domain/pricing/names.ts'
import { ownMerchantsAmong, ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import { useAliases, useAllSpellings } from '@/features/settings/useAliases.ts'
import type { AssortmentQuestion } from '@/jobs/assortment/assortmentJob.ts'
import { forgetAssortment, openAssortment } from '@/jobs/assortment/openAssortments.ts'
import { assortmentFiltersOf } from '@/routing/states/assortmentQuery.ts'
import type { AssortmentState } from '@/routing/states/assortmentState.ts'
import { sentKeywords } from '@/routing/states/searchState.ts'

/** The part of the page state that is sent to the service for one group of countries; display settings are not in it. */
function questionOf(state: AssortmentState, countries: readonly string[]): AssortmentQuestion {
  return {
    countries: [...countries],
    q: sentKeywords(state),
    ...assortmentFiltersOf(state),
    merchants: state.merchant,
  }
}

/** The assortment of one group of countries, with the answers so far, and the job that requests the rest. */
export function useAssortment(state: AssortmentState, countries: readonly string[]) {
  const connection = useConnection()
  const [, setTurn] = useState(0)
  const demo = new URLSearchParams(useLocation().search).get('demo') ?? ''
  const question = questionOf(state, countries)
  // The same question returns the same job, so that a remounted page keeps its answers, until the job is evicted.
  const job = openAssortment(connection, question, demo)
  const view = useSyncExternalStore(job.subscribe, job.view)
  useEffect(() => {
    job.use(connection)
    job.start()
  }, [job, connection])

  const aliases = useAliases()
  const ownMerchantsHere = useMemo(
    () => ownMerchantsIn(state.ownMerchants, countries),
    [state.ownMerchants, countries],
  )
  const known = useAllSpellings(ownMerchantsHere)
  const { named, namesAll, merchants, all } = view
  /** The merchants of yours that the service does not name in any spelling for this query. */
  const unnamed = useMemo(() => {
    const listed = (named ?? []).map(([name]) => name)
    return ownMerchantsHere.filter(
      (name) => ownMerchantsAmong(listed, allSpellings([name], aliases.merchant)).length === 0,
    )
  }, [named, ownMerchantsHere, aliases.merchant])
  /**
   * The answers by merchant. A merchant of yours that the service did not name was requested by its saved name, and is left out
   * unless it has products.
   */
  const answers = useMemo(() => {
    const isNothing = (name: string, answer: MerchantAnswer) =>
      unnamed.includes(name) &&
      !state.merchant.includes(name) &&
      (answer.state === 'waiting' || (answer.state === 'answered' && answer.list.numFound === 0))
    const across = [...merchants].filter(([name, answer]) => !isNothing(name, answer))
    return across.length === merchants.size ? view : { ...view, merchants: new Map(across) }
  }, [view, merchants, unnamed, state.merchant])
  const names = useMemo(
    () => [...new Set([...(named ?? []).map(([name]) => name), ...answers.merchants.keys()])],
    [named, answers],
  )
  /** The names of your merchants as the answers spell them. */
  const ownMerchants = useMemo(() => ownMerchantsAmong(names, known), [names, known])

  /**
   * The merchants to request by name. A merchant of yours with few products may be missing from those that are requested by
   * default, or from a list of merchants that may be cut, so it is requested by the name in the settings.
   */
  const wanted = useMemo(
    () => [...ownMerchants, ...(namesAll ? [] : unnamed)],
    [ownMerchants, namesAll, unnamed],
  )
  const isMissing = all !== null && wanted.some((name) => !merchants.has(name))
  useEffect(() => {
    if (isMissing) job.requestMerchants(wanted)
  }, [job, isMissing, wanted])
  const isLoadingOwn =
    !namesAll && unnamed.some((name) => (merchants.get(name)?.state ?? 'waiting') === 'waiting')

  const assortment = useMemo(
    () => makeAssortment(answers, ownMerchants, aliases),
    [answers, ownMerchants, aliases],
  )
  const update = () => {
    forgetAssortment(connection, question, demo)
    setTurn((turn) => turn + 1)
  }
  return {
    job,
    view,
    map: assortment,
    me: ownMerchantsHere,
    mine: ownMerchants,
    names,
    isLookingForMine: isLoadingOwn,
    askAgain: update,
  }
}

export type AssortmentReading = ReturnType<typeof useAssortment>
