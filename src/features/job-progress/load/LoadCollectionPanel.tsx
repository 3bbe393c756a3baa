import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { modeOptions } from '@/api/fields/operations.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import type { ButtonSize } from '@/components/ui/buttons/buttonClass.ts'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { MAX_VERSION_ROWS, type CollectionSource } from '@/domain/collections/collection.ts'
import { cleanName, NAME_LENGTH } from '@/domain/picked/productList.ts'
import { isSameSource } from '@/domain/updates/sameSource.ts'
import { AtOnceField } from '@/features/job-progress/steer/AtOnceField.tsx'
import { useDeveloper } from '@/features/settings/useDeveloper.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import {
  saveLoadChoice,
  LOAD_PAGE_SIZES,
  readLoadChoice,
} from '@/storage/preferences/loadChoice.ts'
import { collectionsQuery } from '@/storage/queries/collectionsQuery.ts'
import { loadProducts, LOAD } from '@/words/loadNames.ts'
import { costInWords } from './costInWords.ts'
import { useLoadCost } from './useLoadCost.ts'
import { useStartLoad } from './useStartLoad.ts'
import styles from './LoadCollectionPanel.module.css'

export type LoadCollectionProps = {
  source: CollectionSource
  /** Countries that are requested together. */
  countries: string[]
  /**
   * How many rows a search found, how many products are picked, or how many requests a collection of codes needs; null if
   * unknown.
   */
  numFound: number | null
  /** The name of a new collection. */
  name: string
  /** The button’s label, for sources other than a search. */
  label?: string
  size?: ButtonSize
}

type Props = Omit<LoadCollectionProps, 'size' | 'label'> & { onDone: () => void }

/** The panel with the settings of a load, its cost, and the button that starts it. */
export function LoadCollectionPanel(props: Props) {
  const { source, countries, numFound, name, onDone } = props
  const connection = useConnection()
  const start = useStartLoad()
  const [choice, setChoice] = useState(readLoadChoice)
  const [draft, setDraft] = useState(name)
  const { data } = useQuery(collectionsQuery(connection.id))
  const known = data?.savedVersions.find(({ collection }) => isSameSource(collection, props))
  const cost = useLoadCost(source, numFound, choice)
  const change = (changes: Partial<typeof choice>) => {
    const next = { ...choice, ...changes }
    setChoice(next)
    saveLoadChoice(next)
  }
  const startNew = () => {
    void start.set({ name: cleanName(draft) || name, source, countries, settings: choice })
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!known) startNew()
    else {
      void start.snapshot(known.collection.id, choice)
      onDone()
    }
  }
  const isDeveloper = useDeveloper()
  const products = cost.rows === null ? 'all products' : `${formatCount(cost.rows)} products`

  return (
    <form className={styles.panel} noValidate onSubmit={submit}>
      <p className={styles.cost}>
        <b>{costInWords(cost)}</b>
        {isDeveloper && cost.requests !== null && ` in ${plural(cost.requests, 'request')}`}
      </p>
      {cost.isCut && (
        <p className={styles.cut}>
          {formatCount(numFound)} products were found. A collection can have{' '}
          {formatCount(MAX_VERSION_ROWS)}: the first {formatCount(MAX_VERSION_ROWS)} are loaded. Add
          filters to load the rest in parts.
        </p>
      )}
      <div className={styles.fields}>
        {isDeveloper && source.kind === 'search' && (
          <Segmented
            size="s"
            label={LOAD.mode}
            options={modeOptions}
            value={choice.mode}
            onChange={(mode) => change({ mode })}
          />
        )}
        {isDeveloper && source.kind === 'search' && (
          <SelectField
            size="s"
            label={LOAD.pageSize}
            options={LOAD_PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
            value={String(choice.pageSize)}
            onChange={(size) => change({ pageSize: Number(size) })}
          />
        )}
        {isDeveloper && (
          <AtOnceField value={choice.atOnce} onChange={(atOnce) => change({ atOnce })} />
        )}
      </div>
      {known ? (
        <p className={styles.words}>
          You have loaded this before as{' '}
          <Link to={paths.collection(known.collection.id)}>
            <bdi>{known.collection.name}</bdi>
          </Link>
          {known.versions[0] && (
            <>
              , last <LangText>{formatWhen(known.versions[0].at)}</LangText>
            </>
          )}
          . Update it to see what changed.
        </p>
      ) : (
        <TextField
          size="s"
          label={LOAD.name}
          value={draft}
          onChange={setDraft}
          maxLength={NAME_LENGTH}
        />
      )}
      <p className={styles.words}>
        Saved in this browser, with <Link to={paths.collections()}>your other collections</Link>.
        You can pause it; it continues after a reload.
      </p>
      <span className={styles.buttons}>
        <Button type="submit" variant="primary" size="s">
          {known ? LOAD.updateCollection : loadProducts(products)}
        </Button>
        {known && (
          <Button size="s" onClick={startNew}>
            {LOAD.asNew}
          </Button>
        )}
      </span>
    </form>
  )
}
