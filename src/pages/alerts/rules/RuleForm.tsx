import Plus from 'lucide-react/icons/plus'
import { useDeferredValue, useEffect, useMemo, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Chip } from '@/components/ui/buttons/Chip.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import type { AlertRule } from '@/domain/alerts/rule.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { pluralForm } from '@/lib/text/plural.ts'
import type { AlertsData } from '@/pages/alerts/useAlerts.ts'
import { ALERTS, withoutBrand } from '@/words/alertNames.ts'
import {
  blankDraft,
  draftBrands,
  draftOf,
  furtherBrands,
  KIND_FIELDS,
  KIND_OPTIONS,
  merchantOptions,
  readDraft,
  referenceOptions,
  scopeOptions,
  scopesOf,
  DEFAULT_AMOUNTS,
} from './ruleDraft.ts'
import styles from './RuleForm.module.css'

type RuleContent = Pick<AlertRule, 'scope' | 'condition'>

type Props = {
  alerts: Pick<AlertsData, 'subject' | 'preview'>
  /** The alert that is edited; null for a new one. */
  rule: AlertRule | null
  /** Stores the alert; resolves to true if it was stored. */
  onSave: (ruleContent: RuleContent) => Promise<boolean>
  onCancel?: (() => void) | undefined
}

type Preview = { of: string; matchCount: number; why: string | null }

/** How many matches the alert in the form would have now; null until the number is known. */
function usePreview(
  { subject, preview }: Props['alerts'],
  content: RuleContent | null,
): Preview | null {
  const [found, setFound] = useState<Preview | null>(null)
  const written = useDeferredValue(content === null ? null : JSON.stringify(content))
  useEffect(() => {
    if (written === null || subject === null) return undefined
    let isWanted = true
    const rule: AlertRule = {
      ...(JSON.parse(written) as RuleContent), // `written` is the JSON of such an object
      id: 'draft',
      madeAt: 0,
      changedAt: 0,
      isOn: true,
      offAt: null,
      mutes: [],
    }
    preview(rule).then(
      (answer) => {
        if (isWanted) setFound({ of: written, ...answer })
      },
      () => {}, // The page reports a failed check itself.
    )
    return () => {
      isWanted = false
    }
  }, [written, subject, preview])
  return found?.of === written ? found : null
}

function PreviewWords({ found }: { found: Preview | null }) {
  if (found === null) return null
  if (found.matchCount === 0 && found.why !== null) return <>{found.why}</>
  return (
    <>
      <FormulaHint formula="The alert, checked against your saved data now">matches</FormulaHint>{' '}
      <b>{formatCount(found.matchCount)}</b> {pluralForm(found.matchCount, 'product')} now
    </>
  )
}

/** The form of an alert: a sentence of fields. It shows how many matches the alert would have before it is added. */
export function RuleForm({ alerts, rule, onSave, onCancel }: Props) {
  const [draft, setDraft] = useState(() => (rule === null ? blankDraft : draftOf(rule)))
  const [problem, setProblem] = useState<string | null>(null)
  const { subject } = alerts
  const scopes = useMemo(() => scopesOf(subject, rule?.scope ?? null), [subject, rule])
  const read = readDraft(draft, scopes)
  const found = usePreview(alerts, 'problem' in read ? null : read)
  const has = KIND_FIELDS[draft.kind]
  const brands = draftBrands(draft, scopes)
  const further = furtherBrands(scopes, brands)
  const write = (changes: Partial<typeof draft>) => {
    setProblem(null)
    setDraft((now) => ({ ...now, ...changes }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if ('problem' in read) setProblem(read.problem)
    else if (await onSave(read)) setDraft((now) => (rule === null ? blankDraft : now))
  }
  const label = rule === null ? ALERTS.newRule : ALERTS.editRule
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <b className={styles.name}>{label}</b>
      <SelectField
        label="When"
        aria-label={ALERTS.what}
        options={KIND_OPTIONS}
        value={draft.kind}
        onChange={(kind) =>
          write({ kind, amountText: DEFAULT_AMOUNTS[kind] ?? draft.amountText, unit: '%' })
        }
      />
      {draft.kind === 'above reference' && (
        <SelectField
          hideLabel
          label={ALERTS.reference}
          options={referenceOptions(subject, draft.reference)}
          value={draft.reference}
          onChange={(reference) => write({ reference })}
        />
      )}
      {draft.kind === 'median moved' && (
        <SelectField
          label="of"
          aria-label="Median of"
          options={[
            { value: 'brand', label: 'a brand in a collection' },
            { value: 'set', label: 'a whole collection' },
          ]}
          value={draft.of}
          onChange={(of) => write({ of })}
        />
      )}
      {has.amountText !== null && (
        <span className={styles.much}>
          <span aria-hidden="true">by more than</span>
          <TextField
            hideLabel
            label={ALERTS.much}
            inputMode="decimal"
            className={styles.figure}
            value={draft.amountText}
            error={problem}
            onChange={(amountText) => write({ amountText: amountText })}
          />
          {has.amountText === 'either' ? (
            <SelectField
              hideLabel
              label={ALERTS.unit}
              options={[
                { value: '%', label: '%' },
                { value: 'amount', label: 'in prices' },
              ]}
              value={draft.unit}
              onChange={(unit) => write({ unit })}
            />
          ) : (
            <span>{has.amountText === '%' ? '%' : 'points'}</span>
          )}
        </span>
      )}
      {has.merchant && (
        <SelectField
          label="at"
          aria-label={ALERTS.atMerchant}
          options={merchantOptions(subject, draft.merchant, 'any merchant')}
          value={draft.merchant}
          onChange={(merchant) => write({ merchant })}
        />
      )}
      <SelectField
        label="in"
        aria-label={ALERTS.where}
        options={scopeOptions(scopes)}
        value={draft.scope}
        onChange={(scope) =>
          write({ scope, others: scope.startsWith('brand ') ? draft.others : [] })
        }
      />
      {brands.length > 0 && (
        <span className={styles.brands}>
          {brands.slice(1).map((name) => (
            <Chip
              key={name}
              tone="filter"
              label="or"
              value={name}
              removeLabel={withoutBrand(name)}
              onRemove={() => write({ others: draft.others.filter((one) => one !== name) })}
            />
          ))}
          {further.length > 1 && (
            <SelectField
              label="or"
              aria-label={ALERTS.orBrand}
              options={further}
              value=""
              onChange={(name) => write({ others: [...draft.others, name] })}
            />
          )}
        </span>
      )}
      <span className={styles.end}>
        <output className={styles.preview}>
          <PreviewWords found={found} />
        </output>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {ALERTS.cancel}
          </Button>
        )}
        <Button type="submit" variant="primary" icon={rule === null ? <Plus /> : undefined}>
          {rule === null ? ALERTS.add : ALERTS.save}
        </Button>
      </span>
    </form>
  )
}
