import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Connection } from '@/api/connection.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { tryFailedAgain } from '@/words/runNames.ts'
import { demo } from '@test/demo.ts'
import { codes } from '@test/jobs/aCodesCollection.ts'
import {
  field,
  figure,
  figures,
  forgetCodes,
  runEnded,
  rowOf,
  startRun,
} from '@test/pages/codesPage.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

const CODE = '*/v1/insights/daas/productCodes/:code'
const refusal = () => HttpResponse.json({ message: 'Out of order' }, { status: 400 })

/** The first request for each of these codes fails with an error that is not retried automatically. */
function failOnce(failing: readonly string[]): void {
  const left = new Set(failing)
  demo.server.use(
    http.get(CODE, ({ params: { code } }) => (left.delete(String(code)) ? refusal() : undefined)),
  )
}

const requested = (code: string) => demo.requests().filter((path) => path.includes(code)).length

/** Only the codes themselves are requested. */
async function run(inputCodes: readonly string[], mode: Connection['mode'] = 'demo') {
  const view = renderAt('/collections/new?country=us', { mode })
  await view.user.click(await field())
  await view.user.paste(inputCodes.join('\n'))
  for (const name of [CODE_CHECK.names, CODE_CHECK.otherForms]) {
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) })
    if (box.checked) await view.user.click(box)
  }
  await startRun(view.user)
  return view
}

beforeEach(forgetCodes)

describe('a failed row', () => {
  it('says why it failed, and can be checked again on its own', { tags: 'slow' }, async () => {
    const inputCodes = codes(6)
    const [, second = '', , fourth = ''] = inputCodes
    failOnce([second, fourth])
    const { user } = await run(inputCodes)
    await runEnded()
    expect(figure('Failed')).toContain('2')
    const row = await rowOf(second)
    expect(row).toHaveTextContent('Out of order')

    await user.click(within(row).getByRole('button', { name: `Try ${second} again` }))
    await waitFor(() => expect(figure('Failed')).toContain('1'))
    expect(inputCodes.map(requested)).toEqual([1, 2, 1, 1, 1, 1])
  })

  it(
    'is checked again with all other failed rows, and with no others',
    { tags: 'slow' },
    async () => {
      const inputCodes = codes(6)
      const [first = '', , third = ''] = inputCodes
      failOnce([first, third])
      const { user } = await run(inputCodes)
      await runEnded()
      await user.click(screen.getByRole('button', { name: tryFailedAgain(2) }))
      await waitFor(() => expect(figure('Not found')).toContain('6'))
      expect(within(figures()).queryByText('Failed')).toBeNull()
      expect(inputCodes.map(requested)).toEqual([2, 1, 2, 1, 1, 1])
    },
  )
})

describe('a check of codes', () => {
  it(
    'pauses after ten failures in a row, says why, and resumes on a click',
    { tags: 'slow' },
    async () => {
      const inputCodes = codes(22)
      demo.server.use(http.get(CODE, refusal))
      const { user } = await run(inputCodes)
      expect(await screen.findByText('Paused: 10 requests in a row failed.')).toBeInTheDocument()
      expect(screen.getByText(/Resume when the service responds again/)).toHaveTextContent(
        'Out of order',
      )
      const before = demo.requests().length
      demo.server.resetHandlers()
      await user.click(screen.getByRole('button', { name: CODE_CHECK.resume }))
      await runEnded()
      expect(demo.requests().length).toBeGreaterThan(before)
      expect(figure('Checked')).toContain('22 of 22')
    },
  )

  it(
    'pauses without a connection, says so, and continues by itself',
    { tags: 'slow' },
    async () => {
      const inputCodes = codes(5)
      const onLine = vi.spyOn(navigator, 'onLine', 'get')
      demo.server.use(
        http.get(
          CODE,
          () => {
            onLine.mockReturnValue(false)
            return HttpResponse.error()
          },
          { once: true },
        ),
      )
      // The demo service needs no connection, so use the proxy mode.
      await run(inputCodes, 'proxy')
      expect(await screen.findByText('Paused: no connection')).toBeInTheDocument()
      expect(screen.getByText(/^Continues when the connection/)).toBeVisible()
      onLine.mockReturnValue(true)
      window.dispatchEvent(new Event('online'))
      await runEnded()
      expect(within(figures()).queryByText('Failed')).toBeNull()
      expect(figure('Checked')).toContain('5 of 5')
    },
  )

  it('says when it continues after too many requests', { tags: 'slow' }, async () => {
    const inputCodes = codes(3)
    demo.server.use(
      http.get(
        CODE,
        () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '120' } }),
        { once: true },
      ),
    )
    await run(inputCodes)
    expect(await screen.findByText('The service is busy.')).toBeInTheDocument()
    expect(screen.getByText('Waiting: too many requests')).toBeInTheDocument()
    expect(screen.getByText(/^Continuing at \d\d:\d\d:\d\d, with \d at a time\./)).toBeVisible()
  })
})
