import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { saveAlert } from '@/storage/alerts/alertRules.ts'
import { saveAlertRun } from '@/storage/alerts/alertRuns.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { START } from '@/words/startNames.ts'
import { aMatch } from '@test/made/aMatch.ts'
import { anAlertRule } from '@test/made/anAlertRule.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

const forget = () => {
  for (const store of ['watchRules', 'watchRuns'] as const) replaceEntriesInMemory(store, [])
}
beforeEach(forget)
afterEach(forget)

const floor = anAlertRule({ kind: 'below floor', merchant: null }, { id: 'floor' })
const AT = Date.UTC(2026, 10, 17, 6)

describe('the alerts on Home', () => {
  it('show each alert with matches and its largest match, with a link to the EAN page', async () => {
    await saveAlert('demo', floor)
    const small = aMatch({ key: 'small', difference: { value: -2, unit: '%' } })
    const older = aMatch({
      key: 'older',
      name: 'Older shirt',
      isNew: false,
      difference: { value: -50, unit: '%' },
    })
    const allMatches = [small, older, aMatch({ name: 'Older shirt' })]
    await saveAlertRun('demo', { at: AT, factsAt: AT, verdicts: [], allMatches })
    renderAt('/')
    const table = await screen.findByRole('table', { name: START.alerts })
    const [row] = within(table).getAllByRole('row').slice(1)
    expect(row).toHaveTextContent(
      /^An offer is below your floor price.*32 new.*Older shirt.*Sundial 27\.90, your floor 34\.00.*−50\.0%$/,
    )
    const link = within(table).getByRole('link', { name: 'Older shirt' })
    expect(link).toHaveAttribute('href', '/ean/2049811819164?country=us')
    expect(
      within(table).getByRole('link', { name: 'An offer is below your floor price' }),
    ).toHaveAttribute('href', '/alerts?rule=floor')
  })

  it('are hidden where no alert has matches, or they are snoozed or off', async () => {
    const mute = { key: aMatch().key, at: AT, reason: '', until: 'ever', found: null } as const
    await saveAlert('demo', { ...floor, mutes: [mute] })
    await saveAlert('demo', { ...floor, id: 'off', isOn: false })
    const allMatches = [aMatch(), aMatch({ key: 'off', ruleId: 'off' })]
    await saveAlertRun('demo', { at: AT, factsAt: AT, verdicts: [], allMatches })
    renderAt('/')
    await screen.findByRole('heading', { level: 1 })
    await screen.findByText(/saved in this browser only/)
    expect(screen.queryByRole('table', { name: START.alerts })).toBeNull()
  })
})
