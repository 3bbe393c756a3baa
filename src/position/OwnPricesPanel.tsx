import { useCountries } from '../shell/settings/useCountries.ts'
import { Panel } from '../ui/panels/Panel.tsx'
import styles from './OwnPricesPanel.module.css'
import { PriceListLink } from './PriceListLink.tsx'

/** The user's price lists of the countries that are asked, and what they are good for. */
export function OwnPricesPanel() {
  const [countries] = useCountries()
  return (
    <Panel title="Own prices" padded>
      <ul className={styles.lists}>
        {countries.map((country) => (
          <li key={country}>
            <PriceListLink country={country} />
          </li>
        ))}
      </ul>
      <p className={styles.what}>If the catalog has no offer of yours, your price list is used.</p>
    </Panel>
  )
}
