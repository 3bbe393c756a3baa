/**
 * `licenses.txt` beside the page: the work of others in the build (code, typeface, WebAssembly), each with its licence. Vite's
 * own `build.license` misses what only workers load, files such as fonts, and licences under another name.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const NOTICES = 'licenses.txt'
/** The folder of the notices that packages lack: one file `NAME.txt` for each package, with slashes in its name as dashes. */
const ADDED = path.join(import.meta.dirname, 'notices')
const OURS = path.join(import.meta.dirname, '../node_modules')
const TEXT_OF_LICENCE = /^(?:mit-)?(?:licen[cs]e|copying|notice)(?:\.(?:md|txt))?$/i
/**
 * The heading in a bundler's licence below which it lists its own parts. They are not in its output, so the text from there on is
 * left out.
 */
const OF_THE_BUNDLER = '# Licenses of bundled dependencies'
const RULE = '='.repeat(80)

type Package = { name: string; version: string; license?: string }

/**
 * The folders of the packages that a file of the bundle contains. Vite and Rolldown add a few lines of code themselves, so they
 * count too.
 */
function foldersOf(file: Rolldown.OutputBundle[string], root: string): string[] {
  const ids = file.type === 'chunk' ? file.moduleIds : file.originalFileNames
  return ids.flatMap((id) => {
    const own = /^\0(vite|rolldown)\//.exec(id)?.[1]
    if (own !== undefined) return [path.join(OURS, own)]
    const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.resolve(root, id))?.[0]
    return folder === undefined || id.startsWith('\0') ? [] : [folder]
  })
}

/** The notice of the package in a folder. Throws if neither the package nor this project has the text of its licence. */
function noticeOf(folder: string): string {
  // The type fits, because npm reads and writes this file in this form.
  const it = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package
  const own = readdirSync(folder).filter((file) => TEXT_OF_LICENCE.test(file))
  const files = own.toSorted().map((file) => path.join(folder, file))
  const added = path.join(ADDED, `${it.name.replaceAll('/', '-')}.txt`)
  if (existsSync(added)) files.push(added)
  if (files.length === 0) {
    throw new Error(`${it.name} comes without the text of its licence: put it into ${added}`)
  }
  const texts = files.map((file) => readFileSync(file, 'utf8').split(OF_THE_BUNDLER, 1)[0]?.trim())
  const licence = it.license?.replace(/^\((.*)\)$/, '$1') ?? 'licence below'
  const head = `${it.name} ${it.version} (${licence})`
  return [RULE, head, RULE, '', texts.join('\n\n')].join('\n')
}

function notices(folders: ReadonlySet<string>): string {
  const each = new Set([...folders].map(noticeOf))
  const head = `What others wrote and this build of Catalog Explorer holds: ${each.size} packages, each with its licence.`
  // The byte order mark marks the file as UTF-8 if the host does not.
  return `\u{FEFF}${[head, ...[...each].toSorted()].join('\n\n')}\n`
}

/**
 * The plugin for the page writes the file. The plugin for workers, which are built before the page, notes the packages that they
 * load.
 */
export function thirdPartyNotices(): { ofPage: Plugin; ofWorkers: Plugin } {
  const found = new Set<string>()
  const note = (bundle: Rolldown.OutputBundle, root: string) => {
    for (const file of Object.values(bundle)) {
      for (const folder of foldersOf(file, root)) found.add(folder)
    }
  }
  return {
    ofWorkers: {
      name: 'third-party-notices-of-workers',
      generateBundle(_options, bundle) {
        note(bundle, this.environment.config.root)
      },
    },
    ofPage: {
      name: 'third-party-notices',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          note(bundle, this.environment.config.root)
          this.emitFile({ type: 'asset', fileName: NOTICES, source: notices(found) })
        },
      },
      // The dev server serves packages as they are installed, so the contents of a build are not known.
      configureServer({ config, middlewares }) {
        middlewares.use((request, response, next) => {
          if (request.url?.split('?', 1)[0] !== config.base + NOTICES) {
            next()
            return
          }
          response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
          response.end(
            'The licences are written with a build. This server runs the app from its sources: use npm run build, then npm run preview.\n',
          )
        })
      },
    },
  }
}
