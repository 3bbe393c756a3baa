import { useCallback, useMemo } from 'react'
import { useGridRows } from '../../../grid/rows/useGridRows.ts'
import { useRowBlocks } from '../../../grid/rows/useRowBlocks.ts'
import type { MerchantItem, MerchantRanking } from '../../../model/market/merchantItem.ts'
import type { Look, RowEngine } from '../../../model/workbench/rowView.ts'
import { ByMerchant } from '../../../position/byMerchant/ByMerchant.tsx'
import type { SetMarket } from '../../../position/setMarket/useSetMarket.ts'
import { isUnfinished } from '../../../runs/steer/runWords.ts'
import { usePreference } from '../../../shell/settings/usePreference.ts'
import { Skeleton } from '../../../ui/panels/Skeleton.tsx'
import { AnswerBox } from '../summary/AnswerBox.tsx'
import { useAnswer } from '../useAnswer.ts'
import { useMerchantOffers } from './useMerchantOffers.ts'

type Props = {
  engine: RowEngine
  /** Of the rows that pass: another one asks for the ranking again. */
  look: Look
  market: SetMarket
  isMixed: boolean
}

/** The rows that pass, merchant by merchant. */
export function MerchantView(props: Props) {
  const version = useMerchantOffers(props.engine, props.market)
  // Before the engine has the offers, nobody would seem to sell anything.
  return version === 0 ? <Skeleton height={480} /> : <WithOffers {...props} version={version} />
}

function WithOffers({ engine, look, market, isMixed, version }: Props & { version: number }) {
  const [tolerance] = usePreference('tolerance')
  const ask = useCallback(() => engine.ranking(tolerance), [engine, tolerance])
  // Another object with other offers: the ranking is asked for again, and what is shown until then is of the same filters.
  const lookWithOffers = useMemo(() => ({ ...look, offers: version }), [look, version])
  const answered = useAnswer(lookWithOffers, ask)
  return (
    <AnswerBox answered={answered} height={480}>
      {(ranking) => <Ranked {...{ engine, market, isMixed, ranking }} isBusy={answered.isOld} />}
    </AnswerBox>
  )
}

type RankedProps = Omit<Props, 'look'> & { ranking: MerchantRanking; isBusy: boolean }

// Of the ranking before, products stay until those of the next are there.
const isSame = () => true

function Ranked({ engine, market, isMixed, ranking, isBusy }: RankedProps) {
  const [mine] = usePreference('mine')
  const rows = useGridRows(ranking.items, { areAwaited: true })
  const { rowAt } = useRowBlocks<MerchantItem, MerchantRanking>(
    engine.merchantItems,
    ranking,
    rows,
    isSame,
  )
  const standing = useMemo(() => ({ mine, ref: market.ref }), [mine, market.ref])
  return (
    <ByMerchant
      {...{ ranking, rows, isMixed, standing, isBusy }}
      itemAt={rowAt}
      hasOwnMerchant={!market.isNobody}
      isRunning={market.jobs.some((job) => isUnfinished(job.view().progress))}
    />
  )
}
