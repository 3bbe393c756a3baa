import { useSyncExternalStore, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { ApiVariant } from '@/api/apiVariant.ts'
import { choiceIds, OPEN_POINTS, type ChoiceId } from '@/api/fields/specification.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { AtOnceField } from '@/features/job-progress/steer/AtOnceField.tsx'
import { ApiVariantEvidence } from '@/features/messages/ApiVariantEvidence.tsx'
import { useApiVariantChoice } from '@/features/settings/useApiVariantChoice.ts'
import { SettingRow } from '@/pages/settings/SettingRow.tsx'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import {
  saveLoadChoice,
  LOAD_PAGE_SIZES,
  readLoadChoice,
} from '@/storage/preferences/loadChoice.ts'
import { onPreference } from '@/storage/preferences/preferences.ts'
import { LOAD } from '@/words/loadNames.ts'
import { RUN } from '@/words/runNames.ts'
import { SETTINGS, backToDeployed } from '@/words/settingsNames.ts'
import { SHORT, sentWords } from './apiVariantWords.ts'
import { TokenHeaderField } from './TokenHeaderField.tsx'
import styles from './ApiVariantPanel.module.css'

function ChoiceRow({ id }: { id: ChoiceId }) {
  const { apiVariant, choose } = useApiVariantChoice()
  const { setting, choices } = OPEN_POINTS[id]
  return (
    <ApiVariantRow point={id} label={setting}>
      <Segmented
        label={setting}
        size="s"
        options={choices.map((choice) => ({ value: String(choice), label: SHORT[choice] }))}
        value={String(apiVariant[id])}
        onChange={(value) => {
          const chosen = choices.find((choice) => String(choice) === value)
          choose({ [id]: chosen })
        }}
      />
    </ApiVariantRow>
  )
}

/** The panel with the options for how requests are sent at the points that the specification leaves open. */
export function ApiVariantPanel() {
  return (
    <Panel
      id="dialect"
      tabIndex={-1}
      title={SETTINGS.dialect}
      meta="What the specification leaves open"
      actions={
        <Link className={buttonClass({ variant: 'quiet', size: 's' })} to={paths.service()}>
          Evidence
        </Link>
      }
    >
      {choiceIds.map((id) => (
        <ChoiceRow key={id} id={id} />
      ))}
      <ApiVariantRow point="eanTokenHeader" label={OPEN_POINTS.eanTokenHeader.setting}>
        <TokenHeaderField size="s" hideLabel />
      </ApiVariantRow>
      <LoadRows />
    </Panel>
  )
}

/** The settings of the rows per request and of the requests at a time: the specification gives no limit for either. */
function LoadRows() {
  const pageSize = useSyncExternalStore(onPreference, () => readLoadChoice().pageSize)
  const atOnce = useSyncExternalStore(onPreference, () => readLoadChoice().atOnce)
  return (
    <>
      <SettingRow
        label={LOAD.pageSize}
        reason="For loading collections; a service may return fewer"
      >
        <SelectField
          size="s"
          label={LOAD.pageSize}
          hideLabel
          options={LOAD_PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          value={String(pageSize)}
          onChange={(size) => saveLoadChoice({ ...readLoadChoice(), pageSize: Number(size) })}
        />
      </SettingRow>
      <SettingRow
        label={RUN.atOnce}
        reason="For loading collections and price checks; fewer after “too many requests”"
      >
        <AtOnceField
          hideLabel
          value={atOnce}
          onChange={(count) => saveLoadChoice({ ...readLoadChoice(), atOnce: count })}
        />
      </SettingRow>
    </>
  )
}

type Props = { point: keyof ApiVariant; label: string; children: ReactNode }

/** The setting of one open point: its evidence, its control, and a button that returns to the choice of the deployment. */
function ApiVariantRow({ point, label, children }: Props) {
  const { apiVariant, differs, resetChoice } = useApiVariantChoice()
  /** The click removes its own button, so move the focus to the option that is chosen afterwards. */
  const goBack = (button: Element) => {
    const row = button.closest('fieldset')
    flushSync(() => resetChoice(point))
    const chosen = row?.querySelector<HTMLElement>('input:checked') ?? row?.querySelector('input')
    chosen?.focus({ preventScroll: true })
  }
  return (
    <SettingRow
      label={label}
      reason={
        <span className={styles.reason}>
          <ApiVariantEvidence point={point} /> <span>{sentWords(apiVariant)[point]}</span>
          {differs(point) && (
            <button
              type="button"
              className={styles.back}
              aria-label={backToDeployed(label)}
              onClick={({ currentTarget }) => goBack(currentTarget)}
            >
              {SETTINGS.deployed}
            </button>
          )}
        </span>
      }
    >
      {children}
    </SettingRow>
  )
}
