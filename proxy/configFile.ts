/** `CATALOG_CONFIG`: the deployment's configuration file, served instead of the empty one of the build. */
import { statSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../scripts/startError.ts'

/** The file's absolute path; null if the variable is unset. Throws a StartError if the file does not exist. */
export function configFilePath(env: NodeJS.ProcessEnv): string | null {
  const named = env['CATALOG_CONFIG'] || null
  if (named === null) return null
  const file = path.resolve(named)
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) return file
  throw new StartError(`CATALOG_CONFIG names ${file}, where there is no file.`)
}
