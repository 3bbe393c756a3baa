import { useCallback, useEffect, useMemo, useState } from 'react'
import { NO_FILTERS } from '@/api/fields/filters.ts'
import { useGridRows } from '@/components/data-table/grid/rows/useGridRows.ts'
import { useRowBlocks } from '@/components/data-table/grid/rows/useRowBlocks.ts'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import type { Collection } from '@/domain/collections/collection.ts'
import { searchOf } from '@/domain/collections/searchSource.ts'
import type { MerchantItem, MerchantRanking } from '@/domain/market/merchantItem.ts'
import type { RowEngine, RowsResult } from '@/domain/rows/rowView.ts'
import { isUnfinished } from '@/features/job-progress/steer/runWords.ts'
import { ByMerchant } from '@/features/pricing/byMerchant/ByMerchant.tsx'
import type { RowsMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import { useAliases, useOwnMerchantSpellings } from '@/features/settings/useAliases.ts'
import { AnswerBox } from '@/pages/collection/summary/AnswerBox.tsx'
import { useAnswer } from '@/pages/collection/useAnswer.ts'
import { paths } from '@/routing/paths.ts'
import { encodeAssortmentOfSearch } from '@/routing/states/assortmentOfSearch.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { createOfferSender } from './offerSender.ts'

/**
 * Sends the offers of checked codes to the engine while the view “By merchant” is open. They are read from the open collections of
 * codes, which are in memory already. Returns a new number whenever the engine has new offers; 0 before the first.
 */
function useMerchantOffers(engine: RowEngine, market: RowsMarket): number {
  const ownMerchants = useOwnMerchantSpellings()
  const { merchant: aliases } = useAliases()
  const send = useMemo(
    () => createOfferSender(engine, ownMerchants, aliases),
    [engine, ownMerchants, aliases],
  )
  const [version, setVersion] = useState(0)
  useEffect(() => {
    let isWanted = true
    send(market.jobs).then(
      (isOther) => {
        if (isWanted && isOther) setVersion((before) => before + 1)
      },
      () => {}, // the rows query reports an ended engine
    )
    return () => {
      isWanted = false
    }
  }, [send, market])
  return version
}

type Props = {
  collection: Pick<Collection, 'source' | 'countries'>
  engine: RowEngine
  /** The filtered rows: a new object requests the ranking again. */
  rowsResult: RowsResult
  market: RowsMarket
  isMixed: boolean
}

/** The view *By merchant*: the filtered rows, ranked by merchant. */
export function MerchantView(props: Props) {
  const version = useMerchantOffers(props.engine, props.market)
  // Wait for the offers: without them, no merchant would seem to sell anything.
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
  // A new object when offers change, so that the ranking is requested again; the filters are the same, so the earlier ranking
  // stays until then.
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

const EVERYTHING = { ...NO_FILTERS, q: '', words: [] }

type RankedProps = Omit<Props, 'rowsResult'> & { ranking: MerchantRanking; isBusy: boolean }

/**
 * The address of the assortment gaps at a merchant: for the search that the collection comes from, otherwise for the whole
 * assortment.
 */
function gapsAt({ source, countries }: Props['collection'], merchant: string): string {
  const query = source.kind === 'search' ? searchOf(source) : EVERYTHING
  const search = { ...query, countries: [...countries], brand: [] }
  return paths.map(encodeAssortmentOfSearch(search, [merchant]))
}

// Lets the products of the earlier ranking stay until those of the next one arrive.
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
