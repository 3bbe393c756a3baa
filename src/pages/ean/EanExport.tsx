import type { EanResult } from '../../catalog/operations/ean.ts'
import { ExportMenu } from '../../export/ExportMenu.tsx'
import { mineIn } from '../../market/me.ts'
import { useCurrencyLabel } from '../../shell/settings/useCurrencyLabel.ts'
import { useJoined, useWhoIAm } from '../../shell/settings/useJoined.ts'
import { usePreference } from '../../shell/settings/usePreference.ts'
import type { EanState } from '../../url/states/eanState.ts'
import { useOwnList } from './offers/useOwnList.ts'

type Props = {
  code: string
  /** What the code stands for; null where nobody says it. */
  title: string | null
  countries: readonly string[]
  state: EanState
  result: EanResult
}

/** The offers of one answer as a file; nothing where there are none. */
export function EanExport({ code, title, countries, state, result }: Props) {
  const labelOf = useCurrencyLabel()
  const list = useOwnList(code, countries)
  const { merchant: joined } = useJoined()
  const [tolerance] = usePreference('tolerance')
  const mine = useWhoIAm(mineIn(state.mine, countries))
  if (result.kind === 'none' || result.offers.length === 0) return null
  const source = async () => {
    const { eanSheet } = await import('./eanSheet.ts')
    const label = labelOf(countries)
    const own = await list.ownNow()
    const given = { code, title, countries, state, mine, joined, tolerance, result, label }
    return eanSheet({ ...given, at: Date.now(), list: { ...list, own } })
  }
  return <ExportMenu source={source} />
}
