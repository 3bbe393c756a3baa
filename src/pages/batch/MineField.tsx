import { useMemo } from 'react'
import { BATCH } from '../../domain/batchNames.ts'
import { usePreference } from '../../parts/usePreference.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import type { ShownRow } from './batchRows.ts'

/** Made once: comparing thousands of names each with a collator of its own takes long. */
const byName = new Intl.Collator('en')

/** Whose prices are mine: of the merchants in the answers, remembered for every page. */
export function MineField({ rows }: { rows: readonly ShownRow[] }) {
  const [mine, setMine] = usePreference('mine')
  const options = useMemo(() => {
    const names = new Map<string, string>()
    for (const { outcome } of rows) {
      if (outcome?.state !== 'done' || outcome.answer.kind === 'id') continue
      const { answer } = outcome
      const offers = answer.kind === 'ean' ? answer.offers : (answer.market?.offers ?? [])
      for (const { merchantId, merchantName } of offers) {
        const key = merchantId ?? merchantName ?? ''
        if (key !== '') names.set(key, merchantName ?? key)
      }
    }
    const known = [...names].map(([value, label]) => ({ value, label }))
    const chosen = mine === '' || names.has(mine) ? [] : [{ value: mine, label: mine }]
    return [
      { value: '', label: 'none chosen' },
      ...[...known, ...chosen].toSorted((a, b) => byName.compare(a.label, b.label)),
    ]
  }, [rows, mine])
  return (
    <SelectField
      size="s"
      label={BATCH.myMerchant}
      options={options}
      value={mine}
      onChange={setMine}
    />
  )
}
