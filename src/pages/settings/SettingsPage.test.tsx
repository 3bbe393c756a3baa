import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { followLanguage } from '@/app/start/followLanguage.ts'
import { setLanguage } from '@/lib/numbers/language.ts'
import { saveLoadChoice, readLoadChoice } from '@/storage/preferences/loadChoice.ts'
import { readPreference, writePreference } from '@/storage/preferences/preferences.ts'
import { replacePreferenceTexts } from '@/storage/preferences/storedPreferences.ts'
import { readUsualReference } from '@/storage/preferences/usualReference.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { LOAD } from '@/words/loadNames.ts'
import { NAMES } from '@/words/names.ts'
import { RUN } from '@/words/runNames.ts'
import { backToDeployed, currencyLabelField, SETTINGS } from '@/words/settingsNames.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { findPanel, renderSettings } from '@test/pages/renderSettings.tsx'
import { turnOnDeveloper } from '@test/pages/turnOnDeveloper.ts'

beforeEach(turnOnDeveloper)

const radio = (group: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name })

describe('the settings page', () => {
  it('links to its sections and to the service profile', async () => {
    const { user } = renderSettings()
    const nav = within(await screen.findByRole('navigation', { name: SETTINGS.navigation }))
    expect(nav.getByRole('link', { name: SETTINGS.connection })).toHaveAttribute(
      'aria-current',
      'location',
    )
    await user.click(nav.getByRole('link', { name: SETTINGS.stored }))
    expect(window.location.hash).toBe('#stored')
    await waitFor(() => expect(screen.getByRole('region', { name: SETTINGS.stored })).toHaveFocus())
    expect(nav.getByRole('link', { name: SETTINGS.stored })).toHaveAttribute(
      'aria-current',
      'location',
    )
    expect(nav.getByRole('link', { name: NAMES.serviceProfile })).toHaveAttribute(
      'href',
      '/service',
    )
  })

  it('links to the licences under the base path of the app', async () => {
    vi.stubEnv('BASE_URL', '/catalog/')
    onTestFinished(() => void vi.unstubAllEnvs())
    renderSettings()
    expect(await screen.findByRole('link', { name: SETTINGS.licences })).toHaveAttribute(
      'href',
      '/catalog/licenses.txt',
    )
  })

  it(
    'scrolls each section link fully into view when Tab reaches it',
    { tags: 'slow' },
    async () => {
      const { user } = renderSettings()
      const nav = within(await screen.findByRole('navigation', { name: SETTINGS.navigation }))
      const shown: unknown[] = []
      HTMLElement.prototype.scrollIntoView = function show() {
        shown.push(this)
      }
      const [first, ...links] = nav.getAllByRole('link')
      first?.focus()
      for (const link of links) {
        await user.tab()
        expect(link).toHaveFocus()
        expect(shown.at(-1)).toBe(link)
      }
    },
  )

  it('opens at the section that its address names', async () => {
    renderSettings({ path: '/settings#dialect' })
    await waitFor(() =>
      expect(screen.getByRole('region', { name: SETTINGS.dialect })).toHaveFocus(),
    )
  })

  it('writes no setting into its address', async () => {
    const { user } = renderSettings()
    await findPanel(SETTINGS.appearance)
    await user.click(radio(SETTINGS.theme, 'Dark'))
    await user.click(radio(SETTINGS.indexBase, '1'))
    expect(address()).toBe('/settings')
  })
})

describe('page size and parallel requests', () => {
  it('are saved for the next collection, and are reset with the other settings', async () => {
    const { user } = renderSettings()
    await findPanel(SETTINGS.dialect)
    const field = (name: string) => screen.getByRole('combobox', { name })
    await user.selectOptions(field(LOAD.pageSize), '50')
    await user.selectOptions(field(RUN.atOnce), '8')
    expect(readLoadChoice()).toMatchObject({ pageSize: 50, atOnce: 8 })
    act(() => replacePreferenceTexts([]))
    turnOnDeveloper()
    expect(field(LOAD.pageSize)).toHaveValue('100')
    expect(field(RUN.atOnce)).toHaveValue('4')
  })

  it('are the defaults of a new collection', async () => {
    saveLoadChoice({ ...readLoadChoice(), atOnce: 8 })
    renderAt('/collections/new')
    const panel = await screen.findByRole('region', { name: CODE_CHECK.howToAsk })
    expect(within(panel).getByRole('combobox', { name: RUN.atOnce })).toHaveValue('8')
  })
})

describe('appearance', () => {
  it('changes the theme, the row height and preloading at once', async () => {
    const { user } = renderSettings()
    await findPanel(SETTINGS.appearance)
    await user.click(radio(SETTINGS.theme, 'Dark'))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    await user.click(radio(SETTINGS.theme, 'System'))
    expect(document.documentElement.dataset['theme']).toBeUndefined()
    await user.click(radio(SETTINGS.density, 'Roomy 40'))
    expect(document.documentElement.dataset['density']).toBe('roomy')
    expect(radio(SETTINGS.prefetch, 'On')).toBeChecked()
    await user.click(radio(SETTINGS.prefetch, 'Off'))
    expect(readPreference('', 'prefetch')).toBe(false)
    await user.click(radio(SETTINGS.density, 'Dense 32'))
  })
})

describe('the language of numbers and dates', () => {
  it('is the browser’s until you choose one, which applies at once and leaves the focus', async () => {
    const stop = followLanguage()
    onTestFinished(() => {
      stop()
      setLanguage('en-GB')
    })
    const { user } = renderSettings()
    const panel = await findPanel(SETTINGS.appearance)
    const choice = panel.getByRole('combobox', { name: SETTINGS.language })
    expect(choice).toHaveDisplayValue('Browser default: English (United States)')
    await user.selectOptions(choice, 'German (Germany)')
    expect(panel.getByText('4.213,50')).toHaveAttribute('lang', 'de-DE')
    expect(panel.getByText(/^· −19\s% ·/)).toBeVisible()
    expect(panel.getByText(/^\d+\. /)).toHaveAttribute('lang', 'de-DE')
    expect(choice).toHaveFocus()
    expect(readPreference('', 'language')).toBe('de-DE')
  })

  it('changes on an open page when it is chosen in another tab', { tags: 'slow' }, async () => {
    onTestFinished(followLanguage())
    onTestFinished(() => setLanguage('en-GB'))
    renderAt('/search?q=shirt&country=us')
    const found = await screen.findAllByText(/^\d+\.\d\d$/)
    expect(found.length).toBeGreaterThan(0)
    act(() => writePreference('', 'language', 'de-DE'))
    expect((await screen.findAllByText(/^\d+,\d\d$/)).length).toBe(found.length)
  })
})

describe('prices and labels', () => {
  it('store which figure prices are usually compared with', async () => {
    const { user } = renderSettings()
    const field = (await findPanel(SETTINGS.labels)).getByRole('combobox', {
      name: NAMES.reference,
    })
    expect(field).toHaveValue('median')
    await user.selectOptions(field, 'lowest of the competitors')
    expect(readUsualReference()).toBe('min')
    expect(field).toHaveValue('min')
    act(() => replacePreferenceTexts([]))
    expect(field).toHaveValue('median')
  })

  it('show your merchant in each country, and open its choice', async () => {
    writePreference('demo', 'countries', ['us', 'in'])
    writePreference('demo', 'mine', { us: ['cartwheel'] })
    const { user } = renderSettings()
    const panel = await findPanel(SETTINGS.labels)
    expect(panel.getByText('cartwheel in')).toHaveTextContent('cartwheel in US')
    expect(panel.getByText('None chosen in')).toHaveTextContent('None chosen in IN')
    await user.click(panel.getByRole('button', { name: 'Choose merchant' }))
    expect(await screen.findByRole('dialog', { name: 'Your merchant in US' })).toBeVisible()
  })

  it(
    'offer a currency label for the countries of your searches and those with a label',
    { tags: 'slow' },
    async () => {
      writePreference('demo', 'countries', ['us', 'gb'])
      const configuration = {
        countries: { offered: ['in', 'us', 'de'] },
        currencyLabels: { in: '₹', us: 'US$' },
      }
      const { user } = renderSettings({ configuration })
      const panel = await findPanel(SETTINGS.labels)
      expect(panel.getByRole('link', { name: /^My prices in GB/ })).toBeVisible()
      const field = (country: string) => panel.queryByLabelText(currencyLabelField(country))
      expect(field('us')).toHaveValue('US$')
      expect(field('in')).toHaveValue('₹')
      expect(field('gb')).toHaveValue('')
      expect(field('de')).toBeNull()
      await user.type(field('gb')!, '£{Enter}') // it was found above
      await user.clear(field('us')!)
      await user.tab()
      expect(readPreference('demo', 'labels')).toEqual({ gb: '£', us: '' })
      expect(panel.getByText(/Exports mention that this is your label/)).toBeVisible()
    },
  )
})

describe('the API variant', () => {
  it('is set point by point, and each point shows what is sent', { tags: 'slow' }, async () => {
    const { user, source } = renderSettings()
    const panel = await findPanel(SETTINGS.dialect)
    expect(panel.getByText(/Page 2 of 24 rows sends index=24/)).toBeVisible()
    await user.click(radio(SETTINGS.indexBase, '1'))
    expect(panel.getByText(/Page 2 of 24 rows sends index=25/)).toBeVisible()
    await user.click(radio(SETTINGS.countryLists, 'pipe'))
    expect(panel.getByText(/countryCode=us\|in/)).toBeVisible()
    await user.click(radio(SETTINGS.filterLists, 'repeat'))
    expect(panel.getByText(/brandFilter=A&brandFilter=B/)).toBeVisible()
    await user.type(panel.getByLabelText(SETTINGS.tokenHeader), 'x-token{Enter}')
    expect(source.current().apiVariant).toEqual({
      indexBase: 1,
      countryLists: 'pipe',
      filterLists: 'repeated parameter',
      eanTokenHeader: 'x-token',
    })
  })

  it.each(['two words', 'ключ', 'apikey', 'Accept'])(
    'rejects %s as the name of a header',
    async (name) => {
      const { user, source } = renderSettings()
      const field = (await findPanel(SETTINGS.dialect)).getByLabelText(SETTINGS.tokenHeader)
      await user.type(field, `${name}{Enter}`)
      await waitFor(() => expect(field).toBeInvalid())
      expect(source.current().apiVariant.eanTokenHeader).toBeNull()
    },
  )

  it('resets a point to the deployment’s choice', async () => {
    const configuration = { dialect: { indexBase: 1 as const } }
    const { user, source } = renderSettings({ configuration })
    await findPanel(SETTINGS.dialect)
    const back = () => screen.queryByRole('button', { name: backToDeployed(SETTINGS.indexBase) })
    expect(radio(SETTINGS.indexBase, '1')).toBeChecked()
    expect(back()).toBeNull()
    await user.click(radio(SETTINGS.indexBase, '0'))
    await user.click(back()!) // it differs now
    expect(source.current().apiVariant.indexBase).toBe(1)
    expect(back()).toBeNull()
    expect(radio(SETTINGS.indexBase, '1')).toBeChecked()
    expect(radio(SETTINGS.indexBase, '1')).toHaveFocus()
    expect(readPreference('demo', 'dialect')).toBeNull()
  })
})
