import { modeOptions, STRICT_VALUES } from '../../../catalog/fields/operations.ts'
import { Undocumented } from '../../../products/values/Undocumented.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import type { Strict } from '../../../url/states/resolveState.ts'
import { NAMES } from '../../../words/names.ts'
import { RESOLVE } from '../../../words/resolveNames.ts'
import styles from './AskOptions.module.css'
import type { AskForm } from './useAskForm.ts'

const STRICT: readonly { value: Strict; label: string }[] = [
  { value: '', label: 'Not sent' },
  ...STRICT_VALUES.map((value) => ({ value, label: value })),
]

type Props = {
  form: AskForm
  /** line: side by side; stack: one under the other, in the phone's sheet. */
  look: 'line' | 'stack'
}

/** How the URL is asked: merchant and strict are optional in the request (§4.2). */
export function AskOptions({ form, look }: Props) {
  const { state, merchant, setMerchant, applyMerchant, choose } = form
  const isStack = look === 'stack'
  return (
    <div className={classes(styles.options, styles[look])}>
      <div className={styles.option}>
        <TextField
          label={NAMES.merchant}
          className={styles.merchant ?? ''}
          placeholder="Not sent"
          dir="auto"
          maxLength={300}
          size={isStack ? 'l' : 's'}
          value={merchant}
          onChange={setMerchant}
          onClear={() => choose({ merchant: '' })}
          onBlur={applyMerchant}
        />
      </div>
      <div className={styles.option}>
        <span className={styles.label}>
          <Undocumented text="The service accepts it; its meaning and default are not documented.">
            strict
          </Undocumented>
        </span>
        <Segmented
          label={RESOLVE.strict}
          options={STRICT}
          value={state.strict}
          onChange={(strict) => choose({ strict })}
          size={isStack ? 'm' : 's'}
          fill={isStack}
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
          onChange={(mode) => choose({ mode })}
          size={isStack ? 'm' : 's'}
          fill={isStack}
        />
      </div>
    </div>
  )
}
