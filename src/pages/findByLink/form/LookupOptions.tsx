import type { ReactNode } from 'react'
import { modeOptions, STRICT_VALUES } from '@/api/fields/operations.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import { UndocumentedName } from '@/features/products/values/UndocumentedName.tsx'
import { useDeveloper } from '@/features/settings/useDeveloper.ts'
import type { Strict } from '@/routing/states/resolveState.ts'
import { FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import { NAMES } from '@/words/names.ts'
import type { LookupForm } from './useLookupForm.ts'
import styles from './LookupOptions.module.css'

const STRICT: readonly { value: Strict; label: string }[] = [
  { value: '', label: 'Not sent' },
  ...STRICT_VALUES.map((value) => ({ value, label: value })),
]

type Props = {
  form: LookupForm
  /** `line`: the options are side by side; `stack`: one below the other, in the phone's sheet. */
  layout: 'line' | 'stack'
  /** The request as it was sent, shown after the options. */
  children?: ReactNode
}

/** The options of how the URL is requested. The request may leave out merchant and strict (§4.2). */
export function LookupOptions({ form, layout, children }: Props) {
  const { merchant, setMerchant, applyMerchant, clearMerchant } = form
  const isStack = layout === 'stack'
  const isDeveloper = useDeveloper()
  const wire = <WireOptions form={form}>{children}</WireOptions>
  return (
    <div className={styles[layout]}>
      <div className={styles.option}>
        <TextField
          label={NAMES.merchant}
          className={styles.merchant ?? ''}
          placeholder="any"
          dir="auto"
          maxLength={300}
          size={isStack ? 'l' : 's'}
          value={merchant}
          onChange={setMerchant}
          onClear={clearMerchant}
          onBlur={applyMerchant}
        />
      </div>
      {isDeveloper && isStack && wire}
      {isDeveloper && !isStack && (
        <Popover
          label={FIND_BY_LINK.details}
          trigger={NAMES.details}
          triggerLabel={FIND_BY_LINK.details}
          triggerClassName={buttonClass({ variant: 'link' })}
          panelClassName={styles.stack}
        >
          {wire}
        </Popover>
      )}
    </div>
  )
}

/** The options that change the request beside the URL and the merchant. */
function WireOptions({ form, children }: Pick<Props, 'form' | 'children'>) {
  const { state, choose } = form
  return (
    <>
      <div className={styles.option}>
        <span className={styles.label}>
          <UndocumentedName text="The service doesn’t document what it does.">
            strict
          </UndocumentedName>
        </span>
        <Segmented
          label={FIND_BY_LINK.strict}
          options={STRICT}
          value={state.strict}
          onChange={(strict, isMoved) => choose({ strict }, isMoved)}
          fill
        />
      </div>
      <div className={styles.option}>
        <span className={styles.label} aria-hidden="true">
          Mode
        </span>
        <Segmented
          label={NAMES.responseMode}
          options={modeOptions}
          value={state.mode}
          onChange={(mode, isMoved) => choose({ mode }, isMoved)}
          fill
        />
      </div>
      {children && <div className={styles.option}>{children}</div>}
    </>
  )
}
