import { usePageTitle } from '../../shell/usePageTitle.ts'
import { usePreference } from '../../shell/usePreference.ts'
import { Frame } from '../../ui/Frame.tsx'
import { NAMES } from '../../words/names.ts'
import { AppearancePanel } from './AppearancePanel.tsx'
import { ConnectionPanel } from './ConnectionPanel.tsx'
import { DialectPanel } from './DialectPanel.tsx'
import { LabelsPanel } from './LabelsPanel.tsx'
import { NamesPanel } from './NamesPanel.tsx'
import { SettingsNav } from './SettingsNav.tsx'
import styles from './SettingsPage.module.css'
import { ShortcutsPanel } from './ShortcutsPanel.tsx'
import { StoredPanel } from './StoredPanel.tsx'
import { useShownPart } from './useShownPart.ts'

/** Settings: how the service is reached and asked, what prices are called, how the app looks, and what it keeps. */
export function SettingsPage() {
  usePageTitle(NAMES.settings)
  usePreference('language') // Each figure of the page is drawn anew in another.
  const part = useShownPart()
  return (
    <Frame className={styles.page}>
      <div className={styles.side}>
        <h1>{NAMES.settings}</h1>
        <SettingsNav part={part} />
        <p className={styles.note}>
          Saved as you change them, in this browser. No key and no service address is put into a
          link.
        </p>
      </div>
      <div className={styles.column}>
        <ConnectionPanel />
        <LabelsPanel />
        <NamesPanel />
        <AppearancePanel />
      </div>
      <div className={styles.column}>
        <DialectPanel />
        <ShortcutsPanel />
        <StoredPanel />
      </div>
    </Frame>
  )
}
