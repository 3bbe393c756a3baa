import { usePreference } from '../../shell/usePreference.ts'
import { OnOff } from '../../ui/OnOff.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { SETTINGS } from '../../words/settingsNames.ts'
import { LanguageRow } from './LanguageRow.tsx'
import { SettingRow } from './SettingRow.tsx'

/** How the app looks, how it writes figures and dates, and whether it asks ahead. */
export function AppearancePanel() {
  const [theme, setTheme] = usePreference('theme')
  const [density, setDensity] = usePreference('density')
  const [prefetch, setPrefetch] = usePreference('prefetch')
  return (
    <Panel id="appearance" tabIndex={-1} title={SETTINGS.appearance}>
      <SettingRow label={SETTINGS.theme}>
        <Segmented
          label={SETTINGS.theme}
          size="s"
          options={[
            { value: 'system', label: 'System' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          value={theme}
          onChange={setTheme}
        />
      </SettingRow>
      <LanguageRow />
      <SettingRow label={SETTINGS.density}>
        <Segmented
          label={SETTINGS.density}
          size="s"
          options={[
            { value: 'dense', label: 'Dense 32' },
            { value: 'roomy', label: 'Roomy 40' },
          ]}
          value={density}
          onChange={setDensity}
        />
      </SettingRow>
      <SettingRow
        label={SETTINGS.prefetch}
        reason="Asks for a page while the pointer rests on its link; never after “too many requests”"
      >
        <OnOff label={SETTINGS.prefetch} isOn={prefetch} onChange={setPrefetch} />
      </SettingRow>
    </Panel>
  )
}
