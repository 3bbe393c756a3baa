import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { formatCount } from '../../lib/numbers/format.ts'
import { formatDay, formatTime, formatWhen } from '../../lib/numbers/formatTimes.ts'
import { listCountries, type ProductList } from '../../model/lists/productList.ts'
import { Link } from '../../shell/Link.tsx'
import { NameForm } from '../../shell/NameForm.tsx'
import { useGo } from '../../shell/way.tsx'
import { Localized } from '../../ui/figures/Localized.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { paths } from '../../url/paths.ts'
import { LISTS } from '../../words/listNames.ts'
import { productsInWords } from '../../words/productsInWords.ts'
import { together } from '../../lib/countryCode.ts'
import styles from './ListsPanel.module.css'
import type { ListChanges } from './useListChanges.ts'

type Props = { lists: readonly ProductList[]; openId: string; changes: ListChanges }

/** "14 products, US". */
function contentsOf({ entries }: ProductList): string {
  const countries = listCountries(entries).map((country) => together(country.split(',')))
  return [productsInWords(entries.length), ...countries].join(', ')
}

/** The time of today, the day of other days. */
function changedOf(at: number): string {
  return formatDay(at) === formatDay(Date.now()) ? formatTime(at) : formatDay(at)
}

/** All lists, the one changed last first, and the way to a new one. */
export function ListsPanel({ lists, openId, changes }: Props) {
  const go = useGo()
  const [isNaming, setNaming] = useState(false)
  const make = async (name: string) => {
    setNaming(false)
    const id = await changes.create(name)
    if (id !== null) go(paths.lists(id))
  }
  return (
    <Panel
      title={LISTS.all}
      meta={formatCount(lists.length)}
      actions={
        <Button size="s" icon={<Plus />} onClick={() => setNaming(true)}>
          {LISTS.new}
        </Button>
      }
    >
      {isNaming && (
        <NameForm
          label={LISTS.newName}
          name=""
          action={LISTS.make}
          onName={(name) => void make(name)}
          onCancel={() => setNaming(false)}
        />
      )}
      {lists.length === 0 && !isNaming && <p className={styles.none}>None yet.</p>}
      {lists.length > 0 && (
        <ul className={styles.lists}>
          {lists.map((list) => (
            <li key={list.id}>
              <Link
                to={paths.lists(list.id)}
                aria-current={list.id === openId ? 'page' : undefined}
              >
                <b className={styles.name} dir="auto">
                  {list.name}
                </b>
                <span className={styles.at} title={`Changed ${formatWhen(list.changedAt)}`}>
                  <Localized>{changedOf(list.changedAt)}</Localized>
                </span>
                <span className={styles.contents}>{contentsOf(list)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
