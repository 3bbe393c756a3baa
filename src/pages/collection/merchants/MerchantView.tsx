import { useCallback, useMemo } from 'react'
import { useGridRows } from '@/components/data-table/grid/rows/useGridRows.ts'
import { useRowBlocks } from '@/components/data-table/grid/rows/useRowBlocks.ts'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import type { Collection } from '@/domain/collections/collection.ts'
import { searchOf } from '@/domain/collections/searchSource.ts'
import type { MerchantItem, MerchantRanking } from '@/domain/market/merchantItem.ts'
import type { RowsResult, RowEngine } from '@/domain/rows/rowView.ts'
import { isUnfinished } from '@/features/job-progress/steer/runWords.ts'
import { ByMerchant } from '@/features/pricing/byMerchant/ByMerchant.tsx'
import type { SetMarket } from '@/features/pricing/setMarket/useSetMarket.ts'
import { AnswerBox } from '@/pages/collection/summary/AnswerBox.tsx'
import { useAnswer } from '@/pages/collection/useAnswer.ts'
import { paths } from '@/routing/paths.ts'
import { encodeMapOfSearch } from '@/routing/states/mapOfSearch.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { useMerchantOffers } from './useMerchantOffers.ts'

type Props = {
  collection: Pick<Collection, 'source' | 'countries'>
  engine: RowEngine
  /** Of the rows that pass: another one requests the ranking again. */
  rowsResult: RowsResult
  market: SetMarket
  isMixed: boolean
}

/** The rows that pass, merchant by merchant. */
export function MerchantView(props: Props) {
  const version = useMerchantOffers(props.engine, props.market)
  // Before the engine has the offers, nobody would seem to sell anything.
  return version === 0 ? <Skeleton height={480} /> : <WithOffers {...props} version={version} />
}

function WithOffers({
  collection,
  engine,
  rowsResult,
  market,
  isMixed,
  version,
}: Props & { version: number }) {
  const [tolerance] = usePreference('tolerance')
  const request = useCallback(() => engine.ranking(tolerance), [engine, tolerance])
  // Another object with other offers: the ranking is asked for again, and what is shown until then is of the same filters.
  const resultWithOffers = useMemo(
    () => ({ ...rowsResult, offers: version }),
    [rowsResult, version],
  )
  const answered = useAnswer(resultWithOffers, request)
  return (
    <AnswerBox answered={answered} height={480}>
      {(ranking) => (
        <Ranked {...{ collection, engine, market, isMixed, ranking }} isBusy={answered.isOld} />
      )}
    </AnswerBox>
  )
}

const EVERYTHING = { q: '', words: [], category: [], division: [] }

type RankedProps = Omit<Props, 'rowsResult'> & { ranking: MerchantRanking; isBusy: boolean }

/** Of the search that the collection comes from, else of the whole assortment. */
function gapsAt({ source, countries }: Props['collection'], merchant: string): string {
  const { q, words, category, division } = source.kind === 'search' ? searchOf(source) : EVERYTHING
  const search = { q, words, category, division, countries: [...countries], brand: [] }
  return paths.map(encodeMapOfSearch(search, [merchant]))
}

// Of the ranking before, products stay until those of the next are there.
const isSame = () => true

function Ranked({ collection, engine, market, isMixed, ranking, isBusy }: RankedProps) {
  const [ownMerchants] = usePreference('mine')
  const rows = useGridRows(ranking.items, { areAwaited: true })
  const { rowAt } = useRowBlocks<MerchantItem, MerchantRanking>(
    engine.merchantItems,
    ranking,
    rows,
    isSame,
  )
  const pricing = useMemo(() => ({ ownMerchants, ref: market.ref }), [ownMerchants, market.ref])
  return (
    <ByMerchant
      {...{ ranking, rows, isMixed, pricing, isBusy }}
      gapsAt={(merchant) => gapsAt(collection, merchant)}
      itemAt={rowAt}
      hasOwnMerchant={!market.hasNoOwnMerchant}
      isRunning={market.jobs.some((job) => isUnfinished(job.view().progress))}
    />
  )
}
