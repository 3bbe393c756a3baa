/** The sources that are neither text nor a file: a search, or no products for now. */
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { useListChanges } from '@/features/collections/selection/useListChanges.ts'
import type { PageAction } from '@/features/page/PageActions.tsx'
import { useCountries } from '@/features/settings/useCountries.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { LOAD } from '@/words/loadNames.ts'
import styles from './NewCollectionPage.module.css'

const SEARCH = 'Search'
const CREATE = 'Create empty collection'

/** The source *Search*: the field for keywords, and the action that opens the results. Empty keywords find every product. */
export function useSearchSource() {
  const go = useGo()
  const [countries] = useCountries()
  const [words, setWords] = useState('')
  const open = () => go(paths.search({ q: words.trim(), countries }))
  const action: PageAction = {
    key: 'search',
    onPhone: 'first',
    renderIn: () => (
      <Button variant="primary" icon={<Search />} onClick={open}>
        {SEARCH}
      </Button>
    ),
  }
  const panel = (
    <Panel title="Products of a search" padded>
      <form
        className={styles.source}
        onSubmit={(event) => {
          event.preventDefault()
          open()
        }}
      >
        <TextField label="Words in the products’ titles" value={words} onChange={setWords} />
        <p className={styles.note}>
          {`Filter the results, then click ${LOAD.load}: they become a collection, which you can name.`}
        </p>
      </form>
    </Panel>
  )
  return { action, panel }
}

/** The source without products: the collection starts empty, and products are added from other pages. */
export function useEmptySource(name: string, usualName: string) {
  const go = useGo()
  const { create } = useListChanges()
  const [isCreating, setCreating] = useState(false)
  const action: PageAction = {
    key: 'empty',
    onPhone: 'first',
    renderIn: () => (
      <Button
        variant="primary"
        icon={<Plus />}
        disabled={isCreating}
        onClick={() => {
          setCreating(true)
          void create(name.trim() === '' ? usualName : name).then((id) => {
            setCreating(false)
            if (id !== null) go(paths.collection(id))
          })
        }}
      >
        {CREATE}
      </Button>
    ),
  }
  const panel = (
    <Panel title="No products yet" padded>
      <p className={styles.note}>
        Add products later: select them in Search or in a table, or click Add to collection on a
        product’s page.
      </p>
    </Panel>
  )
  return { action, panel }
}
