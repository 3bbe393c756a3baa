import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { eanQuery, getEan, type EanResult } from '../../api/ean.ts'
import type { Product, Sku } from '../../api/product.ts'
import type { ReferenceKind } from '../../domain/priceIndex.ts'
import { useConnection } from '../../parts/connection.tsx'
import {
  codeOf,
  codesOf,
  positionOf,
  summaryOf,
  type MarketSummary,
  type Position,
  type SkuCode,
} from './market.ts'
import { createSlots } from './slots.ts'
import type { useMarketCountry } from './useMarketCountry.ts'
import { variantName, variantOf, type Variant } from './variant.ts'

const AT_A_TIME = 4
/** More EANs than these are asked on a press only. */
const UNASKED_FOR = 12
const A_PRESS = 48

const slots = createSlots(AT_A_TIME)

type MarketState = 'no code' | 'not asked' | 'waiting' | 'asking' | 'failed' | 'unknown' | 'found'
export type MarketRow = {
  key: string
  sku: Sku
  variant: Variant
  name: string
  code: SkuCode
  state: MarketState
  position: Position | null
  query: UseQueryResult<EanResult> | null
}
export type Market = {
  /** " in us" where the section asks several countries; '' where it asks one. */
  where: string
  rows: MarketRow[]
  codes: string[]
  /** Codes asked so far, and those of them that have an answer. */
  asked: number
  answered: number
  failed: UseQueryResult<EanResult>[]
  isSettled: boolean
  summary: MarketSummary
  /** How many the next press asks; 0 when all were asked. */
  next: number
  askMore: () => void
}

function stateOf(code: SkuCode, query: UseQueryResult<EanResult> | null): MarketState {
  if (code.kind !== 'code' || query === null) return 'no code'
  if (query.data) return query.data.kind === 'found' ? 'found' : 'unknown'
  if (query.fetchStatus === 'fetching') return 'asking'
  if (query.fetchStatus === 'paused') return 'waiting'
  return query.isError ? 'failed' : 'not asked'
}

/** Asks the offers of a record's EANs, a few at a time and each once, and measures its SKUs against them. */
export function useMarket(
  product: Product | null,
  { skus, country, countries }: ReturnType<typeof useMarketCountry>,
  reference: ReferenceKind,
): Market {
  const connection = useConnection()
  const codes = useMemo(() => codesOf(skus ?? []), [skus])
  const [pressed, setPressed] = useState<{ of: string; codes: string[]; count: number } | null>(
    null,
  )
  const first = codes.length <= UNASKED_FOR ? codes.length : 0
  const asked = pressed?.codes === codes && pressed.of === country ? pressed.count : first

  const queries = useQueries({
    queries: codes.map((code, at) => {
      // The request of the EAN page, so that following a code there asks nothing again.
      const request = { code, countries: [country], mode: 'full' as const }
      return {
        ...eanQuery(connection, request),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          slots(() => getEan(connection, request, { signal }), signal),
        enabled: at < asked,
      }
    }),
  })

  const rows = (skus ?? []).map((sku, at): MarketRow => {
    const code = codeOf(sku)
    const query = code.kind === 'code' ? (queries[codes.indexOf(code.code)] ?? null) : null
    const variant = variantOf(sku.attributes)
    const offers = query?.data?.kind === 'found' ? query.data.offers : null
    return {
      key: `${at} ${sku.skuId ?? ''}`,
      sku,
      variant,
      name: variantName(variant, sku.skuId, at + 1),
      code,
      state: stateOf(code, query),
      position: offers && product && positionOf(offers, product, sku.offerPrice, reference),
      query,
    }
  })
  const positions = codes.flatMap((code) => {
    const row = rows.find((each) => each.code.kind === 'code' && each.code.code === code)
    return row?.position ? [row.position] : []
  })
  const answered = queries.filter(({ data }) => data !== undefined).length
  const failed = queries.filter(({ data, isError, isFetching }) => !data && isError && !isFetching)
  return {
    where: countries.length > 1 ? ` in ${country}` : '',
    rows,
    codes,
    asked: Math.max(asked, answered),
    answered,
    failed,
    isSettled: answered + failed.length >= asked,
    summary: summaryOf(positions),
    next: Math.min(A_PRESS, codes.length - asked),
    askMore: () =>
      setPressed({ of: country, codes, count: Math.min(codes.length, asked + A_PRESS) }),
  }
}
