import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { ConnectionProvider } from '@/api/connectionContext.tsx'
import { NavigationProvider } from '@/routing/navigation.tsx'
import { addObservations, removeObservations } from '@/storage/observations/observations.ts'
import { demoConnection } from '@test/made/connections.ts'
import { ApiVariantEvidence } from './ApiVariantEvidence.tsx'

const rows = (value: string) => ({
  point: 'indexBase',
  fact: 'rows',
  value,
  example: '`index=24` began somewhere',
})

function renderEvidence() {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <ConnectionProvider connection={demoConnection}>
        <MemoryRouter>
          <NavigationProvider basename="/">
            <ApiVariantEvidence point="indexBase" />
          </NavigationProvider>
        </MemoryRouter>
      </ConnectionProvider>
    </QueryClientProvider>,
  )
}

describe('the evidence beside a setting', () => {
  beforeEach(() => removeObservations('demo').then(() => {}))

  it('is “Assumed” if nothing was observed', async () => {
    renderEvidence()
    expect(await screen.findByText('Assumed')).toBeInTheDocument()
  })

  it('says how many answers confirm the setting', async () => {
    await addObservations('demo', [{ ...rows('0'), at: 1 }])
    renderEvidence()
    expect(await screen.findByText('Confirmed in 1 answer')).toBeInTheDocument()
  })

  it('says how many answers contradict it, with a link to them', async () => {
    renderEvidence()
    for (const at of [1, 2, 3]) await act(() => addObservations('demo', [{ ...rows('1'), at }]))
    expect(await screen.findByText(/Conflict by 3 answers/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See' })).toHaveAttribute('href', '/service')
  })
})
