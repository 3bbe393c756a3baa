import { shownCountry } from '../../lib/countryCode.ts'
import Pencil from 'lucide-react/icons/pencil'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Trash from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import { ExportMenu } from '../../export/ExportMenu.tsx'
import { productLines } from '../../model/batch/productLines.ts'
import { listCountries, type ProductList } from '../../model/lists/productList.ts'
import { LoadSet } from '../../runs/load/LoadSet.tsx'
import { AddToBatch } from '../../selection/AddToBatch.tsx'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { Link } from '../../shell/Link.tsx'
import { PageActions, type PageAction } from '../../shell/PageActions.tsx'
import { Localized } from '../../ui/figures/Localized.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { itemsPath } from '../../url/itemsAddress.ts'
import { LISTS } from '../../words/listNames.ts'
import { SETS } from '../../words/setsNames.ts'
import { analyseRows } from '../../words/workbenchNames.ts'
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
  onImport: () => void
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
  onImport,
}: Props) {
  const countries = listCountries(list.entries)
  const ofProducts: PageAction[] = [
    {
      key: 'load',
      renderIn: () => (
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
      ),
    },
    ...countries.map((country): PageAction => ({
      key: `keep ${country}`,
      renderIn: () => (
        <LoadSet
          source={{ kind: 'list', listId: list.id }}
          countries={country.split(',')}
          numFound={list.entries.filter((one) => one.country.toLowerCase() === country).length}
          name={countries.length > 1 ? `${list.name}, ${shownCountry(country)}` : list.name}
          label={countries.length > 1 ? `${SETS.keepNow}, ${shownCountry(country)}` : SETS.keepNow}
          size="s"
        />
      ),
    })),
    {
      key: 'analyse',
      renderIn: (place) => (
        <Link
          className={buttonClass({ variant: place === 'more' ? 'secondary' : 'quiet', size: 's' })}
          to={itemsPath({ id: list.id, country: listCountries(list.entries)[0] ?? '' })}
        >
          {analyseRows(list.entries.length)}
        </Link>
      ),
    },
    {
      key: 'batch',
      renderIn: (_, close) => (
        <AddToBatch
          size="s"
          onAdd={close}
          {...productLines(
            list.entries.map(({ id, seen }) => ({
              id,
              code: seen?.eans?.[0] ?? null,
            })),
          )}
        />
      ),
    },
    {
      key: 'link',
      onPhone: 'second',
      renderIn: () => <ListLink list={list} />,
    },
    {
      key: 'export',
      onPhone: 'first',
      renderIn: (place) => (
        <ExportMenu
          size={place === 'page' ? 's' : 'm'}
          variant={place === 'bar' ? 'primary' : 'secondary'}
          look="menu"
          source={source}
        />
      ),
    },
  ]
  const importAction: PageAction = {
    key: 'import',
    renderIn: (_, close) => (
      <Button
        variant="quiet"
        size="s"
        icon={<Upload />}
        aria-haspopup="dialog"
        onClick={() => {
          close()
          onImport()
        }}
      >
        {LISTS.import}
      </Button>
    ),
  }
  const isEmpty = list.entries.length === 0
  const actions: PageAction[] = [
    {
      key: 'rename',
      renderIn: (_, close) => (
        <Button
          variant="quiet"
          size="s"
          icon={<Pencil />}
          onClick={() => {
            close()
            onRename()
          }}
        >
          {LISTS.rename}
        </Button>
      ),
    },
    {
      key: 'delete',
      renderIn: () => (
        <Button variant="quiet" size="s" icon={<Trash />} onClick={onDelete}>
          {LISTS.delete}
        </Button>
      ),
    },
    ...(isEmpty ? [] : [importAction, ...ofProducts]),
  ]
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <PageHeading dir="auto">{list.name}</PageHeading>
        <p className={styles.quiet}>
          <Localized>{words}</Localized>
        </p>
      </div>
      <PageActions actions={actions} more={LISTS.more} className={styles.actions} />
    </header>
  )
}
