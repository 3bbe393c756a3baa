import { useMemo } from 'react'
import type { EanResult } from '@/api/operations/ean.ts'
import { requestableProducts } from '@/domain/picked/requestableProducts.ts'
import { toOfferRows } from '@/domain/pricing/offerRows.ts'
import { ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import { AddToCollection } from '@/features/collections/selection/AddToCollection.tsx'
import { AddToNewCollection } from '@/features/collections/selection/AddToNewCollection.tsx'
import { CompareSeveral } from '@/features/collections/selection/TakeProducts.tsx'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import { AnswerActions, AnswerDetails } from '@/features/messages/AnswerDetails.tsx'
import { type PageAction, PageActions } from '@/features/page/PageActions.tsx'
import { useAliases, useAllSpellings } from '@/features/settings/useAliases.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import type { EanState } from '@/routing/states/eanState.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { EAN } from './eanNames.ts'
import { useOwnListEntry } from './offers/useOwnListEntry.ts'
import { offeredRecords } from './traits/traitRecords.ts'

type EanExportProps = {
  code: string
  /** The product's name; null when unknown. */
  title: string | null
  countries: readonly string[]
  state: EanState
  result: EanResult
}

/** The menu that exports the offers of an answer; renders nothing when there are none. */
function EanExport({ code, title, countries, state, result }: EanExportProps) {
  const labelOf = useCurrencyLabel()
  const list = useOwnListEntry(code, countries)
  const { merchant: aliases } = useAliases()
  const [tolerance] = usePreference('tolerance')
  const ownMerchants = useAllSpellings(ownMerchantsIn(state.ownMerchants, countries))
  if (result.kind === 'none' || result.offers.length === 0) return null
  const source = async () => {
    const { eanSheet } = await import('./eanSheet.ts')
    const label = labelOf(countries)
    const own = await list.ownNow()
    const eanOptions = {
      code,
      title,
      countries,
      state,
      ownMerchants,
      aliases,
      tolerance,
      result,
      label,
    }
    return eanSheet({ ...eanOptions, at: Date.now(), list: { ...list, own } })
  }
  return <ExportMenu source={source} />
}

type Options = {
  code: string
  /** The product's name; null when unknown. */
  title: string | null
  countries: readonly string[]
  state: EanState
  /** The answer; null before there is one, or when each section has a separate one. */
  result: EanResult | null
}

/**
 * The records behind the offers, yours first, then by lowest price. If there are too many to compare, the first of them are
 * compared.
 */
function useOffered({ countries, state, result }: Options) {
  const ownMerchants = useAllSpellings(ownMerchantsIn(state.ownMerchants, countries))
  const country = countries.join(',')
  return useMemo(() => {
    if (result === null || result.kind === 'none') return []
    const { rows } = toOfferRows(result.offers, { ownMerchants, reference: 'median' })
    const records = offeredRecords(
      rows.map(({ offer }) => offer),
      ownMerchants,
    )
    return requestableProducts(records.map(({ id }) => ({ id, country })))
  }, [result, ownMerchants, country])
}

/** The actions of one country among several; the actions on the code itself are in the head of the page. */
export function EanSectionActions({
  className,
  ...eanOptions
}: Options & { className?: string | undefined }) {
  return (
    <PageActions actions={useEanActions(eanOptions, true)} more={EAN.more} className={className} />
  )
}

/** The actions on a code's answer: add its records to a collection, export its offers, view the raw answer. */
export function useEanActions(options: Options, isSection = false): PageAction[] {
  const { code, result } = options
  const products = useOffered(options)
  const inBar = (rankedPrice: 'first' | 'second') => (isSection ? undefined : rankedPrice)
  return [
    ...(isSection
      ? []
      : [
          {
            key: 'batch',
            // With offers, "Add to collection" also offers a new collection, so this action is only in the menu.
            ...(products.length > 0 && { onPage: 'more' }),
            renderIn: (_, close) => (
              <AddToNewCollection lines={[code]} variant="quiet" onAdd={close} />
            ),
          } satisfies PageAction,
        ]),
    ...(products.length > 0
      ? [
          {
            key: 'list',
            onPhone: inBar('first'),
            renderIn: (rankedPrice) => (
              <AddToCollection
                products={products}
                variant={rankedPrice === 'more' || isSection ? 'quiet' : 'primary'}
              />
            ),
          } satisfies PageAction,
        ]
      : []),
    ...(products.length > 1
      ? [
          {
            key: 'compare',
            onPhone: inBar('second'),
            renderIn: (rankedPrice) => (
              <CompareSeveral
                products={products}
                variant={rankedPrice === 'bar' ? 'secondary' : 'quiet'}
              />
            ),
          } satisfies PageAction,
        ]
      : []),
    ...(result === null || result.kind === 'none' || result.offers.length === 0
      ? []
      : [{ key: 'export', renderIn: () => <EanExport {...options} result={result} /> }]),
    ...(result === null
      ? []
      : [
          {
            key: 'answer',
            renderIn: (rankedPrice) =>
              rankedPrice === 'page' ? (
                <AnswerDetails answer={result.answer} facts={[{ label: 'Mode', value: 'full' }]} />
              ) : (
                <AnswerActions answer={result.answer} buttonStyle={{ variant: 'quiet' }} />
              ),
          } satisfies PageAction,
        ]),
  ]
}
