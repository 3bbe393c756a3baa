import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { eanQuery, getEan, type EanResult } from '../../api/ean.ts'
import type { Product, Sku } from '../../api/product.ts'
import type { ReferenceKind } from '../../domain/priceIndex.ts'
import { useConnection } from '../connection.tsx'
import {
  codeOf,
  codesOf,
  positionOf,
  summaryOf,
  type MarketSummary,
  type Position,
  type SkuCode,
} from './market.ts'
import { createSlots } from '../slots.ts'
import type { useMarketCountry } from './useMarketCountry.ts'
import { variantName, variantOf, type Variant } from '../../domain/variant.ts'

const AT_A_TIME = 4
const A_PRESS = 48
/** Answers that other pages brought count unasked, for so many of the codes: a record may have thousands. */
const WATCHED = 200

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
  /** Whether anything was asked here; other pages may have brought answers before. */
  isBegun: boolean
  /** How many requests the next press makes; 0 when all were asked. */
  next: number
  askMore: () => void
}

function stateOf(code: SkuCode, query: UseQueryResult<EanResult> | null): MarketState {
  if (code.kind !== 'code') return 'no code'
  if (query === null) return 'not asked'
  if (query.data) return query.data.kind === 'found' ? 'found' : 'unknown'
  if (query.fetchStatus === 'fetching') return 'asking'
  if (query.fetchStatus === 'paused') return 'waiting'
  return query.isError ? 'failed' : 'not asked'
}

/**
 * Asks the offers of a record's EANs, a few at a time and each once, and measures its SKUs against them. Where there are
 * more EANs than `unaskedFor`, nothing is asked before a press.
 */
export function useMarket(
  product: Product | null,
  { skus, country, countries }: ReturnType<typeof useMarketCountry>,
  reference: ReferenceKind,
  unaskedFor = 12,
): Market {
  const connection = useConnection()
  const codes = useMemo(() => codesOf(skus ?? []), [skus])
  const [pressed, setPressed] = useState<{ of: string; codes: string[]; count: number } | null>(
    null,
  )
  const first = codes.length <= unaskedFor ? codes.length : 0
  const asked = pressed?.codes === codes && pressed.of === country ? pressed.count : first

  const queries = useQueries({
    queries: codes.slice(0, Math.max(asked, WATCHED)).map((code, at) => {
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

  const variants = useMemo(
    () =>
      (skus ?? []).map((sku, at) => {
        const variant = variantOf(sku.attributes)
        const name = variantName(variant, sku.skuId, at + 1)
        return { key: `${at} ${sku.skuId ?? ''}`, sku, variant, name, code: codeOf(sku) }
      }),
    [skus],
  )
  const queryOf = new Map(queries.map((query, at) => [codes[at], query]))
  const rows = variants.map((each): MarketRow => {
    const { code, sku } = each
    const query = code.kind === 'code' ? (queryOf.get(code.code) ?? null) : null
    const offers = query?.data?.kind === 'found' ? query.data.offers : null
    return {
      ...each,
      state: stateOf(code, query),
      position: offers && product && positionOf(offers, product, sku.offerPrice, reference),
      query,
    }
  })
  const firstOf = new Map<string, Position>()
  for (const { code, position } of rows) {
    if (code.kind === 'code' && position && !firstOf.has(code.code)) {
      firstOf.set(code.code, position)
    }
  }
  const positions = [...firstOf.values()]
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
    isBegun: asked > 0,
    next: codes
      .slice(asked, asked + A_PRESS)
      .filter((code) => queryOf.get(code)?.data === undefined).length,
    askMore: () =>
      setPressed({ of: country, codes, count: Math.min(codes.length, asked + A_PRESS) }),
  }
}
