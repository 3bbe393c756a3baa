import type { Page } from 'playwright/test'

/** Keeps files of the build from the page until the returned function is called. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(files, async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}
