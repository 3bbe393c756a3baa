import { shownCountry } from '../../lib/countryCode.ts'
import Pencil from 'lucide-react/icons/pencil'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Trash from 'lucide-react/icons/trash-2'
import { ExportMenu } from '../../export/ExportMenu.tsx'
import { productLines } from '../../model/batch/productLines.ts'
import { listCountries, type ProductList } from '../../model/lists/productList.ts'
import { LoadSet } from '../../runs/load/LoadSet.tsx'
import { AddToBatch } from '../../selection/AddToBatch.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { KEYBOARD } from '../../words/keyboardNames.ts'
import { LISTS } from '../../words/listNames.ts'
import { SETS } from '../../words/setsNames.ts'
import styles from './ListHead.module.css'
import { ListLink } from './ListLink.tsx'
import type { listSource } from './prices/listSource.ts'

type Props = {
  list: ProductList
  /** How much of it is loaded, in words. */
  words: string
  isLoading: boolean
  source: () => ReturnType<typeof listSource>
  onLoadAgain: () => void
  onRename: () => void
  onDelete: () => void
}

/** The name of a list, and everything that can be done with it as a whole. */
export function ListHead({
  list,
  words,
  isLoading,
  source,
  onLoadAgain,
  onRename,
  onDelete,
}: Props) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 dir="auto">{list.name}</h1>
        <p className={styles.quiet}>{words}</p>
      </div>
      <div className={styles.actions} data-commands={KEYBOARD.thisPage}>
        <Button variant="quiet" size="s" icon={<Pencil />} onClick={onRename}>
          {LISTS.rename}
        </Button>
        <Button variant="quiet" size="s" icon={<Trash />} onClick={onDelete}>
          {LISTS.delete}
        </Button>
        {list.entries.length > 0 && (
          <>
            <Button
              variant="quiet"
              size="s"
              icon={<RotateCw />}
              aria-disabled={isLoading || undefined}
              onClick={() => {
                if (!isLoading) onLoadAgain()
              }}
            >
              {LISTS.loadAgain}
            </Button>
            {listCountries(list.entries).map((country, _at, { length }) => (
              <LoadSet
                key={country}
                source={{ kind: 'list', listId: list.id }}
                countries={country.split(',')}
                numFound={
                  list.entries.filter((one) => one.country.toLowerCase() === country).length
                }
                name={length > 1 ? `${list.name}, ${shownCountry(country)}` : list.name}
                label={length > 1 ? `${SETS.keepNow}, ${shownCountry(country)}` : SETS.keepNow}
                size="s"
              />
            ))}
            <AddToBatch
              size="s"
              {...productLines(
                list.entries.map(({ id, seen }) => ({
                  id,
                  code: seen?.eans?.[0] ?? null,
                })),
              )}
            />
            <ListLink list={list} />
            <ExportMenu size="s" look="menu" source={source} />
          </>
        )}
      </div>
    </header>
  )
}
