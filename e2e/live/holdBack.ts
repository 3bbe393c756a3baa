import type { Page } from 'playwright/test'

/** Delays files of the build until the returned function is called. */
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
