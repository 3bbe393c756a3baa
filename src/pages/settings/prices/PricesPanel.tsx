import { MAX_LABEL_CHARS } from '@/api/configuration.ts'
import { useConnection } from '@/api/connectionContext.tsx'
import { DraftField } from '@/components/ui/fields/DraftField.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { ownMerchantsIn, formatOwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { REFERENCE_CHOICES } from '@/domain/pricing/reference.ts'
import { TOLERANCES } from '@/domain/pricing/tolerance.ts'
import { ChooseMerchantButton } from '@/features/pricing/ChooseMerchantNote.tsx'
import { PriceListLink } from '@/features/pricing/PriceListLink.tsx'
import { useUsualReference } from '@/features/settings/useUsualReference.ts'
import { countryName } from '@/lib/countries.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { SettingRow } from '@/pages/settings/SettingRow.tsx'
import { readPreference } from '@/storage/preferences/preferences.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { saveUsualReference } from '@/storage/preferences/usualReference.ts'
import { NAMES } from '@/words/names.ts'
import { OWN_MERCHANTS } from '@/words/ownMerchantNames.ts'
import { currencyLabelField, SETTINGS } from '@/words/settingsNames.ts'
import { labelledCountries, withLabel } from './currencyLabels.ts'
import styles from './PricesPanel.module.css'

/** The panel for which merchant is yours, what prices are compared with, and the currency labels. */
export function PricesPanel() {
  const { id, defaults } = useConnection()
  const [ownMerchants] = usePreference('mine')
  const [tolerance, setTolerance] = usePreference('tolerance')
  const reference = useUsualReference()
  const [countries] = usePreference('countries')
  const [saved, setLabels] = usePreference('labels')
  const labels = { ...defaults.labels, ...saved }
  const rows = labelledCountries(countries, defaults.offered ?? [], labels)

  // Store only labels that the user has changed, because the deployment may change the others.
  const label = (code: string, text: string) =>
    setLabels(withLabel(readPreference(id, 'labels'), defaults.labels, code, text))

  return (
    <Panel id="labels" tabIndex={-1} title={SETTINGS.labels}>
      <SettingRow label={OWN_MERCHANTS.title} reason="Used on every page, as chosen in the header">
        <div className={styles.lists}>
          {countries.map((country) => (
            <span key={country}>
              {formatOwnMerchants(ownMerchantsIn(ownMerchants, [country])) || 'None chosen'} in{' '}
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
          onChange={saveUsualReference}
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
      {rows.map((code, index) => (
        <SettingRow
          key={code}
          label={
            <>
              Label for prices in <b title={countryName(code) ?? undefined}>{shownCountry(code)}</b>
            </>
          }
          {...(index === 0 && {
            reason: 'The service states no currency. Exports mention that this is your label',
          })}
        >
          <DraftField
            className={styles.label}
            label={currencyLabelField(code)}
            hideLabel
            size="s"
            placeholder="none"
            maxLength={MAX_LABEL_CHARS}
            value={labels[code] ?? ''}
            onCommit={(text) => label(code, text.trim())}
          />
        </SettingRow>
      ))}
    </Panel>
  )
}
