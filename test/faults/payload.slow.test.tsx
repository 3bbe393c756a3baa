import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../pages/renderApp.tsx'
import { badValues, type BadValue } from './badValues.ts'
import { faultyService, reply } from './faultyService.ts'
import { cases, GROUPS, groups, MARKET, markOf, type Case } from './payloadCases.ts'

/** The texts of the page, each from the innermost element. */
function textsOf(root: Element): string[] {
  return [...root.querySelectorAll('*')]
    .filter((element) => element.childElementCount === 0)
    .map((element) => element.textContent.trim())
    .filter((text) => text !== '')
}

async function pagesOf(each: Case, kind: BadValue | null): Promise<string[][]> {
  const pages: string[][] = []
  for (const body of each.bodies(kind)) {
    const service = await faultyService((request, response) => {
      const isBeside = each.name === 'resolve' && request.url?.includes('productCodes')
      reply(200, isBeside ? MARKET : body)(request, response)
    })
    renderApp(each.path, service.connection)
    const [selector, count] = each.ready
    await waitFor(() => {
      expect(document.querySelectorAll(`main ${selector}`).length).toBeGreaterThanOrEqual(count)
      expect(document.querySelector('main [aria-busy=true]')).toBeNull()
      expect(document.querySelector('main')).not.toHaveTextContent('checking')
    })
    const main = screen.getByRole('main')
    expectHarmless(main)
    pages.push(textsOf(main))
    cleanup()
  }
  return pages
}

function expectHarmless(main: Element): void {
  expect(globalThis).not.toHaveProperty('__hostile')
  expect(main.querySelector('script, style, [onerror]')).toBeNull()
  const slip = /.{0,40}(?:\[object |\bundefined\b|\bNaN\b|Infinity|couldn’t be shown).{0,40}/
  expect(slip.exec(main.textContent)?.[0]).toBeUndefined()
  for (const element of main.querySelectorAll('[href], [src]')) {
    const address = element.getAttribute('href') ?? element.getAttribute('src')
    expect(address).toMatch(/^(?:https?:\/\/|\/(?!\/)|#)/)
  }
  const blank = [...main.querySelectorAll('tbody td[data-number], dd')].filter(
    (cell) => cell.textContent.trim() === '' && cell.querySelector('img, svg, input') === null,
  )
  expect(blank.map((cell) => cell.parentElement?.textContent)).toEqual([])
}

describe.each(cases)('$name', (each) => {
  let good: string[][] | null = null

  test.each(badValues)(
    '$name: no broken text is shown, and other fields are unaffected',
    async (kind) => {
      good ??= await pagesOf(each, null)
      const bad = await pagesOf(each, kind)
      const isShown = (pages: string[][] | null, mark: string) =>
        pages?.flat().some((text) => text.includes(mark)) === true
      const marks = groups.flatMap((group) =>
        each.fields
          .filter((_field, at) => at % GROUPS !== group)
          .map((field) => markOf(field, group))
          .filter((mark) => isShown(good, mark)),
      )
      expect(marks.length).toBeGreaterThan(1)
      expect(marks.filter((mark) => !isShown(bad, mark))).toEqual([])
    },
  )
})
