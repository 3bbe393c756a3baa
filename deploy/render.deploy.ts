import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEADLINE_S } from '../proxy/rules.ts'
import { render } from './render.ts'

const service = {
  CATALOG_BASE_URL: 'https://catalog.example/api',
  CATALOG_SERVER_NAME: 'catalog.example',
}
const secrets = {
  CATALOG_API_KEY: 'sentinel-key',
  CATALOG_EAN_TOKEN_HEADER: 'X-Access-Token',
  CATALOG_EAN_TOKEN: 'sentinel-token',
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalog-render-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('the rendered configuration', () => {
  it('keeps key and token in a file that its owner alone may read', () => {
    const files = render({ ...service, ...secrets }, folder)
    expect(statSync(files.secrets).mode & 0o777).toBe(0o600)
    expect(readFileSync(files.secrets, 'utf8')).toContain('sentinel-key')
    expect(readFileSync(files.secrets, 'utf8')).toContain('sentinel-token')
    expect(readFileSync(files.site, 'utf8')).not.toContain('sentinel')
  })

  it('closes a file of secrets that was open to others', () => {
    const file = path.join(folder, 'catalog-explorer.secrets')
    writeFileSync(file, 'old')
    chmodSync(file, 0o644)
    render({ ...service, ...secrets }, folder)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).not.toContain('old')
  })

  it('checks the certificate of the service and waits longer than the app', () => {
    const site = readFileSync(render(service, folder).site, 'utf8')
    expect(site).toContain('proxy_ssl_verify on;')
    expect(site).toContain('proxy_ssl_name catalog.example;')
    expect(site).toContain('server catalog.example:443 max_fails=0;')
    expect(site).toContain(`proxy_read_timeout ${DEADLINE_S * 1000}ms;`)
    expect(DEADLINE_S).toBeGreaterThan(15)
    expect(site).not.toMatch(/\$\{/)
  })

  it.each([
    [{}, 'CATALOG_BASE_URL is not set'],
    [{ CATALOG_BASE_URL: service.CATALOG_BASE_URL }, 'CATALOG_SERVER_NAME is not set'],
    [{ ...service, CATALOG_SERVER_NAME: '_' }, 'CATALOG_SERVER_NAME holds "_"'],
    [{ ...service, CATALOG_PROXY: '8081' }, 'CATALOG_PROXY is "8081"'],
    [{ CATALOG_BASE_URL: 'http://catalog.example' }, "CATALOG_BASE_URL can't be used"],
    [{ ...service, CATALOG_API_KEY: 'a”b' }, 'CATALOG_API_KEY has a character'],
    [{ ...service, CATALOG_ALLOWED_ORIGINS: "'none'" }, 'CATALOG_ALLOWED_ORIGINS holds'],
    [{ ...service, CATALOG_BASE_PATH: 'catalog' }, 'CATALOG_BASE_PATH is "catalog"'],
    [{ ...service, CATALOG_CONFIG: '/none.json' }, 'CATALOG_CONFIG names /none.json'],
    [{ ...service, CATALOG_ROOT: '/srv; }' }, 'CATALOG_ROOT is "/srv; }"'],
    [{ ...service, CATALOG_LISTEN: '80;\nx' }, 'CATALOG_LISTEN is'],
  ])('is not written from %j', (env, message) => {
    expect(() => render(env, folder)).toThrow(message)
  })
})
