import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { demoService } from './mocks/vite.ts'
import { catalogService } from './proxy/catalogService.ts'
import { configFilePath } from './proxy/configFile.ts'
import { proxySettings, serverNames } from './proxy/settings.ts'
import { proxyPlugin } from './proxy/vitePlugin.ts'
import { aliases } from './scripts/aliases.mjs'
import { allowedOrigins } from './scripts/allowedOrigins.ts'
import { basePath } from './scripts/basePath.ts'
import { builtPage, firstPaintInPage } from './scripts/builtPage.ts'
import { filesToPreload, chunks } from './scripts/chunks.ts'
import { inlineClassNames, keepStyles, shortClassNames } from './scripts/classNames.ts'
import { layerOrder } from './scripts/layerOrder.ts'
import { offlineFiles } from './scripts/offlineFiles.ts'
import { pagePolicy, securityHeaders } from './scripts/securityHeaders.ts'
import { thirdPartyNotices } from './scripts/thirdPartyNotices.ts'

/** `--mode demo` is the app on its embedded demo service; every other mode is the live app. */
export default defineConfig(({ command, mode }) => {
  const { env } = process
  const demo = mode === 'demo'
  const policy = { demo, origins: allowedOrigins(env) }
  const serves = command === 'serve'
  const notices = thirdPartyNotices()
  return {
    base: basePath(env),
    plugins: [
      react({ jsxImportSource: '#longText' }),
      inlineClassNames(),
      keepStyles(),
      layerOrder(),
      firstPaintInPage(),
      builtPage(pagePolicy(policy)),
      notices.ofPage,
      serves &&
        proxyPlugin({
          isLive: !demo,
          service: catalogService(env),
          settings: proxySettings(env),
          names: serverNames(env),
          headers: securityHeaders(policy),
          config: configFilePath(env),
        }),
      demo ? demoService() : offlineFiles(),
    ],
    resolve: { alias: aliases },
    // The dev server keeps class names that show their style sheet.
    css: serves ? {} : { modules: { generateScopedName: shortClassNames(import.meta.dirname) } },
    define: { __DEMO__: JSON.stringify(demo) },
    // Otherwise the dev server would find a package only when a page is opened, bundle again and reload the page.
    optimizeDeps: {
      // The pages of the measurements have separate packages.
      entries: ['index.html'],
      exclude: ['lucide-react'],
      include: [
        'react',
        'react/jsx-dev-runtime',
        'react-dom/client',
        'react-router-dom',
        '@tanstack/react-query',
        'dompurify',
        'idb',
        'jsbarcode',
        'valibot',
        'msw',
        'msw/browser',
      ],
    },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true },
    build: {
      outDir: demo ? 'dist-demo' : 'dist',
      // Baseline 2024: the first versions that support light-dark().
      target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      // The polyfill is for browsers older than the supported ones.
      modulePreload: { polyfill: false, resolveDependencies: filesToPreload },
      // A picture or font inlined in the page's code would need `data:` in the policy and would be cached badly.
      assetsInlineLimit: 0,
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: { codeSplitting: chunks(import.meta.dirname) },
      },
    },
    worker: { format: 'es', plugins: () => [notices.ofWorkers] },
  }
})
