import { shownCountry } from '../../../lib/countryCode.ts'
import { formatCount } from '../../../lib/numbers/format.ts'
import type { Added } from '../../../model/lists/changeEntries.ts'
import { MOST_ENTRIES } from '../../../model/lists/productList.ts'
import { Table } from '../../../ui/tables/Table.tsx'
import { LISTS } from '../../../words/listNames.ts'
import { productsInWords } from '../../../words/productsInWords.ts'
import styles from './GivenPreview.module.css'
import type { Given } from './readGiven.ts'
import type { ProductRows } from './readProductRows.ts'

type Props = {
  given: Given | null
  products: ProductRows | null
  /** What bringing them in would do. */
  effect: Added | null
  country: string
}

type Unread = { where: string; text: string; says: string }

/** So many are shown; the rest is counted. */
const SHOWN = 50

function unreadOf(given: Given | null, products: ProductRows | null): Unread[] {
  if (given?.kind === 'lists') {
    return given.file.unread.map(({ where, says }) => ({ where, text: '', says }))
  }
  return (products?.unread ?? []).map(({ row, text, says }) => ({
    where: formatCount(row),
    text: text.slice(0, 60),
    says,
  }))
}

/** "12 products, 1 named twice, 2 in the list already". */
function effectInWords({ doubled }: ProductRows, { added, known, left }: Added): string {
  return [
    `${productsInWords(added)} to bring in`,
    ...(doubled > 0 ? [`${formatCount(doubled)} named twice`] : []),
    ...(known > 0 ? [`${formatCount(known)} in the list already`] : []),
    ...(left > 0
      ? [`no room for ${formatCount(left)}: a list holds ${formatCount(MOST_ENTRIES)}`]
      : []),
  ].join(', ')
}

/** What would be brought in, and every row that could not be read, with the reason. */
export function GivenPreview({ given, products, effect, country }: Props) {
  const unread = unreadOf(given, products)
  return (
    <>
      {given?.kind === 'lists' && (
        <ul className={styles.lists}>
          {given.file.lists.map(({ name, entries }, at) => (
            <li key={`${at} ${name}`}>
              <b dir="auto">{name}</b>, {productsInWords(entries.length)}
            </li>
          ))}
        </ul>
      )}
      {products && effect && (
        <output className={styles.words}>{effectInWords(products, effect)}</output>
      )}
      {given?.kind !== 'lists' && (
        <p className={styles.quiet}>
          {`Ids that name no country are asked in ${shownCountry(country)}. A heading row may name the columns “Product id”, “Country” and “Note”. Nothing is sent before the list is opened.`}
        </p>
      )}
      {unread.length > 0 && (
        <div className={styles.box}>
          <Table
            caption={`${LISTS.unread}: ${formatCount(unread.length)}`}
            captionShown
            className={styles.table}
          >
            <thead>
              <tr>
                <th scope="col">{given?.kind === 'lists' ? 'Where' : 'Row'}</th>
                <th scope="col">What, and why not</th>
              </tr>
            </thead>
            <tbody>
              {unread.slice(0, SHOWN).map(({ where, text, says }, at) => (
                <tr key={`${at} ${where}`}>
                  <td>{where}</td>
                  <td>
                    {text !== '' && (
                      <b dir="auto" className={styles.given}>
                        {text}
                      </b>
                    )}
                    {says}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
          {unread.length > SHOWN && (
            <p className={styles.quiet}>and {formatCount(unread.length - SHOWN)} more</p>
          )}
        </div>
      )}
    </>
  )
}
