import FileUp from 'lucide-react/icons/file-up'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from './FeedTeaching.module.css'

const EXAMPLE = [
  ['A-1042', 'Oat drink, 1 l', 'Hafer & Co', '2.49', '2049811842247'],
  ['A-1043', 'Rye crispbread', 'Knäck', '1.95', '2049811763054'],
] as const

/** What to drop, where nothing is kept and nothing was chosen yet. */
export function FeedTeaching() {
  return (
    <Panel aria-label="What to drop">
      <EmptyState icon={<FileUp />} title="Drop your product feed here">
        <p>
          One product or offer a row. Columns may have any name and order: what each one holds is
          guessed, shown with its first values, and can be changed before anything is imported.
        </p>
        <Table caption="A file as it may look" captionShown className={styles.example}>
          <thead>
            <tr>
              <th scope="col">id</th>
              <th scope="col">title</th>
              <th scope="col">brand</th>
              <th scope="col" data-number>
                price
              </th>
              <th scope="col">gtin</th>
            </tr>
          </thead>
          <tbody>
            {EXAMPLE.map(([id, title, brand, price, gtin]) => (
              <tr key={id}>
                <td>{id}</td>
                <td>{title}</td>
                <td>{brand}</td>
                <td data-number>{price}</td>
                <td>{gtin}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p>The demo catalog stays: you can go back to it at any time.</p>
      </EmptyState>
    </Panel>
  )
}
