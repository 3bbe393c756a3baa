import Tags from 'lucide-react/icons/tags'
import { MARGIN_FORMULA } from '../../market/priceList/margin.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Table } from '../../ui/Table.tsx'
import { PRICES } from '../../words/priceListNames.ts'
import styles from './PriceTeaching.module.css'

const EXAMPLE = [
  ['2049811763054', '47.90', '31.00', 'own brand'],
  ['2049811842247', '1,299.00', '', 'from week 48'],
  ['36000291452', '12.50', '8.10', ''],
] as const

/** What a price list is for and how its file may look, where nothing is read yet. */
export function PriceTeaching({ country }: { country: string }) {
  return (
    <Panel>
      <EmptyState icon={<Tags />} title={`Your own prices for ${country}`}>
        <p>
          Where the catalog holds no offer of yours, the price from this list stands in: ranked and
          measured against the market on EAN prices and in batches, and marked as yours. It changes
          no statistic of the market. With the cost of a product you also see the margin at your
          price and at the market’s median: {MARGIN_FORMULA}.
        </p>
        <Table caption="A file as it may look" captionShown className={styles.example}>
          <thead>
            <tr>
              <th scope="col">EAN</th>
              <th scope="col" data-number>
                {PRICES.price}
              </th>
              <th scope="col" data-number>
                {PRICES.cost}
              </th>
              <th scope="col">{PRICES.note}</th>
            </tr>
          </thead>
          <tbody>
            {EXAMPLE.map(([code, price, cost, note]) => (
              <tr key={code}>
                <td>{code}</td>
                <td data-number>{price}</td>
                <td data-number>{cost}</td>
                <td>{note}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p>
          Columns in any order, with or without a heading. Leading zeros that a spreadsheet took
          away come back where the check digit proves them.
        </p>
      </EmptyState>
    </Panel>
  )
}
