import { useQuery } from '@tanstack/react-query'
import { useState, useContext } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { StatStrip } from '@/components/ui/tables/StatStrip.tsx'
import { MARGIN_FORMULA } from '@/domain/pricing/priceList/margin.ts'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { Corrections } from '@/features/messages/Corrections.tsx'
import { StorageReadError } from '@/features/messages/storage/StorageReadError.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import { usePriceChanges } from '@/features/pricing/usePriceChanges.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { countryName, offeredCountries } from '@/lib/countries.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { formatCount, formatPercent } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { currencyLabelInWords } from '@/lib/text/currencyLabelText.ts'
import { plural } from '@/lib/text/plural.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import {
  priceListDecoder,
  encodePriceList,
  type PriceListState,
} from '@/routing/states/priceListState.ts'
import { useUrlState } from '@/routing/useUrlState.ts'
import { listedCountries } from '@/storage/priceLists/priceList.ts'
import { priceListQuery, useFreshPriceLists } from '@/storage/queries/usePriceList.ts'
import { PRICES } from '@/words/priceListNames.ts'
import { priceColumnIds, type PriceColumn } from './columns.tsx'
import { ImportPrices } from './entry/ImportPrices.tsx'
import { usePriceDraft, type PriceDraft } from './entry/usePriceDraft.ts'
import { ListPanel } from './ListPanel.tsx'
import { listFigures } from './table/listFigures.ts'
import styles from './PriceListPage.module.css'

/** Scrolls up and moves the focus to the page, because the next step replaces the controls. */
function toStart() {
  window.scrollTo({ top: 0 })
  document.getElementById('main')?.focus({ preventScroll: true })
}

const decode = priceListDecoder(priceColumnIds)

type Props = { state: PriceListState<PriceColumn>; country: string; draft: PriceDraft }

/** The price list of a country, or the form for its input when there is no list or it is being replaced. */
function OneList({ state, country, draft }: Props) {
  const { id } = useConnection()
  const { data, isError } = useQuery(priceListQuery(id, country))
  const changes = usePriceChanges(country)
  const [isReplacing, setReplacing] = useState(false)
  const show = (isInput: boolean) => {
    setReplacing(isInput)
    toStart()
  }

  if (isError) {
    return <StorageReadError />
  }
  if (!data) return <Spinner label="Loading the price list" />
  const { entries, at, damaged, isInMemory, lookup } = data
  const isImporting = isReplacing || entries.length === 0
  return (
    <>
      {damaged > 0 && (
        <Note tone="warn" title="Part of this list can’t be read.">
          {plural(damaged, 'part is', 'parts are')} damaged. Import the file again to restore it.
        </Note>
      )}
      {isInMemory && entries.length > 0 && (
        <Note tone="warn" title="This list is lost when you close this page.">
          The browser’s storage is full or blocked. You can use the list until you close the page.
        </Note>
      )}
      {isImporting ? (
        <ImportPrices
          draft={draft}
          country={country}
          replaces={entries.length}
          changes={changes}
          onDone={() => show(false)}
        />
      ) : (
        <>
          <ListFigures entries={entries} at={at} />
          <ListPanel
            entries={entries}
            at={at}
            lookup={lookup}
            state={state}
            country={country}
            changes={changes}
            onReplace={() => show(true)}
          />
        </>
      )}
    </>
  )
}

/**
 * The page *My prices*: your own prices, stored in this browser as one list for each country. They are used when the catalog has
 * no offer of yours.
 */
export function PriceListPage() {
  const { state, corrections } = useUrlState(decode, encodePriceList)
  const labelOf = useCurrencyLabel()
  // The state has at least one country, because decoding adds the default one.
  const [country = ''] = state.countries
  // The input belongs to a country: what is pasted stays while that country is chosen.
  const draft = usePriceDraft(country)
  useFreshPriceLists()
  return (
    <Frame className={styles.page}>
      <Corrections list={corrections} />
      <ListHead state={state} country={country} />
      <CurrencyLabel value={labelOf([country])}>
        <OneList key={country} state={state} country={country} draft={draft} />
      </CurrencyLabel>
    </Frame>
  )
}

/** The panel with the key figures of the list. */
function ListFigures({ entries, at }: { entries: readonly PriceEntry[]; at: number | null }) {
  const label = useContext(CurrencyLabel)
  const { prices, costs, medianMargin, n } = listFigures(entries)
  return (
    <StatStrip
      label={PRICES.figures}
      items={[
        { label: 'Codes', value: formatCount(entries.length) },
        {
          label: 'With a price',
          value: formatCount(prices),
          sub: label === '' ? 'currency not stated' : currencyLabelInWords(label),
        },
        { label: 'With a cost', value: formatCount(costs) },
        {
          label: (
            <FormulaHint
              formula={`Median of ${formatCount(n)} margins; margin = ${MARGIN_FORMULA}`}
            >
              Median margin
            </FormulaHint>
          ),
          value:
            medianMargin === null ? (
              <EmptyValue what="no margin" />
            ) : (
              formatPercent(medianMargin, { digits: 1 })
            ),
          sub: `n = ${formatCount(n)}`,
        },
        {
          label: 'Imported',
          value: at === null ? <EmptyValue /> : <LangText>{formatWhen(at)}</LangText>,
          sub: 'saved only in this browser',
        },
      ]}
    />
  )
}

const nameOf = (code: string) => {
  const name = countryName(code)
  return name === null ? shownCountry(code) : `${name} (${shownCountry(code)})`
}

/** The options for the country: first those with a list and those in the address. */
function useCountryOptions({ countries }: PriceListState) {
  const { id, defaults } = useConnection()
  const { data: listed = [] } = useQuery({
    queryKey: ['price list', id],
    queryFn: () => listedCountries(id),
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  })
  const offered = offeredCountries(defaults.offered).map(({ code }) => code)
  const known = new Map<string, string>()
  for (const code of [...countries, ...listed, ...offered]) {
    if (!known.has(code.toLowerCase())) known.set(code.toLowerCase(), code)
  }
  return [...known].map(([key, code]) => ({
    value: code,
    label: listed.includes(key) ? `${nameOf(code)}: list saved` : nameOf(code),
  }))
}

/** The head of the page, with the field for the country whose list is shown. */
function ListHead({ state, country }: { state: PriceListState; country: string }) {
  const go = useGo()
  const options = useCountryOptions(state)
  const choose = (chosen: string) => {
    const others = state.countries.filter((code) => code !== chosen)
    const countries = others.length < state.countries.length ? [chosen, ...others] : [chosen]
    go(paths.priceList(encodePriceList({ countries })))
  }
  return (
    <PageHead
      title={PRICES.page}
      meta={
        <SelectField label={PRICES.country} options={options} value={country} onChange={choose} />
      }
      about="Your selling prices for one country"
    />
  )
}
