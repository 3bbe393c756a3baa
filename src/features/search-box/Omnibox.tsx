import ArrowLeft from 'lucide-react/icons/arrow-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Search from 'lucide-react/icons/search'
import {
  lazy,
  Suspense,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react'
import { useLocation } from 'react-router-dom'
import { useConnection } from '@/api/connectionContext.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { comboboxAttributes, nextOption, optionId } from '@/components/ui/fields/combobox.ts'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { useCountries } from '@/features/settings/useCountries.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { useGo } from '@/routing/navigation.tsx'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import type { EnterAction } from './enterAction.ts'
import type { OmniboxRow, RecentLookup } from './omniboxRows.ts'
import { ScanButton } from './scan/ScanButton.tsx'
import { textOfLocation, viewOfLocation } from './textOfLocation.ts'
import { loadBoxReader, useBoxReader } from './useBoxReader.ts'
import styles from './Omnibox.module.css'

// The list is lazy, so that the first results don’t wait for it; it loads before the user can type.
const OmniboxList = lazy(async () => ({ default: (await import('./OmniboxList.tsx')).OmniboxList }))

const PLACEHOLDER = 'Keywords, EAN or link'
const NO_RECENTS: readonly RecentLookup[] = []
const NO_ROWS: readonly OmniboxRow[] = []

/** The action of Enter before the text has been recognised. */
const SEARCH: EnterAction = {
  kind: 'keywords',
  tag: 'Keywords',
  verb: 'Search',
  sendsRequest: true,
  path: '',
  reading: null,
}

type OmniboxProps = {
  /** Where the box is. bar: in the top bar; hero: large, with a button, on the home page. */
  size?: 'bar' | 'hero'
  recents?: readonly RecentLookup[]
}

/** The search box: recognises typed or pasted text, and shows what Enter will do. */
export function Omnibox({ size = 'bar', recents = NO_RECENTS }: OmniboxProps) {
  const id = useId()
  const listId = `${id}list`
  const location = useLocation()
  const go = useGo()
  const connection = useConnection()
  const [countries] = useCountries()
  const [ownMerchants] = usePreference('mine')
  const input = useRef<HTMLInputElement>(null)
  const touched = useRef(false)

  // The draft belongs to the history entry in which it was typed; in others the address determines the text.
  const [draft, setDraft] = useState({ at: '', text: '', lines: '' })
  const [open, setOpen] = useState(false)
  const [listed, setListed] = useState(false)
  const [active, setActive] = useState(0)
  const [neighbours, setNeighbours] = useState(false)

  const isDraft = draft.at === location.key
  const text = isDraft ? draft.text : textOfLocation(location)
  // The lines as they were pasted, if there were several.
  const enteredText = (isDraft && draft.lines) || text
  const settings = { countries, ownMerchants, view: viewOfLocation(location) }
  // On the search page the text is known to be keywords, until the user changes it.
  const isRead = text !== '' && location.pathname !== '/search'
  const read = useBoxReader(open ? 'now' : isRead ? 'later' : 'no')
  const reading = read?.(enteredText, settings, { recents, neighbours })
  const action = reading?.action ?? SEARCH
  const rows = reading?.rows ?? NO_ROWS
  const place = shownCountries(countries)
  const does = action.sendsRequest ? `${action.verb} in ${place}` : action.verb
  const warning =
    action.reading &&
    `Check digit is ${action.reading.actual}, should be ${action.reading.expected}`

  const write = (next: string, lines = '') => {
    setDraft({ at: location.key, text: next, lines })
    setActive(0)
    setNeighbours(false)
  }
  const close = () => {
    setOpen(false)
    setActive(0)
  }
  const choose = (row: OmniboxRow | undefined) => {
    if (!row) return
    if (row.path === null) {
      setNeighbours(true)
      return
    }
    const { path, first } = row
    const openPath = () => {
      close()
      setDraft({ at: '', text: '', lines: '' })
      // On a phone the on-screen keyboard would cover the result.
      if (touched.current) input.current?.blur()
      go(path)
    }
    if (first) void first(connection.id).then((isDone) => isDone && openPath())
    else openPath()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (reading) {
      choose(rows[open ? active : 0])
      return
    }
    loadBoxReader().then(
      (now) => choose(now(enteredText, settings, { recents, neighbours }).rows[0]),
      () => announce('This didn’t load. Check the connection and try again'),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (open || text !== '')) {
      event.preventDefault()
      if (open) close()
      else write('')
      return
    }
    const next = nextOption(event, active, rows.length)
    if (next === null) return
    event.preventDefault()
    const shown = open ? next : 0
    setOpen(true)
    setActive(shown)
    reading?.showOption(optionId(listId, shown))
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text').trim()
    if (!/[\r\n]/.test(pasted)) return
    // The lines are joined here, because an input drops line breaks without a space.
    event.preventDefault()
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const whole =
      value.slice(0, selectionStart ?? value.length) +
      pasted +
      value.slice(selectionEnd ?? value.length)
    write(whole.replace(/\s*[\r\n]+\s*/g, ' '), whole)
    setOpen(true)
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }

  return (
    <div
      className={classes(styles.slot, styles[size], open && styles.open)}
      onBlur={onBlur}
      onPointerDown={(event) => {
        touched.current = event.pointerType === 'touch'
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a form is needed as well, and it can be both */}
      <form role="search" aria-label="Look up anything" className={styles.form} onSubmit={onSubmit}>
        <div className={styles.box}>
          <button
            type="button"
            className={styles.back}
            aria-label="Close"
            onClick={() => input.current?.blur()}
          >
            <ArrowLeft />
          </button>
          <span id={`${id}kind`} className={classes(styles.kind, warning !== null && styles.warn)}>
            {reading?.icon ?? <Search />}
            <span className="vh">{action.tag}</span>
          </span>
          <span className={styles.field}>
            <input
              ref={input}
              type="text"
              {...comboboxAttributes(listId, listed, active)}
              className={styles.input}
              style={cssVars({ '--value': `${Math.min(text.length + 1, 60)}ch` })}
              aria-label={PLACEHOLDER}
              aria-describedby={`${id}kind ${id}does`}
              placeholder={PLACEHOLDER}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              dir="auto"
              value={text}
              onChange={(event) => {
                write(event.target.value)
                setOpen(true)
              }}
              onClick={() => setOpen(true)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
            <EnterHint
              id={`${id}does`}
              className={styles.does}
              text={text}
              action={action}
              place={place}
            />
          </span>
          <span className={styles.more}>
            <ScanButton />
          </span>
          {size === 'hero' && (
            <button
              type="submit"
              className={classes(buttonClass({ variant: 'primary', size: 'l' }), styles.press)}
            >
              <span>{does}</span>
              <kbd>Enter</kbd>
            </button>
          )}
          <button type="submit" className={classes(styles.go, 'touch')} aria-label={does}>
            <ChevronRight />
          </button>
        </div>
        {open && reading && (
          <Suspense>
            <OmniboxList
              id={listId}
              rows={rows}
              active={active}
              warning={warning}
              onShown={setListed}
              onActive={setActive}
              onChoose={choose}
            />
          </Suspense>
        )}
      </form>
    </div>
  )
}

type EnterHintProps = {
  id: string
  text: string
  action: EnterAction
  place: string
  className: string | undefined
}

/** The end of the search box: what Enter will do, or the shortcut to the box. */
function EnterHint({ id, text, action, place, className }: EnterHintProps) {
  const [singleKeys] = usePreference('singleKeys')
  return (
    <span id={id} className={className}>
      {text === '' ? (
        singleKeys && <kbd aria-hidden="true">/</kbd>
      ) : (
        <>
          {action.reading ? (
            <span className={styles.warning}>Check digit should be {action.reading.expected}</span>
          ) : (
            <span className={styles.words}>
              {action.verb}{' '}
              {action.sendsRequest && (
                <>
                  in <b>{place}</b>
                </>
              )}
            </span>
          )}{' '}
          <kbd>Enter</kbd>
        </>
      )}
    </span>
  )
}
