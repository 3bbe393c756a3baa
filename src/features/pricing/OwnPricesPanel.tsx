import { Panel } from '@/components/ui/panels/Panel.tsx'
import { useCountries } from '@/features/settings/useCountries.ts'
import { PriceListLink } from './PriceListLink.tsx'
import styles from './OwnPricesPanel.module.css'

/** Links to the user's price lists for the current countries, with what they are for. */
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
