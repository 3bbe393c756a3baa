/**
 * Collects the offers below the floors of a price list for export. They are checked against saved data, as the alert on floors
 * does.
 */
import { FIELDS } from '@/api/fields/fields.ts'
import { fileColumns } from '@/components/data-table/fileColumns.ts'
import type { AlertMatch, PricingContext } from '@/domain/alerts/evaluateRules.ts'
import type { AlertRule } from '@/domain/alerts/rule.ts'
import { matchColumns, singleMatches, type MatchLine } from '@/features/alerts/matchColumns.ts'
import { currencyLine, dayOf } from '@/features/export/exportAbout.ts'
import { createAlertsEngine, type AlertsEngine } from '@/jobs/workers/alertsEngine.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'
import { readAlertRules } from '@/storage/alerts/alertRules.ts'
import { matchesBefore, readAlertRuns } from '@/storage/alerts/alertRuns.ts'
import { PRICES } from '@/words/priceListNames.ts'

type Options = {
  connectionId: string
  pricingContext: PricingContext
  /** The country of the price list. */
  country: string
  /** The currency label of the country; '' for none. */
  label: string
  /** Makes a full URL from a path of the app, because links in a file must lead back to it. */
  addressOf: (path: string) => string
  /** The time of the export, in epoch milliseconds. */
  now: number
}

const ANY: AlertRule = {
  id: 'floor',
  madeAt: 0,
  changedAt: 0,
  isOn: true,
  offAt: null,
  scope: { of: 'all' },
  condition: { kind: 'below floor', merchant: null },
  mutes: [],
}

/** Uses a saved alert with the same rule if there is one, because its earlier results say since when each match exists. */
function sameRule(rules: readonly AlertRule[]): AlertRule {
  const isSame = ({ isOn, scope, condition }: AlertRule) =>
    isOn && scope.of === 'all' && condition.kind === 'below floor' && condition.merchant === null
  return rules.find(isSame) ?? ANY
}

async function violations(
  { connectionId, pricingContext, country }: Options,
  engine: AlertsEngine,
): Promise<{ allMatches: AlertMatch[]; factsAt: number }> {
  const { at: factsAt } = await engine.read(connectionId, pricingContext.aliases)
  const rule = sameRule((await readAlertRules(connectionId)).rules)
  const earlier = matchesBefore(await readAlertRuns(connectionId), factsAt)
  const { allMatches } = await engine.evaluate([rule], pricingContext, earlier)
  const own = country.toLowerCase()
  return { factsAt, allMatches: allMatches.filter((firing) => firing.country === own) }
}

/** Finds the offers and makes their sheet. Throws if the browser's storage can't be read. */
export async function belowFloorSource(options: Options): Promise<ExportSource<MatchLine>> {
  const { country, label, addressOf, now } = options
  const engine = createAlertsEngine()
  try {
    const { allMatches, factsAt } = await violations(options, engine)
    const rows = singleMatches(allMatches, new Map())
    return {
      name: `Below the floor ${shownCountry(country)}, ${dayOf(now)}`,
      about: () => [
        `${PRICES.belowFloor} of the price list for ${shownCountry(country)}`,
        `Exported ${formatWhen(now)}; checked with data up to ${formatWhen(factsAt)}, saved in one browser`,
        'Since: as far back as data is saved; codes that weren’t checked aren’t included',
        currencyLine(label),
      ],
      columns: fileColumns(matchColumns, rows, {
        isOneAlert: true,
        figures: { against: PRICES.floor, found: FIELDS.offerPrice.label },
        file: { labelOf: () => label, addressOf },
      }),
      shown: null,
      rows,
      filtered: null,
      receivedOf: ({ first }) => first,
    }
  } finally {
    engine.close()
  }
}
