/** A browser of its own process whose profile stays on the disk: it can be killed as a crash or the task manager kills it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type LaunchOptions, type Page } from 'playwright/test'

export type MortalBrowser = {
  /** A page of a browser that is started on the same profile as the one before. */
  open: () => Promise<Page>
  /** Ends all of its processes at once, whatever they are doing. */
  kill: () => Promise<void>
  /** Kills it and deletes the profile. */
  close: () => Promise<void>
}

/** Resolves with the address at which it takes commands. */
function started(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (piece: Buffer) => {
      said += piece.toString()
      const [, address] = /DevTools listening on (\S+)/.exec(said) ?? []
      if (address !== undefined) resolve(address)
    })
    child.on('exit', () => reject(new Error(`the browser ended: ${said}`)))
  })
}

export function mortalBrowser(options: LaunchOptions): MortalBrowser {
  const profile = mkdtempSync(path.join(tmpdir(), 'profile-'))
  let child: ChildProcess | null = null

  const kill = async () => {
    const ending = child
    child = null
    if (ending?.pid === undefined) return
    const ended = new Promise<void>((resolve) => ending.once('exit', () => resolve()))
    // A group of its own: the processes of pages and of the storage end with it.
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
          '--remote-debugging-port=0',
          `--user-data-dir=${profile}`,
          'about:blank',
        ],
        { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
      )
      const browser = await chromium.connectOverCDP(await started(child))
      const [context] = browser.contexts()
      if (!context) throw new Error('a browser without a profile')
      return context.pages()[0] ?? (await context.newPage())
    },
    kill,
    async close() {
      await kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
