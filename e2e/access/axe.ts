/** Axe on a page as it stands. */
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'

/** Of one rule: a grid of products repeats what is wrong with the first. */
const MOST_SHOWN = 4

/**
 * What fades in or out has other colours on its way: a page is judged as it is for whoever wants no motion, and once what is
 * dimmed while it is asked for anew has come.
 */
async function still(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const isDimmed = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main [aria-busy=true], main [aria-busy=true] *')].some(
        (element) => {
          const opacity = Number(getComputedStyle(element).opacity)
          // What is hidden is not dimmed, and what cannot be pressed is dimmed for another reason.
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

/** The script of axe, which the builder would read into the page twice for each check: half a megabyte, parsed anew. */
const axe = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))(
  'axe-core',
) as { source: string } // as the package says of itself

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

/** What is wrong with the page, which stays without motion; by rules, too, that axe leaves out unasked. */
export async function violations(page: Page, also: readonly string[] = []): Promise<string[]> {
  await still(page)
  await bringAxe(page)
  const { violations: found } = await new AxeBuilder({ page, axeSource: '// is there already' })
    .options({
      resultTypes: ['violations'],
      rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])),
    })
    // There are no frames: putting their results together in a page of its own only takes time.
    .setLegacyMode()
    .analyze()
  return found.flatMap(({ id, nodes }) => [
    ...nodes
      .slice(0, MOST_SHOWN)
      .map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
    ...(nodes.length > MOST_SHOWN ? [`${id}: ${nodes.length} elements in all`] : []),
  ])
}
