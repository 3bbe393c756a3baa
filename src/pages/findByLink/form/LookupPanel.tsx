import ChevronDown from 'lucide-react/icons/chevron-down'
import Link2 from 'lucide-react/icons/link-2'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { PageActions, type PageAction } from '@/features/page/PageActions.tsx'
import { shownCountries } from '@/lib/countryCode.ts'
import type { ResolveState } from '@/routing/states/resolveState.ts'
import { FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import { NAMES } from '@/words/names.ts'
import { LookupOptions } from './LookupOptions.tsx'
import { useLookupForm } from './useLookupForm.ts'
import styles from './LookupPanel.module.css'

const OptionsSheet = lazy(async () => ({
  default: (await import('./OptionsSheet.tsx')).OptionsSheet,
}))

type Props = {
  state: ResolveState
  /** The actions on the answer; empty before there is one. */
  actions: readonly PageAction[]
  /** What *Details* shows once the URL was requested: the request as a cURL command. */
  request?: ReactNode
}

/** The panel with the field for the URL and the options of its request. A problem is shown at the field, and the text stays. */
export function LookupPanel({ state, actions, request }: Props) {
  const form = useLookupForm(state)
  const [isOpen, setOpen] = useState(false)
  const isPhone = usePhone()
  const { url, setUrl, reading, problem, submit, submitSuggestion } = form
  const findLabel = `${FIND_BY_LINK.find} in ${shownCountries(state.countries)}`
  const openOptions = () => setOpen(true)
  const pageActions = (
    <PageActions
      className={styles.actions}
      more={FIND_BY_LINK.more}
      actions={[
        ...actions,
        {
          key: 'options',
          renderIn: (place, close) =>
            place === 'more' && (
              <OptionsLine
                state={state}
                onOpen={() => {
                  close()
                  openOptions()
                }}
              />
            ),
        },
      ]}
    />
  )
  return (
    <Panel as="div" className={styles.panel}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className={styles.ask}>
          <TextField
            label={FIND_BY_LINK.merchantUrl}
            hideLabel
            size="l"
            dir="ltr"
            inputMode="url"
            enterKeyHint="go"
            placeholder="https://"
            icon={
              <span
                className={styles.host}
                title={reading.kind === 'url' ? reading.host : undefined}
              >
                <Link2 />
                <span>{reading.kind === 'url' ? reading.host.replace(/^www\./, '') : 'Link'}</span>
              </span>
            }
            value={url}
            onChange={setUrl}
            onClear={() => {}}
            clearLabel={FIND_BY_LINK.clearUrl}
            hint={reading.kind === 'url' ? reading.note : undefined}
            error={problem?.message}
          />
          <Button
            // On a phone with an answer, the primary button is an action on that answer, so this one is secondary.
            variant={isPhone && actions.length > 0 ? 'secondary' : 'primary'}
            type="submit"
            className={styles.go ?? ''}
          >
            {findLabel}
            <kbd className={styles.enter} aria-hidden="true">
              Enter
            </kbd>
          </Button>
          {isPhone && actions.length > 0 && pageActions}
        </div>
        {problem !== null && problem.suggestion !== null && (
          <Button variant="link" className={styles.suggestion ?? ''} onClick={submitSuggestion}>
            {`${FIND_BY_LINK.find} ${problem.suggestion}`}
          </Button>
        )}
        {!isPhone && (
          <div className={styles.options}>
            <LookupOptions form={form} layout="line">
              {request}
            </LookupOptions>
            {pageActions}
          </div>
        )}
        {isPhone && actions.length === 0 && <OptionsLine state={state} onOpen={openOptions} />}
      </form>
      {isOpen && (
        <Suspense>
          <OptionsSheet form={form} findLabel={findLabel} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  )
}

/** On a phone, the line that shows the options and opens their sheet. */
function OptionsLine({ state, onOpen }: { state: ResolveState; onOpen: () => void }) {
  return (
    <button type="button" className={styles.fold} aria-haspopup="dialog" onClick={onOpen}>
      <SlidersHorizontal />
      <span>
        Merchant <b>{state.merchant === '' ? 'any' : state.merchant}</b> · {NAMES.details}
      </span>
      <ChevronDown />
    </button>
  )
}
