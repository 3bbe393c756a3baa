import Columns from 'lucide-react/icons/columns-2'
import Pencil from 'lucide-react/icons/pencil'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Trash from 'lucide-react/icons/trash-2'
import { ExportMenu } from '../../export/ExportMenu.tsx'
import { productLines } from '../../model/batch/productLines.ts'
import {
  countriesOf,
  entryKey,
  listCountries,
  type ListEntry,
  type ProductList,
} from '../../model/lists/productList.ts'
import type { SetMarket } from '../../position/setMarket/useSetMarket.ts'
import { LoadSet } from '../../runs/load/LoadSet.tsx'
import { AddToBatch } from '../../selection/AddToBatch.tsx'
import { Link } from '../../shell/Link.tsx'
import { useCurrencyLabel } from '../../shell/settings/useCurrencyLabel.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { encodeCompare, MOST_COMPARED } from '../../url/states/compareState.ts'
import { paths } from '../../url/paths.ts'
import { KEYBOARD } from '../../words/keyboardNames.ts'
import { compareSelected, LISTS } from '../../words/listNames.ts'
import { SETS } from '../../words/setsNames.ts'
import styles from './ListHead.module.css'
import { ListLink } from './ListLink.tsx'
import { listSource } from './prices/listSource.ts'

type Props = {
  list: ProductList
  /** How much of it is loaded, in words. */
  words: string
  isLoading: boolean
  selected: ReadonlySet<string>
  market: SetMarket
  onLoadAgain: () => void
  onRename: () => void
  onDelete: () => void
}

/** Which of the selected can stand side by side: 2 to 8 of one country; else what is in the way. */
function comparable(chosen: readonly ListEntry[]): { path: string } | { why: string } {
  const [first] = chosen
  if (!first || chosen.length < 2) return { why: 'Select 2 to 8 products to compare them' }
  if (chosen.length > MOST_COMPARED) return { why: `Up to ${MOST_COMPARED} products are compared` }
  const country = countriesOf(first)[0] ?? ''
  if (chosen.some((entry) => entry.country !== country)) {
    return {
      why: 'Products of one country are compared: prices of several have no common currency',
    }
  }
  return { path: paths.compare(encodeCompare({ ids: chosen.map(({ id }) => id), country })) }
}

/** The name of a list, and everything that can be done with it as a whole. */
export function ListHead({
  list,
  words,
  isLoading,
  selected,
  market,
  onLoadAgain,
  onRename,
  onDelete,
}: Props) {
  const labelOf = useCurrencyLabel()
  const chosen = list.entries.filter((entry) => selected.has(entryKey(entry)))
  const compare = comparable(chosen)
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
                name={length > 1 ? `${list.name}, ${country}` : list.name}
                label={length > 1 ? `${SETS.keepNow}, ${country}` : SETS.keepNow}
                size="s"
              />
            ))}
            <AddToBatch
              size="s"
              {...productLines(
                (chosen.length > 0 ? chosen : list.entries).map(({ id, seen }) => ({
                  id,
                  code: seen?.eans?.[0] ?? null,
                })),
              )}
            />
            <ListLink list={list} />
            <ExportMenu
              size="s"
              look="menu"
              source={() =>
                listSource({
                  list,
                  isSelected: (entry) => selected.has(entryKey(entry)),
                  market,
                  labelOf,
                  now: Date.now(),
                })
              }
            />
            {'path' in compare ? (
              <Link className={buttonClass({ variant: 'primary', size: 's' })} to={compare.path}>
                <Columns />
                <span>{compareSelected(chosen.length)}</span>
              </Link>
            ) : (
              chosen.length > 0 && <span className={styles.quiet}>{compare.why}</span>
            )}
          </>
        )}
      </div>
    </header>
  )
}
