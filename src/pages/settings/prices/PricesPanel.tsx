import { countryName } from '../../../lib/countries.ts'
import { shownCountry } from '../../../lib/countryCode.ts'
import { mineIn, mineInWords } from '../../../market/me.ts'
import { REFERENCE_CHOICES } from '../../../market/reference.ts'
import { TOLERANCES } from '../../../market/tolerance.ts'
import { ChooseMerchantButton } from '../../../position/ChooseMerchantNote.tsx'
import { PriceListLink } from '../../../position/PriceListLink.tsx'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { usePreference } from '../../../shell/settings/usePreference.ts'
import { useUsualReference } from '../../../shell/settings/useUsualReference.ts'
import { readPreference } from '../../../store/preferences/preferences.ts'
import { keepUsualReference } from '../../../store/preferences/usualReference.ts'
import { DraftField } from '../../../ui/fields/DraftField.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { OWN_MERCHANTS } from '../../../words/ownMerchantNames.ts'
import { NAMES } from '../../../words/names.ts'
import { labelForPrices, SETTINGS } from '../../../words/settingsNames.ts'
import styles from './PricesPanel.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { labelledCountries, withLabel } from './currencyLabels.ts'

/** As long as the deployment's configuration allows. */
const LONGEST_LABEL = 12

/** Which merchant is mine and against what it is measured, and what stands before prices. */
export function PricesPanel() {
  const { id, defaults } = useConnection()
  const [mine] = usePreference('mine')
  const [tolerance, setTolerance] = usePreference('tolerance')
  const reference = useUsualReference()
  const [countries] = usePreference('countries')
  const [kept, setLabels] = usePreference('labels')
  const labels = { ...defaults.labels, ...kept }
  const rows = labelledCountries(countries, defaults.offered ?? [], labels)

  // Only one's own are kept: the deployment may change the others.
  const label = (code: string, text: string) =>
    setLabels(withLabel(readPreference(id, 'labels'), defaults.labels, code, text))

  return (
    <Panel id="labels" tabIndex={-1} title={SETTINGS.labels}>
      <SettingRow label={OWN_MERCHANTS.title} reason="Used on every page, as chosen in the header">
        <div className={styles.lists}>
          {countries.map((country) => (
            <span key={country}>
              {mineInWords(mineIn(mine, [country])) || 'None chosen'} in{' '}
              <b title={countryName(country) ?? undefined}>{shownCountry(country)}</b>
            </span>
          ))}
          <ChooseMerchantButton countries={countries} />
        </div>
      </SettingRow>
      <SettingRow label={NAMES.reference} reason="What your prices are compared with by default">
        <SelectField
          size="s"
          label={NAMES.reference}
          hideLabel
          options={REFERENCE_CHOICES}
          value={reference}
          onChange={keepUsualReference}
        />
      </SettingRow>
      <SettingRow
        label={SETTINGS.tolerance}
        reason="Up to this difference your price counts as at market"
      >
        <SelectField
          size="s"
          label={SETTINGS.tolerance}
          hideLabel
          options={[...new Set([...TOLERANCES, tolerance])].map((value) => ({
            value: String(value),
            label: `${value}%`,
          }))}
          value={String(tolerance)}
          onChange={(value) => setTolerance(Number(value))}
        />
      </SettingRow>
      <SettingRow label={SETTINGS.priceLists} reason="Used where the catalog has no offer of yours">
        <div className={styles.lists}>
          {countries.map((country) => (
            <PriceListLink key={country} country={country} />
          ))}
        </div>
      </SettingRow>
      {rows.map((code, place) => (
        <SettingRow
          key={code}
          label={
            <>
              Label for prices in <b title={countryName(code) ?? undefined}>{shownCountry(code)}</b>
            </>
          }
          {...(place === 0 && {
            reason: 'The service states no currency. Exports mention that this is your label',
          })}
        >
          <DraftField
            className={styles.label}
            label={labelForPrices(code)}
            hideLabel
            size="s"
            placeholder="none"
            maxLength={LONGEST_LABEL}
            value={labels[code] ?? ''}
            onCommit={(text) => label(code, text.trim())}
          />
        </SettingRow>
      ))}
    </Panel>
  )
}
