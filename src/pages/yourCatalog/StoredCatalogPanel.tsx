import Database from 'lucide-react/icons/database'
import Search from 'lucide-react/icons/search'
import Trash from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import type { StoredCatalog, OwnCatalog } from '@/api/ownCatalog.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { lendFocus } from '@/components/ui/layers/lendFocus.ts'
import { toast } from '@/components/ui/layers/toast.ts'
import { whenToastClosed } from '@/components/ui/layers/whenToastClosed.ts'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { StatStrip } from '@/components/ui/tables/StatStrip.tsx'
import { useChooseCatalog } from '@/features/demo/useChooseCatalog.ts'
import { focusHeading } from '@/features/page/focusHeading.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatBytes, formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { plural, pluralForm } from '@/lib/text/plural.ts'
import { rememberCatalog, rememberedCatalog } from '@/storage/preferences/catalogMark.ts'
import { type useStoredCatalog, useReadStoredAgain } from '@/storage/queries/useStoredCatalog.ts'
import { OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import { CompareWithMarketButton } from './CompareWithMarketButton.tsx'
import { Question } from './Question.tsx'
import styles from './StoredCatalogPanel.module.css'

/** Returns the function that removes the stored catalog, with a message. Its rows are deleted when Undo is no longer possible. */
function useRemoveCatalog(own: OwnCatalog) {
  const readAgain = useReadStoredAgain()

  /** Resolves to false if the catalog couldn’t be removed; a message gives the reason. */
  return async (storedCatalog: StoredCatalog): Promise<boolean> => {
    const name = isolated(storedCatalog.fileName)
    const wasActive = own.active() === 'own'
    const mark = rememberedCatalog()
    let isUndone = false
    const putBack = async () => {
      isUndone = true
      if (!(await own.putBack(storedCatalog.id))) {
        const other = await own.storedCatalog().catch(() => null)
        const why = other ? 'you have another catalog now' : 'the browser has deleted it'
        toast(`${name} can’t come back: ${why}.`, { tone: 'error' })
        return false
      }
      if (wasActive) own.choose('own')
      if (mark?.id === storedCatalog.id) rememberCatalog(mark)
      await readAgain()
      return true
    }
    try {
      await own.remove()
    } catch (problem) {
      const message = problem instanceof Error ? problem.message : 'The browser’s storage failed.'
      toast(`${name} couldn’t be removed: ${message}`, { tone: 'error' })
      return false
    } finally {
      void readAgain()
    }
    if (mark?.id === storedCatalog.id) rememberCatalog(null)
    const toastId = toast(`${name} is removed from this browser`, {
      action: { label: OWN_CATALOG.undo, undo: putBack },
    })
    whenToastClosed(toastId, () => {
      // Ignore a failure: the next start of the app deletes these rows.
      if (!isUndone) own.forget(storedCatalog.id).catch(() => {})
    })
    return true
  }
}

type SavedPanelProps = {
  own: OwnCatalog
  storedCatalog: ReturnType<typeof useStoredCatalog>
  /** Whether another part of the page has the primary action. */
  isQuiet: boolean
}

/** The panel for the catalog in this browser: its source, whether it is in use, and how to remove it. */
export function StoredCatalogPanel({
  own,
  storedCatalog: { data, error, isPending },
  isQuiet,
}: SavedPanelProps) {
  if (isPending) {
    return (
      <Panel title={OWN_CATALOG.yourCatalog} padded aria-busy>
        <Skeleton height={64} />
      </Panel>
    )
  }
  if (error) {
    return (
      <Note tone="warn" title="This browser stores nothing here.">
        {error.message} You can still import a feed: it lasts until you close or reload the page.
      </Note>
    )
  }
  return data && <Saved key={data.id} own={own} storedCatalog={data} isQuiet={isQuiet} />
}

type SavedProps = { own: OwnCatalog; storedCatalog: StoredCatalog; isQuiet: boolean }

function Saved({ own, storedCatalog, isQuiet }: SavedProps) {
  const { fileName, rows, skipped, importedAt, bytes, countries, cutBecause, isForThisVisit } =
    storedCatalog
  const [isConfirming, setConfirming] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const removal = useRef<HTMLButtonElement>(null)
  const [isActive, setActive] = useState(() => own.active() === 'own')
  const { explore, toDemo } = useChooseCatalog(own)
  const removeIt = useRemoveCatalog(own)

  const remove = async () => {
    const before = panel.current?.previousElementSibling
    if (await removeIt(storedCatalog)) {
      // Move the focus to what precedes this panel: the heading of the page may be far above it.
      if (before instanceof HTMLElement && before.isConnected) lendFocus(before)
      else focusHeading()
      return
    }
    setConfirming(false)
    removal.current?.focus()
  }
  return (
    <Panel
      ref={panel}
      title={OWN_CATALOG.yourCatalog}
      meta="Your data, in this browser only"
      actions={isActive && <Tag tone="accent">{OWN_CATALOG.inUse}</Tag>}
    >
      <div className={styles.head}>
        <Database />
        <b dir="auto">{fileName}</b>
        <div className={styles.actions}>
          <Button
            variant={isQuiet ? 'secondary' : 'primary'}
            icon={<Search />}
            onClick={() => explore(storedCatalog)}
          >
            {OWN_CATALOG.explore}
          </Button>
          <CompareWithMarketButton own={own} storedCatalog={storedCatalog} />
          {isActive && (
            <Button
              onClick={() => {
                toDemo()
                setActive(false)
                if (panel.current) lendFocus(panel.current)
              }}
            >
              {OWN_CATALOG.exploreDemo}
            </Button>
          )}
          <Button
            ref={removal}
            variant="danger"
            icon={<Trash />}
            onClick={() => setConfirming(true)}
          >
            {OWN_CATALOG.remove}
          </Button>
        </div>
      </div>
      <StatStrip
        className={styles.figures}
        items={[
          { label: 'Rows', value: formatCount(rows), sub: `${formatCount(skipped)} left out` },
          { label: 'Imported', value: formatWhen(importedAt) },
          { label: 'Size', value: formatBytes(bytes) },
          {
            label: pluralForm(countries.length, 'Country', 'Countries'),
            value: shownCountries(countries.slice(0, 4)) || '–',
            ...(countries.length > 4 && { sub: `and ${formatCount(countries.length - 4)} more` }),
          },
        ]}
      />
      {cutBecause !== null && <p className={styles.quiet}>A part of the file: {cutBecause}</p>}
      {isForThisVisit && (
        <p className={styles.quiet}>
          It is lost when you close this page: the browser has no room to store it.
        </p>
      )}
      {isConfirming && (
        <div className={styles.question}>
          <Question
            title={`Remove ${isolated(fileName)} with its ${plural(rows, 'row')} from this browser?`}
            actions={
              <>
                <Button variant="danger" onClick={() => void remove()}>
                  {OWN_CATALOG.removeIt}
                </Button>
                <Button
                  onClick={() => {
                    setConfirming(false)
                    removal.current?.focus()
                  }}
                >
                  {OWN_CATALOG.keepIt}
                </Button>
              </>
            }
          >
            The file on your disk stays as it is, and the demo catalog is used again. Collections
            made with this catalog stay under Stored data in Settings.
          </Question>
        </div>
      )}
      <p className={styles.quiet}>
        Drop another feed to replace it: this one stays until the new one is complete. Collections
        belong to the catalog that they were made with.
      </p>
    </Panel>
  )
}
