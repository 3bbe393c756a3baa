import { CatalogError } from '@/api/http/errors.ts'
import type { LookupRequest } from '@/api/operations/calls.ts'
import { failedWords } from '@/features/messages/failure/failedWords.ts'
import type { Market } from '@/features/pricing/skuMarket/useMarket.ts'
import { useStoreLookup } from '@/features/products/useStoreLookup.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatIndex } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import type { TriedVariants } from '@/pages/findByLink/chain/useLinkVariants.ts'
import type { RecordSkus } from '@/pages/findByLink/chain/useSkus.ts'

type Known = {
  path: string
  request: LookupRequest
  tried: TriedVariants
  skus: RecordSkus
  market: Market
  isOneOfMany: boolean
}

const LABEL = 120

/** The host and path of a URL as the label of the recent look-up, whose path has the full URL. */
function labelOf(url: string): string {
  const { host, pathname, search } = new URL(url)
  return (host.replace(/^www\./, '') + pathname + search).slice(0, LABEL)
}

function detailOf({ tried, skus, market }: Known): string | null {
  const { matched, forms, isTrying } = tried
  if (matched) {
    const found = plural(matched.result.products.length, 'listing')
    return skus.skus === null ? found : `${found} · ${plural(market.codes.length, 'EAN')}`
  }
  const originalQuery = forms[0]?.query
  if (isTrying || !originalQuery || originalQuery.isFetching) return null
  const requested = forms.filter(({ query }) => query.data !== undefined).length
  if (originalQuery.data)
    return requested > 1 ? `not matched, ${requested} variants tried` : 'not matched'
  return originalQuery.error instanceof CatalogError
    ? failedWords(originalQuery.error).toLowerCase()
    : null
}

/** Saves the look-up among the recent ones, with its price index once all its EANs have answered. */
export function useSaveLookup(known: Known | null): void {
  const detail = known && detailOf(known)
  const index = known?.market.isSettled === true ? known.market.summary.index : null
  useStoreLookup(
    known === null || detail === null
      ? null
      : {
          kind: 'url',
          path: known.path,
          label: labelOf(known.request.url),
          detail: known.isOneOfMany
            ? `${shownCountries(known.request.countries)}: ${detail}`
            : detail,
          figure: index === null ? '' : `index ${formatIndex(index)}${known.market.where}`,
        },
  )
}
