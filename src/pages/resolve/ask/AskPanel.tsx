import ChevronDown from 'lucide-react/icons/chevron-down'
import Link2 from 'lucide-react/icons/link-2'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { shownCountries } from '../../../lib/countryCode.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { ResolveState } from '../../../url/states/resolveState.ts'
import { KEYBOARD } from '../../../words/keyboardNames.ts'
import { RESOLVE } from '../../../words/resolveNames.ts'
import { AskOptions } from './AskOptions.tsx'
import styles from './AskPanel.module.css'
import { useAskForm } from './useAskForm.ts'

const OptionsSheet = lazy(async () => ({
  default: (await import('./OptionsSheet.tsx')).OptionsSheet,
}))

type Props = { state: ResolveState; actions?: ReactNode }

/** The URL and how it is asked. What is wrong with it is said in place; the text stays. */
export function AskPanel({ state, actions }: Props) {
  const form = useAskForm(state)
  const [isOpen, setOpen] = useState(false)
  const { url, setUrl, reading, problem, submit, submitSuggestion } = form
  const findLabel = `${RESOLVE.find} in ${shownCountries(state.countries)}`
  return (
    <Panel as="div">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <h1 className="vh">Find a product by its link</h1>
        <div className={styles.ask}>
          <TextField
            label={RESOLVE.merchantUrl}
            hideLabel
            className={styles.url ?? ''}
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
                <span>{reading.kind === 'url' ? reading.host.replace(/^www\./, '') : 'URL'}</span>
              </span>
            }
            value={url}
            onChange={setUrl}
            onClear={() => {}}
            clearLabel={RESOLVE.clearUrl}
            error={problem?.message}
          />
          <Button variant="primary" type="submit" className={styles.go ?? ''}>
            {findLabel}
            <kbd className={styles.enter} aria-hidden="true">
              Enter
            </kbd>
          </Button>
        </div>
        {problem !== null && problem.suggestion !== null && (
          <Button variant="link" className={styles.suggestion ?? ''} onClick={submitSuggestion}>
            {`${RESOLVE.find} ${problem.suggestion}`}
          </Button>
        )}
        <div className={styles.options}>
          <AskOptions form={form} look="line" />
          <div className={styles.actions} data-commands={KEYBOARD.thisPage}>
            {actions}
          </div>
        </div>
        <button
          type="button"
          className={styles.fold}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <SlidersHorizontal />
          <span>
            Merchant <b>{state.merchant === '' ? 'not sent' : state.merchant}</b> · strict{' '}
            <b>{state.strict === '' ? 'not sent' : state.strict}</b> · mode <b>{state.mode}</b>
          </span>
          <ChevronDown />
        </button>
      </form>
      {isOpen && (
        <Suspense>
          <OptionsSheet form={form} findLabel={findLabel} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
