/** `npm run deploy:render -- --out FOLDER`: writes the nginx configuration of this deployment, from environment variables. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { nginxConfiguration } from './nginxConfiguration.ts'

const TEMPLATE = path.join(import.meta.dirname, 'nginx.conf.template')
const SITE = 'catalog-explorer.conf'
// Not `.conf`, because nginx includes every `.conf` file of conf.d automatically.
const SECRETS = 'catalog-explorer.secrets'

/**
 * Replaces the file: an existing file would stay as readable as before, and until a later `chmod` others could read the secrets.
 */
function writeSecret(file: string, text: string): void {
  const fresh = `${file}.new`
  rmSync(fresh, { force: true })
  writeFileSync(fresh, text, { mode: 0o600, flag: 'wx' })
  renameSync(fresh, file)
}

/** Writes both files into the folder and returns their paths. Throws a StartError for a wrong variable. */
export function render(env: NodeJS.ProcessEnv, out: string): { site: string; secrets: string } {
  const site = path.resolve(out, SITE)
  const secrets = path.resolve(out, SECRETS)
  const rendered = nginxConfiguration(env, readFileSync(TEMPLATE, 'utf8'), secrets)
  mkdirSync(out, { recursive: true })
  writeSecret(secrets, rendered.secrets)
  writeFileSync(site, rendered.site)
  return { site, secrets }
}

/** Returns the exit code. */
export function main(argv: string[]): number {
  try {
    const { values } = parseArgs({ args: argv, options: { out: { type: 'string' } } })
    if (values.out === undefined) throw new Error('Say where to: -- --out /etc/nginx/conf.d')
    const { site, secrets } = render(process.env, values.out)
    console.log(`${site}\n${secrets} (0600: holds the key)\nNow: nginx -t && nginx -s reload`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
