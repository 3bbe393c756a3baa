import { BATCH } from '../../domain/batchNames.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import type { BatchMerchant } from './batchMerchants.ts'

type Props = {
  merchants: readonly BatchMerchant[]
  mine: string
  onChange: (mine: string) => void
}

/** Whose prices are mine: of the merchants in the answers, remembered for every page. */
export function MineField({ merchants, mine, onChange }: Props) {
  const known = merchants.map(({ key, name }) => ({ value: key, label: name }))
  const isKnown = mine === '' || merchants.some(({ key }) => key === mine)
  return (
    <SelectField
      size="s"
      label={BATCH.myMerchant}
      options={[
        { value: '', label: 'none chosen' },
        ...known,
        ...(isKnown ? [] : [{ value: mine, label: mine }]),
      ]}
      value={mine}
      onChange={onChange}
    />
  )
}
