import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { useGo } from '../../shell/way.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { paths } from '../../url/paths.ts'
import { encodePriceList, type PriceListState } from '../../url/priceListState.ts'
import { PRICES } from '../../words/priceListNames.ts'

/** What is looked for, in the address at once; what an address cannot hold, such as a last space, only here. */
export function FindField({ state }: { state: PriceListState }) {
  const go = useGo()
  const [draft, setDraft] = useState('')
  const isOurs = draft.replace(/\s+/g, ' ').trim() === state.q
  const write = (text: string) => {
    setDraft(text)
    go(paths.priceList(encodePriceList({ ...state, q: text })), { replace: true, keepScroll: true })
  }
  return (
    <TextField
      size="s"
      hideLabel
      label={PRICES.find}
      placeholder={PRICES.find}
      icon={<Search />}
      maxLength={100}
      value={isOurs ? draft : state.q}
      onChange={write}
      onClear={() => {}}
    />
  )
}
