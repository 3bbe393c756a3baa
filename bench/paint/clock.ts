/**
 * Code that runs inside a measured page: recorded responses instead of the network, and the clock from an event to the frame
 * that shows its result.
 */
import type { Page } from 'playwright'

/** The text of each part of a page when a step is over. */
export type Shown = string[]

/** Milliseconds since the event. */
export type Times = { dom: number; paint: number }

type Clock = {
  arm: (event: 'click' | 'keydown', parts: string[], shown: Shown) => void
  /** Null if the page never reads as in the rehearsal. */
  times: () => Promise<Times | null>
  shown: (parts: string[]) => Promise<Shown>
}

type Clocked = { clock: Clock } // set by installClock

/** Adds the clock to the page with the next navigation. */
export async function installClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const PATIENCE = 20_000
    let result: ReturnType<Clock['times']> = Promise.resolve(null)
    const text = (part: string) => document.querySelector(part)?.textContent ?? ''
    const clock: Clock = {
      arm(event, parts, shown) {
        result = new Promise((resolve) => {
          let start = 0
          const timer = setTimeout(() => resolve(null), PATIENCE)
          const options = { capture: true, once: true }
          window.addEventListener(event, ({ timeStamp }) => (start = timeStamp), options)
          const observer = new MutationObserver(() => {
            if (start === 0 || parts.some((part, index) => text(part) !== shown[index])) return
            observer.disconnect()
            clearTimeout(timer)
            const dom = performance.now() - start
            // The frame that shows the result: its callback runs before style, layout and paint, a message after them.
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel()
              port1.addEventListener('message', () => {
                port1.close()
                resolve({ dom, paint: performance.now() - start })
              })
              port1.start()
              port2.postMessage(null)
            })
          })
          const changes = { childList: true, subtree: true, characterData: true, attributes: true }
          observer.observe(document, changes)
        })
      },
      times: () => result,
      /** Resolves once nothing has changed for a while and the page is idle. */
      async shown(parts) {
        let changes = 0
        const observer = new MutationObserver(() => (changes += 1))
        observer.observe(document, { childList: true, subtree: true, characterData: true })
        for (let before = -1; before !== changes;) {
          before = changes
          await new Promise((resolve) => setTimeout(resolve, 80))
          await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
        }
        observer.disconnect()
        return parts.map(text)
      },
    }
    Object.assign(window, { clock })
  })
}

/** From the next navigation on, the page itself responds to recorded requests, made with fetch or XMLHttpRequest. */
export async function answerInPage(page: Page, recorded: Map<string, string>): Promise<void> {
  await page.addInitScript(
    (answers) => {
      const answerByRequest = new Map(answers)
      const answerTo = (address: string, body: unknown) => {
        const { pathname, search } = new URL(address, location.href)
        return answerByRequest.get(`${pathname}${search} ${typeof body === 'string' ? body : ''}`)
      }
      const originalFetch = window.fetch.bind(window)
      window.fetch = (input, init) => {
        const answer = answerTo(input instanceof Request ? input.url : String(input), '')
        if (answer === undefined) return originalFetch(input, init)
        const response = new Response(null, { headers: { 'content-type': 'application/json' } })
        return Promise.resolve(
          Object.assign(response, {
            text: () => Promise.resolve(answer),
            json: () => Promise.resolve(JSON.parse(answer)),
          }),
        )
      }
      window.XMLHttpRequest = class extends XMLHttpRequest {
        #address = ''
        override open(method: string, address: string | URL) {
          this.#address = String(address)
          super.open(method, address)
        }
        override send(body?: XMLHttpRequestBodyInit | null) {
          const answer = answerTo(this.#address, body)
          if (answer === undefined) {
            super.send(body)
            return
          }
          const fields = { readyState: 4, status: 200, responseText: answer }
          for (const [name, value] of Object.entries(fields))
            Object.defineProperty(this, name, { value })
          queueMicrotask(() => {
            this.onreadystatechange?.(new Event('readystatechange'))
            this.onload?.(new ProgressEvent('load'))
          })
        }
      }
    },
    [...recorded],
  )
}

/** Records the page's requests to the service and the responses; read the result before the page is closed. */
export function record(page: Page): () => Promise<Map<string, string>> {
  const recorded: Promise<[string, string]>[] = []
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    if (!/^\/(v1|1)\//.test(pathname)) return
    const key = `${pathname}${search} ${response.request().postData() ?? ''}`
    const answer = response.text().then((text): [string, string] => [key, text])
    // A failure is reported by the `Promise.all` below.
    answer.catch(() => {})
    recorded.push(answer)
  })
  return async () => new Map(await Promise.all(recorded))
}

export const arm = (page: Page, event: 'click' | 'keydown', parts: string[], shown: Shown) =>
  page.evaluate((args) => (window as unknown as Clocked).clock.arm(...args), [
    event,
    parts,
    shown,
  ] as [typeof event, string[], Shown])

export const times = (page: Page) =>
  page.evaluate(() => (window as unknown as Clocked).clock.times())

export const shownAtRest = (page: Page, parts: string[]) =>
  page.evaluate((args) => (window as unknown as Clocked).clock.shown(args), parts)
