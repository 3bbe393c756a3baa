// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { ConnectionProvider } from '@/api/connectionContext.tsx'
import { LiveRegion } from '@/components/ui/panels/LiveRegion.tsx'
import { pass, startClock } from '@test/faults/clock.ts'
import { expectSaid } from '@test/faults/expectSound.ts'
import { demoConnection } from '@test/made/connections.ts'
import { CountryPicker } from './CountryPicker.tsx'

function Picker({ offered }: { offered: readonly string[] | undefined }) {
  const [countries, setCountries] = useState<readonly string[]>(['us'])
  return (
    <ConnectionProvider connection={{ ...demoConnection, defaults: offered ? { offered } : {} }}>
      <CountryPicker countries={countries} onChange={setCountries} />
      <LiveRegion />
    </ConnectionProvider>
  )
}
const trigger = () => screen.getByRole('button', { name: /^Country/ })
const field = () => screen.getByLabelText('Country name or code')

async function open(offered?: readonly string[]) {
  const user = userEvent.setup()
  render(<Picker offered={offered} />)
  await user.click(trigger())
  await screen.findByLabelText('Country name or code')
  return user
}

describe('CountryPicker', () => {
  afterEach(cleanup)

  it('opens with the focus in the field, so that you can type a code', async () => {
    await open()
    await waitFor(() => expect(field()).toHaveFocus())
  })

  it('selects only the country whose name you click', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'IN India' }))
    expect(trigger()).toHaveAccessibleName('Country: IN')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(trigger()).toHaveFocus())
  })

  it('adds and removes a country with its checkbox, but never the last one', async () => {
    const user = await open()
    await user.click(screen.getByRole('checkbox', { name: 'Also use India' }))
    expect(trigger()).toHaveAccessibleName('Country: US, IN')
    await user.click(screen.getByRole('checkbox', { name: 'Also use United States' }))
    await user.click(screen.getByRole('checkbox', { name: 'Also use India' }))
    expect(trigger()).toHaveAccessibleName('Country: IN')
    await user.click(screen.getByRole('checkbox', { name: 'Also use India' }))
    expect(trigger()).toHaveAccessibleName('Country: IN')
    const why = 'At least one country is needed.'
    expect(screen.getByText(why, { selector: 'p' })).toBeVisible()
    await expectSaid(why)
  })

  it('accepts an unknown code as typed', async () => {
    const user = await open()
    await user.type(field(), 'Xk')
    await user.click(screen.getByRole('button', { name: 'Use the code Xk as typed' }))
    expect(trigger()).toHaveAccessibleName('Country: XK')
    await expectSaid('Country: Xk, the code as typed')
  })

  it.each([
    ['germ', 'de'],
    ['India', 'in'],
    ['IN', 'in'],
  ])('selects the country that “%s” names on Enter', async (text, code) => {
    const user = await open()
    await user.type(field(), `${text}{Enter}`)
    expect(trigger()).toHaveAccessibleName(`Country: ${code.toUpperCase()}`)
  })

  it('selects nothing for an unknown name on Enter, and offers it as a code', async () => {
    const user = await open()
    await user.type(field(), 'germny{Enter}')
    expect(trigger()).toHaveAccessibleName('Country: US')
    expect(field()).toHaveFocus()
    const words = 'No country with this name; you can use the code germny as typed.'
    expect(screen.getByText(words, { selector: 'p' })).toBeVisible()
    await expectSaid(words)
    await user.click(screen.getByRole('button', { name: 'Use the code germny as typed' }))
    expect(trigger()).toHaveAccessibleName('Country: GERMNY')
  })

  it('selects nothing on Enter when several countries match', async () => {
    const user = await open()
    await user.type(field(), 'united{Enter}')
    expect(trigger()).toHaveAccessibleName('Country: US')
    await expectSaid(/^Nothing is chosen yet: choose one of the 3 matches/)
  })

  it('announces how many countries match once you stop typing', { tags: 'slow' }, async () => {
    startClock()
    const user = await open()
    await user.type(field(), 'united')
    await pass(1000)
    await expectSaid('3 countries')
    await user.clear(field())
    await user.type(field(), 'germ')
    await pass(1000)
    await expectSaid('1 country: Germany')
    expect(trigger()).toHaveAccessibleName('Country: US')
  })

  it('offers the deployment’s countries in order, and any other code that you type', async () => {
    const user = await open(['in', 'us', 'gb'])
    const boxes = screen.getAllByRole('checkbox')
    const names = ['Also use India', 'Also use United States', 'Also use United Kingdom']
    expect(boxes).toHaveLength(names.length)
    for (const [index, box] of boxes.entries()) expect(box).toHaveAccessibleName(names[index])
    expect(screen.getByRole('checkbox', { name: 'Also use United States' })).toBeChecked()
    await user.type(field(), 'fr')
    await user.click(screen.getByRole('button', { name: 'Use the code fr as typed' }))
    expect(trigger()).toHaveAccessibleName('Country: FR')
  })

  it('lists a country in use that the deployment does not offer', async () => {
    await open(['in', 'gb'])
    expect(screen.getAllByRole('checkbox')).toHaveLength(3)
    expect(screen.getByRole('checkbox', { name: 'Also use United States' })).toBeChecked()
  })
})
