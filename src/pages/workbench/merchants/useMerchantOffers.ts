import { useEffect, useMemo, useState } from 'react'
import type { BatchOutcome } from '../../../market/batchAnswer.ts'
import { sidesIn } from '../../../market/marketFigures.ts'
import { mineIn, type MineByCountry } from '../../../market/me.ts'
import { createOfferReader } from '../../../market/merchantOffers.ts'
import type { JoinedNames } from '../../../market/names.ts'
import { offersOf } from '../../../model/batch/batchMerchants.ts'
import { marketKey } from '../../../model/market/rowMarket.ts'
import type { RowEngine } from '../../../model/workbench/rowView.ts'
import type { SetMarket } from '../../../position/setMarket/useSetMarket.ts'
import { useJoined, useWhoIAmIn } from '../../../shell/settings/useJoined.ts'

/** Codes that are read at a time: the page can answer input in between. */
const AT_ONCE = 500

/** A code whose market was answered. */
type AnsweredCode = { key: string; countries: readonly string[]; outcome: BatchOutcome }

/** As it was answered: of a link or a title that of the record that was found. */
function marketCodeIn(outcome: BatchOutcome | undefined): string | null {
  if (outcome?.state !== 'done') return null
  const { answer } = outcome
  if (answer.kind === 'id') return null
  return answer.kind === 'ean' ? answer.code : (answer.market?.code ?? null)
}

function answeredCodes(jobs: SetMarket['jobs']): Map<string, AnsweredCode> {
  const codes = new Map<string, AnsweredCode>()
  for (const { plan, outcomeOf } of jobs) {
    for (const { countries, position } of plan.asks) {
      const outcome = outcomeOf(position)
      const code = marketCodeIn(outcome)
      if (outcome === undefined || code === null) continue
      const key = marketKey(countries.join(), code)
      codes.set(key, { key, countries, outcome })
    }
  }
  return codes
}

/** Sends the offers of other merchants to an engine, each answer once. */
function createSender(engine: RowEngine, mine: MineByCountry, joined: JoinedNames) {
  let reader = createOfferReader(joined)
  let sent = new Map<string, AnsweredCode>()
  let isFirst = true
  const othersOf = ({ countries, outcome }: AnsweredCode) =>
    sidesIn(offersOf(outcome) ?? [], mineIn(mine, countries)).others

  const send = async (jobs: SetMarket['jobs']): Promise<boolean> => {
    const now = answeredCodes(jobs)
    let fresh = [...now.values()].filter(({ key, outcome }) => sent.get(key)?.outcome !== outcome)
    let isWhole = isFirst || [...sent.keys()].some((key) => !now.has(key))
    if (reader.learn(fresh.map(othersOf)) || (isWhole && !isFirst)) {
      reader = createOfferReader(joined)
      fresh = [...now.values()]
      reader.learn(fresh.map(othersOf))
      isWhole = true
    }
    isFirst = false
    sent = now
    if (fresh.length === 0 && !isWhole) return false
    for (let at = 0; at === 0 || at < fresh.length; at += AT_ONCE) {
      const codes = fresh
        .slice(at, at + AT_ONCE)
        .map((code) => [code.key, reader.read(othersOf(code))] as const)
      await engine.offers({ names: reader.names(), codes, isWhole: isWhole && at === 0 })
    }
    return true
  }

  let last: Promise<unknown> = Promise.resolve()
  return (jobs: SetMarket['jobs']): Promise<boolean> => {
    const next = last.then(() => send(jobs))
    last = next.catch(() => {})
    return next
  }
}

/**
 * Sends the offers of the checked codes to the engine for as long as the view “By merchant” is open. They are read from the
 * open batches, which have them in memory anyway: nothing is stored a second time. Returns another number whenever the
 * engine has other offers; 0 before the first.
 */
export function useMerchantOffers(engine: RowEngine, market: SetMarket): number {
  const mine = useWhoIAmIn()
  const { merchant: joined } = useJoined()
  const send = useMemo(() => createSender(engine, mine, joined), [engine, mine, joined])
  const [version, setVersion] = useState(0)
  useEffect(() => {
    let isWanted = true
    send(market.jobs).then(
      (isOther) => {
        if (isWanted && isOther) setVersion((before) => before + 1)
      },
      () => {}, // an engine that has ended says so where it is asked
    )
    return () => {
      isWanted = false
    }
  }, [send, market])
  return version
}
