/** A live build on an address where a demo once ran must not be answered by the demo's service worker. */

const DEMO_WORKER = 'mockServiceWorker.js'

export async function removeDemoWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  const demo = registrations.filter(({ active }) => active?.scriptURL.endsWith(DEMO_WORKER))
  await Promise.all(demo.map((registration) => registration.unregister()))
}
