import { shownCountries } from '../../../lib/countryCode.ts'
import { CatalogError } from '../../../catalog/http/errors.ts'
import type { LookupRequest } from '../../../catalog/operations/calls.ts'
import { formatIndex } from '../../../lib/numbers/format.ts'
import { failedWords } from '../../../notices/failure/failedWords.ts'
import { eansInWords } from '../../../position/skuMarket/eansInWords.ts'
import type { Market } from '../../../position/skuMarket/useMarket.ts'
import { useRecordLookup } from '../../../queries/service/useRecordLookup.ts'
import { recordsInWords } from '../chain/formWords.ts'
import type { RecordSkus } from '../chain/useSkus.ts'
import type { TriedForms } from '../chain/useUrlForms.ts'

type Known = {
  path: string
  request: LookupRequest
  tried: TriedForms
  skus: RecordSkus
  market: Market
  isOneOfMany: boolean
}

const LABEL = 120

/** Host and path; the address itself is in the entry's path. */
function labelOf(url: string): string {
  const { host, pathname, search } = new URL(url)
  return (host.replace(/^www\./, '') + pathname + search).slice(0, LABEL)
}

function detailOf({ tried, skus, market }: Known): string | null {
  const { matched, forms, isTrying } = tried
  if (matched) {
    const found = recordsInWords(matched.result.products.length)
    return skus.skus === null ? found : `${found} · ${eansInWords(market.codes.length)}`
  }
  const given = forms[0]?.query
  if (isTrying || !given || given.isFetching) return null
  const asked = forms.filter(({ query }) => query.data !== undefined).length
  if (given.data) return asked > 1 ? `not matched, ${asked} variants tried` : 'not matched'
  return given.error instanceof CatalogError ? failedWords(given.error).toLowerCase() : null
}

/** Keeps the look-up among the recent ones, with its price index once all its EANs have answered. */
export function useKeepLookup(known: Known | null): void {
  const detail = known && detailOf(known)
  const index = known?.market.isSettled === true ? known.market.summary.index : null
  useRecordLookup(
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
