/** Drives the app from within its page, as fast as it responds; a driver outside would leave its own traces in the heap. */
import type { Page } from 'playwright'

type Driven = { inFlight: number }

/** From the next navigation on, counts the pending requests. */
export async function watchRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const driven: Driven = { inFlight: 0 }
    Object.assign(window, { driven })
    const browserFetch = window.fetch
    window.fetch = async (...requested) => {
      driven.inFlight += 1
      try {
        return await browserFetch(...requested)
      } finally {
        driven.inFlight -= 1
      }
    }
    const frame = () => new Promise(requestAnimationFrame)
    // Settled: no request is pending, and the frame after the last response is drawn.
    const settle = async () => {
      for (let quiet = 0; quiet < 2; quiet = driven.inFlight === 0 ? quiet + 1 : 0) await frame()
    }
    Object.assign(window, { settle })
  })
}

/** Opens each address inside the app, one after the other, and waits for the responses. */
export function visit(page: Page, addresses: readonly string[]): Promise<void> {
  return page.evaluate(async (all) => {
    const { settle } = window as unknown as { settle: () => Promise<void> } // set above
    for (const address of all) {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
      await settle()
    }
  }, addresses)
}

/**
 * Clicks a different option of the two filters each time, and finally removes all choices. Returns the number of distinct
 * addresses visited.
 */
export function clickFacets(page: Page, facets: string, from: number, to: number): Promise<number> {
  return page.evaluate(
    async ({ label, first, last }) => {
      const { settle } = window as unknown as { settle: () => Promise<void> } // set above
      const rail = document.querySelector(`[aria-label="${label}"]`)
      const filters = () => [...(rail?.querySelectorAll('[role=radiogroup]') ?? [])]
      const choicesOf = (filter: Element | undefined, which: string) => [
        ...(filter?.querySelectorAll<HTMLElement>(`[role=radio]${which}`) ?? []),
      ]
      const seen = new Set<string>()
      for (let at = first; at < last; at += 1) {
        const choices = choicesOf(filters()[at % 7 === 0 ? 1 : 0], '[aria-checked=false]')
        choices[(at * 7 + Math.floor(at / 60)) % choices.length]?.click()
        await settle()
        seen.add(location.href)
      }
      for (const filter of filters()) {
        choicesOf(filter, '')[0]?.click()
        await settle()
      }
      return seen.size
    },
    { label: facets, first: from, last: to },
  )
}
