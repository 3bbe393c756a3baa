import { OnOff } from '@/components/ui/fields/OnOff.tsx'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { formatDiscount, formatPrice } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { languageName, offeredLanguages } from './languages.ts'
import { SettingRow } from './SettingRow.tsx'

/** The panel for the appearance, the format of figures and dates, and whether pages prefetch. */
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
        reason="Loads a page while you point at its link. Not after “too many requests”"
      >
        <OnOff label={SETTINGS.prefetch} isOn={prefetch} onChange={setPrefetch} />
      </SettingRow>
    </Panel>
  )
}

const PRICE = 4213.5
const DISCOUNT = 19
const SNAPSHOT = new Date(2025, 10, 18, 9, 42).getTime()

/** The setting of the language in which figures and dates are written and typed prices are read, with an example. */
function LanguageRow() {
  const [language, setLanguage] = usePreference('language')
  return (
    <SettingRow
      label={SETTINGS.language}
      reason={
        <>
          <LangText>
            {[formatPrice(PRICE), formatDiscount(DISCOUNT), formatWhen(SNAPSHOT)].join(' · ')}
          </LangText>
          <br />
          Prices that you enter are read in this format. The app stays in English; exports are the
          same in every language.
        </>
      }
    >
      <SelectField
        label={SETTINGS.language}
        hideLabel
        size="s"
        value={language}
        onChange={setLanguage}
        options={[
          { value: '', label: `Browser default: ${languageName(navigator.language)}` },
          ...offeredLanguages(language).map((tag) => ({ value: tag, label: languageName(tag) })),
        ]}
      />
    </SettingRow>
  )
}
