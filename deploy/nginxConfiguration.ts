/** The template's values, from the same environment and the same rules as the preview server's. */
import { allowedOrigins } from '../scripts/allowedOrigins.ts'
import { basePath } from '../scripts/basePath.ts'
import type { CatalogService } from '../scripts/catalogService.ts'
import { catalogService } from '../scripts/catalogService.ts'
import { configFilePath } from '../scripts/configFile.ts'
import type { ProxyAnswer } from '../scripts/proxyAnswers.ts'
import {
  bodyOf,
  leavesTheService,
  onlyReading,
  silent,
  unreachable,
} from '../scripts/proxyAnswers.ts'
import {
  DOT_SEGMENT,
  EAN_PATH,
  TIMEOUT_S,
  notForwarded,
  notReturned,
  ofOneHop,
} from '../scripts/proxyRules.ts'
import { securityHeaders, wasmWorker } from '../scripts/securityHeaders.ts'
import { StartError } from '../scripts/startError.ts'
import { lines, literal, pattern, quoted } from './nginxText.ts'

/** `site` may be read by anyone; `secrets` holds key and token and is included from it. */
export type NginxConfiguration = { site: string; secrets: string }

/** A value that goes into the configuration as it is: whoever sets it may mean several words, but no directive. */
function plain(env: NodeJS.ProcessEnv, name: string, otherwise: string): string {
  const value = env[name] || otherwise
  if (/^[^"'\\$;{}#\r\n]+$/.test(value)) return value
  throw new StartError(`${name} is "${value}": leave out quotes, $ ; { } # and line breaks.`)
}

function neededService(env: NodeJS.ProcessEnv): CatalogService {
  const service = catalogService(env)
  if (service) return service
  throw new StartError('CATALOG_BASE_URL is not set: nginx has to know where to forward /v1 to.')
}

/** Resolved once when nginx starts, with connections kept open; or again and again where a resolver is named. */
function upstream(url: URL, resolver: string) {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  const server = `${url.hostname}:${port}`
  // `;` and quotes are safe between quotes; `$` would begin a variable
  const path = url.pathname.replace(/\/$/, '').replaceAll('$', '%24')
  const name = resolver ? server : 'catalog_service'
  return {
    UPSTREAM: resolver
      ? `resolver ${resolver};`
      : `# Its addresses are looked up when nginx starts or reloads; CATALOG_RESOLVER looks them up as they expire.\nupstream catalog_service {\n    server ${server} max_fails=0;\n    keepalive 16;\n}`,
    UPSTREAM_URL: `${url.protocol}//${name}${path}`,
    UPSTREAM_HOST: url.host,
    UPSTREAM_NAME: url.hostname.replace(/^\[|\]$/g, ''),
  }
}

function besideTheApp(base: string, config: string | null): string {
  const blocks = []
  if (config !== null) {
    blocks.push(
      '# The configuration of this deployment, in place of the empty one of the build.',
      `location = ${base}config.json {`,
      `    alias ${quoted(config)};`,
      '}',
    )
  }
  if (base !== '/') {
    blocks.push(
      `location = ${base.slice(0, -1)} {`,
      `    return 308 ${base}$is_args$args;`,
      '}',
      'location / {',
      '    return 404;',
      '}',
    )
  }
  return lines(4, blocks)
}

function ownAnswers(host: string): string {
  const answers: [name: string, answer: ProxyAnswer][] = [
    ['catalog_leaves_the_service', leavesTheService],
    ['catalog_only_reading', onlyReading],
    ['catalog_unreachable', unreachable(host)],
    ['catalog_silent', silent(host)],
  ]
  return lines(
    4,
    answers.flatMap(([name, answer]) => [
      `location @${name} {`,
      '    types { }',
      '    default_type application/json;',
      `    return ${answer.status} ${quoted(bodyOf(answer))};`,
      '}',
    ]),
  )
}

/**
 * Fills in the template. `secretsFile` is where the secrets will lie when nginx starts. Throws a StartError that names
 * the variable and what is wrong with it.
 */
export function nginxConfiguration(
  env: NodeJS.ProcessEnv,
  template: string,
  secretsFile: string,
): NginxConfiguration {
  const { baseUrl, apiKey, eanToken } = neededService(env)
  const url = new URL(baseUrl)
  const base = basePath(env)
  const { 'Content-Security-Policy': policy = '', ...headers } = securityHeaders({
    demo: false,
    origins: allowedOrigins(env),
  })
  const emptied = [...ofOneHop, ...notForwarded].filter(
    (name) => name !== 'apikey' && name !== eanToken?.header.toLowerCase(),
  )
  const values: Record<string, string> = {
    SECRETS_FILE: quoted(secretsFile),
    ...upstream(url, env['CATALOG_RESOLVER'] ? plain(env, 'CATALOG_RESOLVER', '') : ''),
    BASE_PATH: base,
    BASE_PATTERN: pattern(base),
    DOT_SEGMENT: DOT_SEGMENT.source.replaceAll('\\/', '/').replaceAll('\\', '\\\\'),
    EAN_PATH: pattern(EAN_PATH),
    LISTEN: plain(env, 'CATALOG_LISTEN', '127.0.0.1:8080'),
    SERVER_NAME: plain(env, 'CATALOG_SERVER_NAME', '_'),
    ROOT: quoted(plain(env, 'CATALOG_ROOT', '/var/www/catalog-explorer')),
    ACCESS_LOG: quoted(plain(env, 'CATALOG_ACCESS_LOG', '/var/log/nginx/catalog-explorer.log')),
    CA_FILE: quoted(plain(env, 'CATALOG_CA_FILE', '/etc/ssl/certs/ca-certificates.crt')),
    POLICY: quoted(policy),
    WASM_WORKER: wasmWorker.file.source.slice(1).replaceAll('\\/', '/').replaceAll('\\', '\\\\'),
    WASM_POLICY: quoted(wasmWorker.policy),
    SECURITY_HEADERS: lines(4, [
      'add_header Content-Security-Policy $catalog_policy always;',
      ...Object.entries(headers).map(
        ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
      ),
    ]),
    BESIDE_THE_APP: besideTheApp(base, configFilePath(env)),
    TOKEN_HEADER: eanToken ? `proxy_set_header ${eanToken.header} $catalog_token_sent;` : '',
    NOT_FORWARDED: lines(
      8,
      emptied.map((name) => `proxy_set_header ${name} "";`),
    ),
    NOT_RETURNED: lines(
      8,
      notReturned.map((name) => `proxy_hide_header ${name};`),
    ),
    TIMEOUT: `${TIMEOUT_S}s`,
    OWN_ANSWERS: ownAnswers(url.host),
  }
  return {
    site: template.replace(/\$\{([A-Z_]+)\}/g, (_whole, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`The template asks for ${name}, which has no value`)
      return value
    }),
    secrets: literal('catalog_key', apiKey ?? '') + literal('catalog_token', eanToken?.value ?? ''),
  }
}
