import { useQuery } from '@tanstack/react-query'
import { countryName, offeredCountries } from '../../lib/countries.ts'
import { useConnection } from '../../shell/connection.tsx'
import { useGo } from '../../shell/way.tsx'
import { listedCountries } from '../../store/priceLists/priceList.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { paths } from '../../url/paths.ts'
import { encodePriceList, type PriceListState } from '../../url/priceListState.ts'
import { PRICES } from '../../words/priceListNames.ts'
import styles from './ListHead.module.css'

const nameOf = (code: string) => {
  const name = countryName(code)
  return name === null ? code : `${name} (${code})`
}

/** The countries to choose from: those with a list and those of the address first. */
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
    label: listed.includes(key) ? `${nameOf(code)}: list kept` : nameOf(code),
  }))
}

/** Which list this is. */
export function ListHead({ state, country }: { state: PriceListState; country: string }) {
  const go = useGo()
  const options = useCountryOptions(state)
  const choose = (chosen: string) => {
    const others = state.countries.filter((code) => code !== chosen)
    const countries = others.length < state.countries.length ? [chosen, ...others] : [chosen]
    go(paths.priceList(encodePriceList({ countries })))
  }
  return (
    <header className={styles.head}>
      <div>
        <h1>{PRICES.page}</h1>
        <p className={styles.what}>
          What you sell at which price. It counts as yours in this country alone, because prices are
          in one currency.
        </p>
      </div>
      <SelectField label={PRICES.country} options={options} value={country} onChange={choose} />
    </header>
  )
}
