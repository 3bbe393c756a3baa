/** The service is read-only (§1): what react-query brings for writing, for lists without end, for suspense and for timers of others, which the app does without, stays out of the build. */
import type { Plugin } from 'vite'

/** As little of each as the query client and its hook themselves touch. */
const stubs: Record<string, string> = {
  './mutationCache.js': `export class MutationCache {
    findAll() { return [] }
    resumePausedMutations() { return Promise.resolve() }
    clear() {}
  }`,
  './suspense.js': `export const ensureSuspenseTimers = () => {}
    export const shouldSuspend = () => false
    export const fetchOptimistic = () => {}`,
  './errorBoundaryUtils.js': `export const ensurePreventErrorBoundaryRetry = () => {}
    export const useClearResetErrorBoundary = () => {}
    export const getHasError = () => false`,
  './QueryErrorResetBoundary.js': `export const useQueryErrorResetBoundary = () => null`,
  './timeoutManager.js': `export const timeoutManager = {
    setTimeout: (act, ms) => setTimeout(act, ms),
    clearTimeout: (timer) => clearTimeout(timer),
    setInterval: (act, ms) => setInterval(act, ms),
    clearInterval: (timer) => clearInterval(timer),
  }
  export const systemSetTimeoutZero = (act) => setTimeout(act, 0)`,
  './infiniteQueryBehavior.js': `export function infiniteQueryBehavior() {
    throw new Error('This build has no infinite queries: see scripts/readOnlyQuery.ts')
  }`,
}

const PREFIX = '\0read-only-query:'
/** Those who import them for the client; the package's index names everything and is no reason to keep it. */
const importers =
  /@tanstack[\\/](?:query-core[\\/].*[\\/](?:queryClient|query|queryObserver|removable|utils|notifyManager)|react-query[\\/].*[\\/]useBaseQuery)\.js$/

export function readOnlyQuery(): Plugin {
  return {
    name: 'read-only-query',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source in stubs && importer !== undefined && importers.test(importer)
        ? PREFIX + source
        : null,
    load: (id) => (id.startsWith(PREFIX) ? (stubs[id.slice(PREFIX.length)] ?? null) : null),
  }
}
