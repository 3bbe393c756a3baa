/** `CATALOG_CONFIG`: the deployment's configuration file, served beside the app instead of the empty one of the build. */
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Connect, Plugin } from 'vite'
import { StartError } from './startError.ts'

/** The file's absolute path; null where none is named. Throws a StartError where there is no such file. */
export function configFilePath(env: NodeJS.ProcessEnv): string | null {
  const named = env['CATALOG_CONFIG'] || null
  if (named === null) return null
  const file = path.resolve(named)
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) return file
  throw new StartError(`CATALOG_CONFIG names ${file}, where there is no file.`)
}

/** Read for each request, so that a change shows at the next reload. What it says is for the app to judge. */
function middleware(file: string, base: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    if (request.url?.split('?', 1)[0] !== `${base}config.json`) {
      next()
      return
    }
    try {
      const text = await readFile(file)
      response.setHeader('Cache-Control', 'no-cache')
      response.setHeader('Content-Type', 'application/json')
      response.end(text)
    } catch (error) {
      next(error)
    }
  }
}

export function configFile(file: string | null): Plugin | null {
  if (file === null) return null
  return {
    name: 'config-file',
    configureServer(server) {
      server.middlewares.use(middleware(file, server.config.base))
    },
    configurePreviewServer(server) {
      server.middlewares.use(middleware(file, server.config.base))
    },
  }
}
