import { useEffect, useMemo, useState } from 'react'
import type { BatchOutcome } from '../../../market/batchAnswer.ts'
import { sidesIn } from '../../../market/marketFigures.ts'
import { mineIn, type MineByCountry } from '../../../market/me.ts'
import { createOfferReader } from '../../../market/merchantOffers.ts'
import type { JoinedNames } from '../../../market/names.ts'
import { marketKey } from '../../../model/market/rowMarket.ts'
import type { RowEngine } from '../../../model/workbench/rowView.ts'
import { askedOf, type SetMarket } from '../../../position/setMarket/useSetMarket.ts'
import { useJoined, useWhoIAmIn } from '../../../shell/settings/useJoined.ts'

/** Codes that are read at a time: the page can answer input in between. */
const AT_ONCE = 500

/** A code whose market was answered. */
type AnsweredCode = { key: string; country: string; outcome: BatchOutcome }

function answeredCodes(jobs: SetMarket['jobs']): Map<string, AnsweredCode> {
  const codes = new Map<string, AnsweredCode>()
  for (const { country, outcome } of askedOf(jobs)) {
    if (outcome?.state !== 'done' || outcome.answer.kind !== 'ean') continue
    const key = marketKey(country, outcome.answer.code)
    codes.set(key, { key, country, outcome })
  }
  return codes
}

/** Sends the offers of other merchants to an engine, each answer once. */
function createSender(engine: RowEngine, mine: MineByCountry, joined: JoinedNames) {
  let reader = createOfferReader(joined)
  let sent = new Map<string, AnsweredCode>()
  let isFirst = true
  const offersOf = ({ country, outcome }: AnsweredCode) =>
    outcome.state === 'done' && outcome.answer.kind === 'ean'
      ? sidesIn(outcome.answer.offers, mineIn(mine, [country])).others
      : []

  const send = async (jobs: SetMarket['jobs']): Promise<boolean> => {
    const now = answeredCodes(jobs)
    let fresh = [...now.values()].filter(({ key, outcome }) => sent.get(key)?.outcome !== outcome)
    let isWhole = isFirst || [...sent.keys()].some((key) => !now.has(key))
    if (reader.learn(fresh.map(offersOf)) || (isWhole && !isFirst)) {
      reader = createOfferReader(joined)
      fresh = [...now.values()]
      reader.learn(fresh.map(offersOf))
      isWhole = true
    }
    isFirst = false
    sent = now
    if (fresh.length === 0 && !isWhole) return false
    for (let at = 0; at === 0 || at < fresh.length; at += AT_ONCE) {
      const codes = fresh
        .slice(at, at + AT_ONCE)
        .map((code) => [code.key, reader.read(offersOf(code))] as const)
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
