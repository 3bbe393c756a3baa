/** Builds the proxy as one file with a minimal app build, alone in a folder as on a server, without sources and packages. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { pagePolicy } from '../../scripts/securityHeaders.ts'

export async function buildProxy(folder: string): Promise<void> {
  await build({
    configFile: path.join(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'silent',
    build: { outDir: folder, emptyOutDir: false },
  })
  mkdirSync(path.join(folder, 'dist'))
  const policy = pagePolicy({
    demo: false,
    origins: [],
    hashes: { script: `'sha256-script='`, style: `'sha256-style='` },
  })
  writeFileSync(
    path.join(folder, 'dist/index.html'),
    `<meta content="${policy}"><script data-base="/"></script>`,
  )
}
