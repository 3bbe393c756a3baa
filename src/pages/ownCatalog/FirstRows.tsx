import type { FeedPreview } from '../../catalog/ownCatalog.ts'
import { formatCount, formatPrice, inSentence } from '../../lib/numbers/format.ts'
import { Missing } from '../../ui/tables/Missing.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { Table } from '../../ui/tables/Table.tsx'
import { OWN } from '../../words/ownCatalogNames.ts'
import { rowsInWords } from '../../words/rowsInWords.ts'
import styles from './FirstRows.module.css'

const SHOWN = 12
const LONGEST = 90

type Row = FeedPreview['rows'][number]

const textOr = (text: string, what: string) =>
  text === '' ? <Missing what={what} /> : text.slice(0, LONGEST)

function Problems({ problems }: Pick<Row, 'problems'>) {
  return (
    <ul className={styles.problems}>
      {problems.map(({ says, isSkipped }) => (
        <li key={says} data-skipped={isSkipped ? '' : undefined}>
          {isSkipped ? `Skipped: ${inSentence(says)}` : says}
        </li>
      ))}
    </ul>
  )
}

/** How the first rows would stand in the catalog, each with what is wrong with it. */
export function FirstRows({ rows, isBusy }: { rows: FeedPreview['rows']; isBusy: boolean }) {
  // Those with a problem are what is looked for.
  const shown = rows.filter(({ problems }, at) => at < SHOWN || problems.length > 0)
  const wrong = rows.filter(({ problems }) => problems.length > 0).length
  return (
    <Panel
      title={OWN.firstRows}
      meta={
        wrong === 0
          ? `${rowsInWords(rows.length)}, without problems`
          : `${formatCount(wrong)} of ${rowsInWords(rows.length)} with problems`
      }
      aria-busy={isBusy}
    >
      <section
        className={styles.box}
        aria-label={`${OWN.firstRows}, all columns`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls takes the focus
        tabIndex={0}
      >
        <Table caption={`${OWN.firstRows}, as they would be kept`} className={styles.table}>
          <thead>
            <tr>
              <th scope="col" data-number>
                Row
              </th>
              <th scope="col">Title</th>
              <th scope="col">Brand</th>
              <th scope="col">Merchant</th>
              <th scope="col">Country</th>
              <th scope="col" data-number>
                Price
              </th>
              <th scope="col">Code</th>
              <th scope="col">{OWN.problems}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, title, brand, merchant, country, offerPrice, code, problems }) => (
              <tr key={row}>
                <td data-number>{formatCount(row)}</td>
                <td className={styles.title} dir="auto">
                  {textOr(title, 'no title')}
                </td>
                <td dir="auto">{textOr(brand, 'no brand')}</td>
                <td dir="auto">{textOr(merchant, 'no merchant')}</td>
                <td>{textOr(country, 'no country')}</td>
                <td data-number>
                  {offerPrice === null ? <Missing what="no price" /> : formatPrice(offerPrice)}
                </td>
                <td className={styles.code}>{textOr(code, 'no code')}</td>
                <td>
                  {problems.length === 0 ? (
                    <Missing what="no problems" />
                  ) : (
                    <Problems problems={problems} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
    </Panel>
  )
}
