// Finds a Chromium that really starts, and installs one only if none does. The result is saved in .cache/browser.json.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { root } from './setup.mjs'

const FOUND = path.join(root, '.cache', 'browser.json')

/** The headless shell comes first: it is the kind that Playwright installs, and it needs a third less CPU time. */
const systemBrowsers = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/google-chrome',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['C:/Program Files/Google/Chrome/Application/chrome.exe'],
}

/** Without these options Chromium contacts its vendor at every start, which causes many errors in a closed network. */
export const quietArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

const asRoot = process.getuid?.() === 0

/** `executablePath` is absent for Playwright's own build. */
const optionsFor = (executablePath) => ({
  ...(executablePath !== undefined && { executablePath }),
  args: quietArguments,
  chromiumSandbox: false,
})

/** How to start an installed browser, untested; Playwright's own build if none is installed. */
export function anyInstalled() {
  const candidates = [process.env.CHROMIUM, ...(systemBrowsers[process.platform] ?? [])]
  return optionsFor(candidates.find((file) => file !== undefined && existsSync(file)))
}

/** Returns whether the browser opens a page, and saves the one that does. */
async function works(executablePath) {
  if (executablePath !== undefined && !existsSync(executablePath)) return false
  const { chromium } = await import('playwright')
  const options = optionsFor(executablePath)
  try {
    const browser = await chromium.launch({ ...options, timeout: 30_000 })
    const page = await browser.newPage()
    await page.goto('data:text/html,<h1>ready</h1>')
    console.log(`Browser: ${executablePath ?? "Playwright's own"} (${browser.version()})`)
    await browser.close()
    mkdirSync(path.dirname(FOUND), { recursive: true })
    writeFileSync(FOUND, JSON.stringify(options))
    return true
  } catch {
    return false
  }
}

function tried(command, args, seconds) {
  console.log(`Browser: trying ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: seconds * 1000,
    env: {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
    },
  })
  return status === 0
}

async function anySystemBrowser() {
  for (const candidate of systemBrowsers[process.platform] ?? []) {
    if (await works(candidate)) return true
  }
  return false
}

async function download() {
  const cli = path.join(root, 'node_modules/playwright/cli.js')
  return tried(process.execPath, [cli, 'install', 'chromium'], 300) && works()
}

/** Installs a system package where that is possible; returns whether it succeeded. */
export function fromDistribution(name) {
  if (!asRoot || !existsSync('/usr/bin/apt-get')) return false
  tried('apt-get', ['update', '-q'], 180)
  return tried('apt-get', ['install', '-yq', '--no-install-recommends', name], 600)
}

/** Returns true once a browser is known to work; prints what to do if none can be found. */
export async function findBrowser() {
  const named = process.env.CHROMIUM
  const steps = [
    async () => named !== undefined && works(named),
    () => works(),
    anySystemBrowser,
    download,
    async () => fromDistribution('chromium-headless-shell') && anySystemBrowser(),
    async () => fromDistribution('chromium') && anySystemBrowser(),
  ]
  for (const step of steps) if (await step()) return true
  console.error(
    'No Chromium could be started or installed: install one, or set CHROMIUM=/path/to/it.',
  )
  return false
}
