import { LangText } from '@/components/ui/figures/LangText.tsx'
import { totalOf } from '@/domain/updates/updateRun.ts'
import { PageTabs } from '@/features/page/PageTabs.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { paths } from '@/routing/paths.ts'
import { useRuns } from '@/storage/queries/useRuns.ts'
import { useAlertRules } from '@/storage/queries/useStoredAlerts.ts'
import { useStoredQuery } from '@/storage/queries/useStoredQuery.ts'
import { listReports, onReports } from '@/storage/reports/reports.ts'
import { ALERTS } from '@/words/alertNames.ts'
import { PAGES } from '@/words/pageNames.ts'

/**
 * The tabs Alerts, Changes and Reports, with the numbers of alerts, of products changed by the last update, and of saved
 * reports.
 */
export function AlertTabs() {
  const alerts = useAlertRules().data?.rules.length
  const last = useRuns().data?.runs.find(({ steps }) => steps.some(({ outcome }) => outcome))
  const reports = useStoredQuery('reports', listReports, onReports).data?.reports.length
  const changed = last ? totalOf(last).changed : undefined
  const shown = (count: number | undefined) =>
    count !== undefined && count > 0 && <LangText>{formatCount(count)}</LangText>
  return (
    <PageTabs
      label={ALERTS.views}
      tabs={[
        { name: PAGES.alerts, path: '/alerts', to: paths.watch(), count: shown(alerts) },
        { name: PAGES.changes, path: '/changes', to: paths.updates(), count: shown(changed) },
        { name: PAGES.reports, path: '/reports', to: paths.reports(), count: shown(reports) },
      ]}
    />
  )
}
