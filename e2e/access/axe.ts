/** Runs axe on the current state of a page. */
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'

/** Failures shown per rule; a grid of products repeats those of the first product. */
const MOST_SHOWN = 4

/** Colours differ during a fade, so a page is checked with reduced motion, after dimmed parts have been loaded again. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const isDimmed = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main [aria-busy=true], main [aria-busy=true] *')].some(
        (element) => {
          const opacity = Number(getComputedStyle(element).opacity)
          // Ignores hidden elements, and disabled ones, which are dimmed for another reason.
          return opacity > 0 && opacity < 1 && !element.matches(':disabled, svg, svg *')
        },
      ),
    )
  await expect.poll(isDimmed).toBe(false)
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** The script of axe, loaded once per page. The builder would load and parse this half megabyte twice for each check. */
const axe = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))(
  'axe-core',
) as { source: string } // the package exports its script as `source`

async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

/** Returns the violations on the page and leaves motion off; `also` enables rules that axe does not run by default. */
export async function findViolations(page: Page, also: readonly string[] = []): Promise<string[]> {
  await waitUntilStill(page)
  await injectAxe(page)
  const { violations: found } = await new AxeBuilder({ page, axeSource: '// is there already' })
    .options({
      resultTypes: ['violations'],
      rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])),
    })
    // The pages have no frames, so axe need not merge the results of several frames in an extra page.
    .setLegacyMode()
    .analyze()
  return found.flatMap(({ id, nodes }) => [
    ...nodes
      .slice(0, MOST_SHOWN)
      .map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
    ...(nodes.length > MOST_SHOWN ? [`${id}: ${nodes.length} elements in all`] : []),
  ])
}
