/** What the router has for its own links, forms and data stays out of the build: the app has one link of its own, and no forms. */
import type { Plugin } from 'vite'

const router = /react-router[\\/]dist[\\/]production[\\/][^\\/]+\.mjs$/

/** What it shows of errors in routes with data. Errors of pages are the app's own (src/app/PageBoundary.tsx). */
const errorPages = /^function (DefaultErrorComponent|RSCErrorHandler)\b[^]*?^\}$/gm

/**
 * A name that is written onto a component, and a call that wraps one, look like work that must be done even where nobody
 * uses the component. They are not: without the one, and with the other marked, what is unused is left out.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      router.test(id)
        ? code
            .replace(/^\w+\.displayName = "\w+";$/gm, '')
            .replace(errorPages, 'function $1({ children }) { return children ?? null }')
            .replace(/(?<== )(?=React\d*\.(?:forwardRef|memo)\()/g, '/* @__PURE__ */ ')
        : null,
  }
}
