/**
 * Opens the app where there is no connection: the page last kept, its code, and its configuration. With a connection the
 * page is always the server's own, so that a new deployment is never held back; what is named by its content is taken
 * from here. Answers of the service are none of its business: they pass as if it were not there.
 */
const scope = self.registration.scope
const KEPT = `catalog-explorer ${scope}`
const FILES = `${scope}offline-files.json`
/** A connection that has not brought a page in this time is as good as none. */
const PATIENCE_MS = 6000

const below = (url) => (url.startsWith(scope) ? url.slice(scope.length).split(/[?#]/, 1)[0] : null)
const isNamedByContent = (path) => path.startsWith('assets/')
/** Beside the page and its code, without a hash in the name. */
const isOfTheApp = (path) => /^(config\.json|manifest\.webmanifest|[\w-]+\.(svg|png))$/.test(path)

/** A host may answer for a file that is gone with its page, which must not be kept in the file's place. */
const isFile = (response) =>
  response.ok &&
  response.type === 'basic' &&
  !/text\/html/.test(response.headers.get('content-type') ?? '')

const fromKept = async (key) => (await caches.open(KEPT)).match(key)

async function keep(key, response) {
  // Where there is no room, there is the network.
  await (await caches.open(KEPT)).put(key, response).catch(() => {})
}

async function keptFirst(event) {
  const url = event.request.url.split('#', 1)[0]
  const kept = await fromKept(url)
  if (kept) return kept
  const response = await fetch(event.request)
  if (isFile(response)) event.waitUntil(keep(url, response.clone()))
  return response
}

async function networkFirst(event) {
  const url = event.request.url.split(/[?#]/, 1)[0]
  try {
    const response = await fetch(event.request)
    if (isFile(response)) event.waitUntil(keep(url, response.clone()))
    return response
  } catch (error) {
    const kept = await fromKept(url)
    if (kept) return kept
    throw error
  }
}

async function page(event) {
  const asked = (async () => (await event.preloadResponse) ?? fetch(event.request))()
  event.waitUntil(asked.catch(() => {}))
  const kept = () => fromKept(scope)
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
  })
  const first = await Promise.race([asked.catch(() => null), late])
  return first ?? (await kept()) ?? asked
}

/** Takes the page and every file of its build, one after the other, and lets go of those of earlier builds. */
async function keepAll(everything) {
  const cache = await caches.open(KEPT)
  const fresh = { cache: 'no-cache', credentials: 'same-origin' }
  const [whole, list] = await Promise.all([fetch(scope, fresh), fetch(FILES, fresh)])
  if (!whole.ok || !isFile(list)) return
  const files = (await list.json()).map((file) => new URL(file, scope).href)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  for (const file of everything ? files : []) {
    if (kept.has(file)) continue
    const response = await fetch(file, { credentials: 'same-origin', priority: 'low' })
    if (isFile(response)) await cache.put(file, response)
  }
  const loose = ['config.json', 'icon.svg'].map((file) => scope + file)
  for (const file of loose) {
    const response = await fetch(file, fresh)
    if (isFile(response)) await cache.put(file, response)
  }
  // Last of all: a page is kept only with its code.
  await cache.put(scope, whole)
  const current = new Set(files)
  for (const url of kept) {
    if (isNamedByContent(below(url) ?? '') && !current.has(url)) await cache.delete(url)
  }
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]),
  )
})
self.addEventListener('message', (event) => {
  if (event.data?.type !== 'keep for offline') return
  // What does not arrive now arrives with a later visit.
  event.waitUntil(keepAll(event.data.everything).catch(() => {}))
})
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const path = below(url)
  // The licences are a file of their own: without a connection the page in their place would know nothing of them.
  if (path === null || path.startsWith('v1/') || path === 'licenses.txt') return
  if (method !== 'GET') return
  if (mode === 'navigate') event.respondWith(page(event))
  else if (isNamedByContent(path)) event.respondWith(keptFirst(event))
  else if (isOfTheApp(path)) event.respondWith(networkFirst(event))
})
