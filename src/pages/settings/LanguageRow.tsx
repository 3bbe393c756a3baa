import { formatDiscount, formatPrice } from '../../lib/format.ts'
import { formatWhen } from '../../lib/formatTimes.ts'
import { usePreference } from '../../shell/usePreference.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { SETTINGS } from '../../words/settingsNames.ts'
import { SettingRow } from './SettingRow.tsx'
import { languageName, offeredLanguages } from './languages.ts'

const PRICE = 4213.5
const DISCOUNT = 19
const MOMENT = new Date(2025, 10, 18, 9, 42).getTime()

/** In which language figures and dates are written, and typed prices read; shows at once what that looks like. */
export function LanguageRow() {
  const [language, setLanguage] = usePreference('language')
  return (
    <SettingRow
      label={SETTINGS.language}
      reason={
        <>
          {[formatPrice(PRICE), formatDiscount(DISCOUNT), formatWhen(MOMENT)].join(' · ')}
          <br />A typed 1,299 or 1.299 is read as this language writes it. Words stay English;
          exports are the same in every language.
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
          { value: '', label: `As this browser: ${languageName(navigator.language)}` },
          ...offeredLanguages(language).map((tag) => ({ value: tag, label: languageName(tag) })),
        ]}
      />
    </SettingRow>
  )
}
