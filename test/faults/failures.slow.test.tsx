import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { NAMES } from '@/words/names.ts'
import { renderApp } from '../pages/renderApp.tsx'
import { expectFocusNotLost, expectSound } from './expectSound.ts'
import { faultCases } from './faultCases.ts'
import { faultyService, reply } from './faultyService.ts'
import { places } from './places.ts'

// Announcements are spoken after a pause, which another test covers.
vi.mock(import('@/components/ui/panels/LiveRegion.tsx'), async (load) => ({
  ...(await load()),
  announce: vi.fn<(text: string) => void>(),
}))

const main = () => within(screen.getByRole('main'))

// A prefetch of the next page would be an extra request.
beforeEach(() => writePreference('', 'prefetch', false))

describe.each(faultCases)('$name', ({ fault, message, cause, advice, tries }) => {
  test.each(places)(
    '$operation: the failure is reported, loaded content stays, and Retry loads it again',
    async (place) => {
      const { path, what, isMain, content, expectRequested, repeat: again, saved } = place
      const service = await faultyService(reply(200, place.body))
      service.fail(fault)
      const { user, client } = renderApp(path, service.connection)
      const failed = async () => {
        const title = await main().findByText((text) => text.startsWith(what) && message.test(text))
        expect(screen.getByRole('main')).toHaveTextContent(cause)
        expect(screen.getByRole('main')).toHaveTextContent(advice)
        expect(title).toBeVisible()
      }

      // There is no content yet: the fault is reported, and what was requested stays.
      await failed()
      expect(service.requested().filter(isMain)).toHaveLength(tries)
      await expectRequested()
      expectSound(path)
      expect(announce).toHaveBeenLastCalledWith(expect.stringMatching(message))

      // The fault ends: Retry loads the content.
      service.recover()
      await user.click(screen.getByRole('button', { name: NAMES.retry }))
      expect(await content()).toBeVisible()
      await waitFor(() => expect(screen.getByRole('main')).not.toHaveTextContent(cause))
      expect(service.requested().filter(isMain)).toHaveLength(1)
      expectFocusNotLost()
      expectSound(path)

      // The fault returns: the previous content stays and is labelled.
      service.fail(fault)
      await again(user, client)
      await failed()
      expect(await content()).toBeVisible()
      expect(screen.getByRole('main')).toHaveTextContent(saved)
      expect(service.requested()).toHaveLength(tries)
      expectFocusNotLost()
    },
  )
})
