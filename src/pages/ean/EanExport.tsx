import type { EanResult } from '@/api/operations/ean.ts'
import { ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import { useAliases, useAllSpellings } from '@/features/settings/useAliases.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import type { EanState } from '@/routing/states/eanState.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { useOwnList } from './offers/useOwnList.ts'

type Props = {
  code: string
  /** The product's name; null when unknown. */
  title: string | null
  countries: readonly string[]
  state: EanState
  result: EanResult
}

/** Exports the offers of an answer; renders nothing when there are none. */
export function EanExport({ code, title, countries, state, result }: Props) {
  const labelOf = useCurrencyLabel()
  const list = useOwnList(code, countries)
  const { merchant: aliases } = useAliases()
  const [tolerance] = usePreference('tolerance')
  const ownMerchants = useAllSpellings(ownMerchantsIn(state.ownMerchants, countries))
  if (result.kind === 'none' || result.offers.length === 0) return null
  const source = async () => {
    const { eanSheet } = await import('./eanSheet.ts')
    const label = labelOf(countries)
    const own = await list.ownNow()
    const given = { code, title, countries, state, ownMerchants, aliases, tolerance, result, label }
    return eanSheet({ ...given, at: Date.now(), list: { ...list, own } })
  }
  return <ExportMenu source={source} />
}
