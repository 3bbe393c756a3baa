// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { demoConnection } from '../testing/connections.ts'
import { ConnectionProvider } from './connection.tsx'
import { CountryPicker } from './CountryPicker.tsx'

function Picker({ offered }: { offered: readonly string[] | undefined }) {
  const [countries, setCountries] = useState<readonly string[]>(['us'])
  return (
    <ConnectionProvider connection={{ ...demoConnection, defaults: offered ? { offered } : {} }}>
      <CountryPicker countries={countries} onChange={setCountries} />
    </ConnectionProvider>
  )
}
const trigger = () => screen.getByRole('button', { name: /^Country/ })

async function open(offered?: readonly string[]) {
  const user = userEvent.setup()
  render(<Picker offered={offered} />)
  await user.click(trigger())
  await screen.findByLabelText('Country name or code')
  return user
}

describe('CountryPicker', () => {
  afterEach(cleanup)

  it('starts in the field, so that a code can be typed at once', async () => {
    await open()
    await waitFor(() => expect(screen.getByLabelText('Country name or code')).toHaveFocus())
  })

  it('asks one country alone at the press of its name', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'in India' }))
    expect(trigger()).toHaveAccessibleName('Country: in')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(trigger()).toHaveFocus())
  })

  it('adds and removes a country by its box, but never the last one', async () => {
    const user = await open()
    await user.click(screen.getByRole('checkbox', { name: 'Ask India too' }))
    expect(trigger()).toHaveAccessibleName('Country: us, in')
    await user.click(screen.getByRole('checkbox', { name: 'Ask United States too' }))
    await user.click(screen.getByRole('checkbox', { name: 'Ask India too' }))
    expect(trigger()).toHaveAccessibleName('Country: in')
  })

  it('takes a code that it does not know, as typed', async () => {
    const user = await open()
    await user.type(screen.getByLabelText('Country name or code'), 'Xk')
    await user.click(screen.getByRole('button', { name: 'Use the code Xk as typed' }))
    expect(trigger()).toHaveAccessibleName('Country: Xk')
  })

  it('finds a country by name and takes the first on Enter', async () => {
    const user = await open()
    await user.type(screen.getByLabelText('Country name or code'), 'germ{Enter}')
    expect(trigger()).toHaveAccessibleName('Country: de')
  })

  it('offers the countries of the deployment in their order, and any other code typed', async () => {
    const user = await open(['in', 'us', 'gb'])
    const boxes = screen.getAllByRole('checkbox')
    const names = ['Ask India too', 'Ask United States too', 'Ask United Kingdom too']
    expect(boxes).toHaveLength(names.length)
    for (const [place, box] of boxes.entries()) expect(box).toHaveAccessibleName(names[place])
    expect(screen.getByRole('checkbox', { name: 'Ask United States too' })).toBeChecked()
    await user.type(screen.getByLabelText('Country name or code'), 'fr')
    await user.click(screen.getByRole('button', { name: 'Use the code fr as typed' }))
    expect(trigger()).toHaveAccessibleName('Country: fr')
  })

  it('lists a country in use that the deployment does not offer', async () => {
    await open(['in', 'gb'])
    expect(screen.getAllByRole('checkbox')).toHaveLength(3)
    expect(screen.getByRole('checkbox', { name: 'Ask United States too' })).toBeChecked()
  })
})
