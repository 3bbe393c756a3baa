/** Removes the service worker of a demo that ran at the same address, because it would answer the requests of a live build. */

const DEMO_WORKER = 'mockServiceWorker.js'

export async function removeDemoWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  const demo = registrations.filter(({ active }) => active?.scriptURL.endsWith(DEMO_WORKER))
  await Promise.all(demo.map((registration) => registration.unregister()))
}
