/** A browser in a separate process with its profile on disk, so that it can be killed as by a crash or the task manager. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, test, type LaunchOptions, type Page } from 'playwright/test'

export type MortalBrowser = {
  /** Opens a page in a browser that is started with the same profile as before. */
  open: () => Promise<Page>
  /** Ends all of its processes at once, whatever they are doing. */
  kill: () => Promise<void>
}

/** The largest number of profiles that one test uses. */
const MOST_PROFILES = 12

/** Resolves with the address at which the browser accepts commands. */
function started(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stderr?.on('data', (piece: Buffer) => {
      output += piece.toString()
      const [, address] = /DevTools listening on (\S+)/.exec(output) ?? []
      if (address !== undefined) resolve(address)
    })
    child.on('exit', () => reject(new Error(`the browser ended: ${output}`)))
  })
}

/** Creates the browser. `log` returns its log output; `close` kills it and deletes the profile. */
function mortalBrowser(
  options: LaunchOptions,
): MortalBrowser & { log: () => string; close: () => Promise<void> } {
  const profile = mkdtempSync(path.join(tmpdir(), 'profile-'))
  let child: ChildProcess | null = null
  let log = ''

  const kill = async () => {
    const ending = child
    child = null
    if (ending?.pid === undefined) return
    const ended = new Promise<void>((resolve) => ending.once('exit', () => resolve()))
    // Kills the whole process group, which includes the processes of pages and storage.
    process.kill(-ending.pid, 'SIGKILL')
    await ended
  }

  return {
    async open() {
      child = spawn(
        options.executablePath ?? chromium.executablePath(),
        [
          ...(options.args ?? []),
          '--headless',
          '--no-sandbox',
          '--enable-logging=stderr',
          '--remote-debugging-port=0',
          `--user-data-dir=${profile}`,
          'about:blank',
        ],
        { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
      )
      child.stderr?.on('data', (piece: Buffer) => {
        log += piece.toString()
      })
      const browser = await chromium.connectOverCDP(await started(child))
      const [context] = browser.contexts()
      if (!context) throw new Error('a browser without a profile')
      return context.pages()[0] ?? (await context.newPage())
    },
    kill,
    log: () => log,
    async close() {
      await kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

/**
 * Runs a test on a browser that it kills. If Chromium is killed in the middle of a write, it goes on in the same LevelDB log,
 * finds it damaged at a later start, and deletes everything that the origin has stored
 * (https://github.com/google/leveldb/issues/1287): seen in 2 of 180 kills of a page without this app. If the browser's log
 * reports this, the test starts again on a new profile; every other failure counts.
 */
export async function withMortalBrowser(
  options: LaunchOptions,
  run: (browser: MortalBrowser) => Promise<void>,
): Promise<void> {
  for (let profiles = 1; ; profiles += 1) {
    const browser = mortalBrowser(options)
    try {
      await run(browser)
      return
    } catch (error) {
      const isDeletedByBrowser = /corrupted \(and deleted\) database/.test(browser.log())
      if (!isDeletedByBrowser || profiles === MOST_PROFILES) throw error
      test.info().annotations.push({ type: 'Chromium deleted its damaged database' })
    } finally {
      await browser.close()
    }
  }
}
