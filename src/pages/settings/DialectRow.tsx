import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Dialect } from '../../catalog/dialect.ts'
import { DialectEvidence } from '../../notices/DialectEvidence.tsx'
import { useDialectChoice } from '../../shell/useDialectChoice.ts'
import { backToDeployed, SETTINGS } from '../../words/settingsNames.ts'
import styles from './DialectRow.module.css'
import { SettingRow } from './SettingRow.tsx'
import { sentWords } from './dialectWords.ts'

type Props = { point: keyof Dialect; label: string; children: ReactNode }

/** One open point: its evidence, its control, and the way back to what the deployment says. */
export function DialectRow({ point, label, children }: Props) {
  const { dialect, differs, takeBack } = useDialectChoice()
  /** The button goes with its press: reading goes on at what is chosen now. */
  const goBack = (button: Element) => {
    const row = button.closest('fieldset')
    flushSync(() => takeBack(point))
    const chosen = row?.querySelector<HTMLElement>('input:checked') ?? row?.querySelector('input')
    chosen?.focus({ preventScroll: true })
  }
  return (
    <SettingRow
      label={label}
      reason={
        <span className={styles.reason}>
          <DialectEvidence point={point} /> <span>{sentWords(dialect)[point]}</span>
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
