/** The values of the nginx template, from the same environment variables and rules as the preview server's. */
import type { CatalogService } from '../proxy/catalogService.ts'
import { catalogService } from '../proxy/catalogService.ts'
import { configFilePath } from '../proxy/configFile.ts'
import type { ErrorResponse } from '../proxy/errorResponses.ts'
import {
  bodyOf,
  pathNotForwarded,
  methodNotAllowed,
  serverNameRefused,
  serviceTimeout,
  unreachable,
} from '../proxy/errorResponses.ts'
import {
  ANSWER_HEADERS,
  headersFor,
  METHODS,
  RETRY_AFTER_PATTERN,
  TARGET_PATTERNS,
} from '../proxy/rules.ts'
import type { ProxyAddress } from '../proxy/settings.ts'
import { hasProxy, proxyAddress, proxySettings, serverNames } from '../proxy/settings.ts'
import { allowedOrigins } from '../scripts/allowedOrigins.ts'
import { basePath } from '../scripts/basePath.ts'
import { securityHeaders, wasmWorker } from '../scripts/securityHeaders.ts'
import { StartError } from '../scripts/startError.ts'
import { lines, literal, pattern, quoted } from './nginxText.ts'

/** `site` may be readable by everyone; `secrets` contains the key and the token, and `site` includes it. */
export type NginxConfiguration = { site: string; secrets: string }

/** A value that is inserted unquoted: it may have several words, but must not add a directive. */
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

function neededNames(env: NodeJS.ProcessEnv): readonly string[] {
  const names = serverNames(env)
  if (names.length > 0) return names
  throw new StartError(
    'CATALOG_SERVER_NAME is not set: name what people type to reach this server, such as catalog.example; to any other name it serves nothing.',
  )
}

/**
 * Without a resolver, nginx looks the host up once at its start and reuses connections; with one, it looks it up whenever the
 * record expires.
 */
function upstream(url: URL, resolver: string) {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  const server = `${url.hostname}:${port}`
  // inside quotes, `;` and quotes are safe, but `$` would begin a variable
  const path = url.pathname.replace(/\/$/, '').replaceAll('$', '%24')
  const name = resolver ? server : 'catalog_service'
  return {
    UPSTREAM: resolver
      ? `resolver ${resolver};`
      : `# Its addresses are looked up when nginx starts or reloads; CATALOG_RESOLVER looks them up as they expire.\nupstream catalog_service {\n    server ${server} max_fails=0;\n    keepalive 16;\n}`,
    UPSTREAM_URL: `${url.protocol}//${name}${path}`,
    UPSTREAM_TARGET: '$catalog_target',
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

/**
 * Response headers that browsers, caches or nginx would act on. They are hidden by name because nginx has no allow-list for
 * headers.
 */
const HIDDEN = `
  Content-Type Content-Encoding Content-Language Content-Location Content-Disposition Content-Range Accept-Ranges Location Refresh
  Link SourceMap X-SourceMap Retry-After Allow Cache-Control Pragma Expires Age Vary ETag Last-Modified Warning Via Trailer
  Set-Cookie Set-Cookie2 Set-Login Clear-Site-Data WWW-Authenticate Proxy-Authenticate Authentication-Info Authorization
  Access-Control-Allow-Origin Access-Control-Allow-Credentials Access-Control-Allow-Headers Access-Control-Allow-Methods
  Access-Control-Allow-Private-Network Access-Control-Expose-Headers Access-Control-Max-Age Timing-Allow-Origin
  Content-Security-Policy Content-Security-Policy-Report-Only Permissions-Policy Permissions-Policy-Report-Only Feature-Policy
  Document-Policy Document-Policy-Report-Only Require-Document-Policy Integrity-Policy Integrity-Policy-Report-Only
  Cross-Origin-Opener-Policy Cross-Origin-Opener-Policy-Report-Only Cross-Origin-Embedder-Policy
  Cross-Origin-Embedder-Policy-Report-Only Cross-Origin-Resource-Policy Origin-Agent-Cluster Origin-Trial Speculation-Rules
  Supports-Loading-Mode No-Vary-Search Activate-Storage-Access Service-Worker-Allowed Use-As-Dictionary Available-Dictionary
  Accept-CH Critical-CH DPR Content-DPR Server-Timing Observe-Browsing-Topics Attribution-Reporting-Register-Source
  Attribution-Reporting-Register-Trigger Ad-Auction-Signals Sec-Session-Registration Sec-Session-Challenge
  X-Content-Type-Options X-Frame-Options X-XSS-Protection X-DNS-Prefetch-Control X-Download-Options
  X-Permitted-Cross-Domain-Policies X-UA-Compatible X-Robots-Tag Service-Worker X-Sendfile Referrer-Policy Strict-Transport-Security Expect-CT
  Public-Key-Pins Alt-Svc NEL Report-To Reporting-Endpoints Upgrade Keep-Alive Server X-Powered-By Date apikey
`

const answerHeaders = Object.entries(ANSWER_HEADERS).map(
  ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
)

function ownAnswers(host: string): string {
  const answers: [name: string, answer: ErrorResponse][] = [
    ['catalog_other_name', serverNameRefused],
    ['catalog_no_operation', pathNotForwarded],
    ['catalog_only_reading', methodNotAllowed],
    ['catalog_unreachable', unreachable(host)],
    ['catalog_silent', serviceTimeout(host)],
  ]
  const { 'Content-Type': type } = ANSWER_HEADERS
  return lines(
    4,
    answers.flatMap(([name, answer]) => [
      `location @${name} {`,
      '    types { }',
      `    default_type ${quoted(type)};`,
      '    charset off;',
      ...answerHeaders.slice(1).map((line) => `    ${line}`),
      ...(answer.status === 405
        ? [`    add_header Allow ${quoted(METHODS.join(', '))} always;`]
        : []),
      `    return ${answer.status} ${quoted(bodyOf(answer))};`,
      '}',
    ]),
  )
}

/** The directives that hide and add response headers. `Content-Encoding` passes only from the proxy, which may compress. */
const returnedHeaders = (fromProxy: boolean) => {
  const hidden = HIDDEN.trim().split(/\s+/)
  return lines(8, [
    ...hidden
      .filter((name) => !fromProxy || name !== 'Content-Encoding')
      .map((name) => `proxy_hide_header ${name};`),
    ...answerHeaders,
    'add_header Retry-After $catalog_retry_after always;',
  ])
}

function sentHeaders({ eanToken, ...service }: CatalogService): string {
  const always = headersFor({ ...service, apiKey: null, eanToken: null }, 'search')
  return lines(8, [
    ...Object.entries(always).map(([name, value]) => `proxy_set_header ${name} ${quoted(value)};`),
    'proxy_set_header apikey $catalog_key;',
    ...(eanToken ? [`proxy_set_header ${eanToken.header} $catalog_token_sent;`] : []),
  ])
}

/** Upstream values for the proxy, which listens on another port under the same path and host name. */
const proxyBehind = (address: ProxyAddress) => ({
  UPSTREAM: `upstream catalog_service {\n    server ${address.host}:${address.port} max_fails=0;\n    keepalive 16;\n    # Sooner than the proxy closes an idle connection, so that none is closed as it is used again.\n    keepalive_timeout 15s;\n}`,
  UPSTREAM_URL: 'http://catalog_service',
  UPSTREAM_TARGET: '$request_uri',
  UPSTREAM_HOST: '$http_host',
  UPSTREAM_NAME: 'localhost',
})

/**
 * Fills in the template. `secretsFile` is the path of the secrets when nginx starts. Throws a StartError that names the wrong
 * variable.
 */
export function nginxConfiguration(
  env: NodeJS.ProcessEnv,
  template: string,
  secretsFile: string,
): NginxConfiguration {
  const proxy = hasProxy(env) ? proxyAddress(env) : null
  const service = proxy ? null : neededService(env)
  const base = basePath(env)
  const names = neededNames(env)
  const { deadlineMs } = proxySettings(env)
  const { 'Content-Security-Policy': policy = '', ...headers } = securityHeaders({
    demo: false,
    origins: allowedOrigins(env),
  })
  const url = service && new URL(service.baseUrl)
  const values: Record<string, string> = {
    SECRETS_FILE: quoted(secretsFile),
    ...(url && upstream(url, env['CATALOG_RESOLVER'] ? plain(env, 'CATALOG_RESOLVER', '') : '')),
    SENT_HEADERS: service
      ? sentHeaders(service)
      : lines(8, [
          'proxy_set_header Accept-Encoding $http_accept_encoding;',
          '# The proxy serves clients in rotation, and needs the address of each.',
          'proxy_set_header X-Real-IP $remote_addr;',
        ]),
    RETURNED_HEADERS: returnedHeaders(proxy !== null),
    ...(proxy && proxyBehind(proxy)),
    BASE_PATH: base,
    BASE_PATTERN: pattern(base),
    OPERATIONS: lines(
      4,
      Object.entries(TARGET_PATTERNS).map(([name, target]) => `${quoted(`~^${target}$`)} ${name};`),
    ),
    RETRY_AFTER: quoted(`~^${RETRY_AFTER_PATTERN}$`),
    LISTEN: plain(env, 'CATALOG_LISTEN', '127.0.0.1:8080'),
    SERVER_NAME: names.join(' '),
    SERVER_NAMES: lines(
      4,
      names.map((name) => `${quoted(`~*^${pattern(name)} ${pattern(name)}(?::[0-9]+)?$`)} 1;`),
    ),
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
    // 2 s longer in front of the proxy, whose timeout answer is more precise.
    TIMEOUT: `${deadlineMs + (proxy ? 2000 : 0)}ms`,
    OWN_ANSWERS: ownAnswers(url ? url.host : 'this address'),
  }
  return {
    site: template.replace(/\$\{([A-Z_]+)\}/g, (_whole, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`The template asks for ${name}, which has no value`)
      return value
    }),
    secrets:
      literal('catalog_key', service?.apiKey ?? '') +
      literal('catalog_token', service?.eanToken?.value ?? ''),
  }
}
