import Tags from 'lucide-react/icons/tags'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { MARGIN_FORMULA } from '@/domain/pricing/priceList/margin.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { PRICES } from '@/words/priceListNames.ts'
import styles from './PriceListIntro.module.css'

const EXAMPLE = [
  ['2049811763054', '47.90', '31.00', '44.90', 'own brand'],
  ['2049811842247', '1,299.00', '', '', 'from week 48'],
  ['36000291452', '12.50', '8.10', '', ''],
] as const

/** The panel before any input: what a price list is for and how its file can look. */
export function PriceListIntro({ country }: { country: string }) {
  return (
    <Panel>
      <EmptyState icon={<Tags />} title={`Your prices for ${shownCountry(country)}`}>
        <p>
          Where the catalog has no offer of yours, your price from this list is used: ranked and
          compared with the market, and marked as yours. Market figures don’t change. With the cost
          of a product you also see the margin at your price and at the market median:{' '}
          {MARGIN_FORMULA}. A floor (MAP) is the lowest price that you allow; alerts show the offers
          below it.
        </p>
        <Table caption="Example" captionShown className={styles.example}>
          <thead>
            <tr>
              <th scope="col">EAN</th>
              <th scope="col" data-number>
                {PRICES.price}
              </th>
              <th scope="col" data-number>
                {PRICES.cost}
              </th>
              <th scope="col" data-number>
                {PRICES.floor}
              </th>
              <th scope="col">{PRICES.note}</th>
            </tr>
          </thead>
          <tbody>
            {EXAMPLE.map(([code, price, cost, floor, note]) => (
              <tr key={code}>
                <td>{code}</td>
                <td data-number>{price}</td>
                <td data-number>{cost}</td>
                <td data-number>{floor}</td>
                <td>{note}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p>
          Columns can be in any order, with or without headings. Leading zeros that a spreadsheet
          removed are put back where the check digit proves them.
        </p>
      </EmptyState>
    </Panel>
  )
}
