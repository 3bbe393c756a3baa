/** Writes the texts of the chain's five figures, in every state. */
import { isStopped } from '@/features/page/isStopped.ts'
import type { Market } from '@/features/pricing/skuMarket/useMarket.ts'
import { formatCount, formatIndex, formatOrdinal } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import type { TriedVariants } from './useLinkVariants.ts'
import type { RecordSkus } from './useSkus.ts'

/** A figure of the chain: `isWaiting` while it is loading; `value` is null when the chain does not get that far. */
export type ChainStep = { value: string | null; sub?: string; isWaiting?: boolean }

export type ChainSteps = {
  url: ChainStep
  records: ChainStep
  eans: ChainStep
  offers: ChainStep
  index: ChainStep
  /** What the index is the average of: "average of 7 EANs". */
  indexBase: string
}

type Known = { tried: TriedVariants; skus: RecordSkus; market: Market }

const WAITING: ChainStep = { value: null, isWaiting: true }
const NOTHING: ChainStep = { value: null }

function urlStep({ forms, matched, isTrying }: TriedVariants): ChainStep {
  const originalQuery = forms[0]?.query
  const of = `of ${forms.length}`
  if (matched?.index === 1) return { value: 'Original', sub: 'matched' }
  if (matched) return { value: `${formatOrdinal(matched.index)} variant`, sub: `${of} matched` }
  if (isTrying || originalQuery?.isFetching === true) return WAITING
  if (originalQuery?.data === undefined) {
    const isFailed = originalQuery?.isError === true && !isStopped(originalQuery.error)
    return { value: isFailed ? 'Failed' : null }
  }
  const requested = forms.filter(({ query }) => query.data !== undefined).length
  return { value: 'No match', sub: `${requested} ${of} variants tried` }
}

function indexBase({ summary, where }: Market): string {
  return summary.n === 0 ? '' : `average of ${plural(summary.n, 'EAN')}${where}`
}

export function chainSteps({ tried, skus, market }: Known): ChainSteps {
  const url = urlStep(tried)
  const later = url.isWaiting === true ? WAITING : NOTHING
  if (!tried.matched) {
    return { url, records: later, eans: later, offers: later, index: later, indexBase: '' }
  }
  const { products } = tried.matched.result
  const inStock = products.filter(({ active }) => active === true).length
  const records = { value: formatCount(products.length), sub: `${inStock} in stock` }
  if (skus.skus === null) {
    const next = skus.query?.isError === true ? NOTHING : WAITING
    return { url, records, eans: next, offers: next, index: next, indexBase: '' }
  }
  const { codes, summary, requested, answered, failed, isSettled, where } = market
  const eans = {
    value: formatCount(codes.length),
    sub: `of ${plural(skus.skus.length, 'variant')}`,
  }
  const isComplete = isSettled && failed.length === 0 && requested === codes.length
  const progress = `${answered} of ${plural(codes.length, 'EAN')} checked`
  const merchants = plural(summary.merchants, 'merchant')
  const nothingYet = answered === 0
  const open = isSettled ? NOTHING : WAITING
  return {
    url,
    records,
    eans,
    offers: nothingYet
      ? { ...open, ...(codes.length > 0 && requested === 0 && { sub: 'not checked' }) }
      : {
          value: formatCount(summary.offers),
          sub: isComplete ? `at ${merchants}${where}` : progress,
        },
    index:
      summary.index === null
        ? { ...open, ...(market.hasNoOwnMerchant && !nothingYet && { sub: 'no merchant chosen' }) }
        : { value: formatIndex(summary.index), sub: `${market.reference.label} = 100` },
    indexBase: indexBase(market),
  }
}
