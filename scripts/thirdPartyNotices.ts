/**
 * `licenses.txt` beside the page: what others wrote and the build holds (code, typeface, WebAssembly), each with its
 * licence. Vite's own `build.license` passes over what only workers load, over files such as fonts, and over licences
 * under another name.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const NOTICES = 'licenses.txt'
/** What packages do not say of themselves, `NAME.txt` each, with slashes as dashes. */
const ADDED = path.join(import.meta.dirname, 'notices')
const OURS = path.join(import.meta.dirname, '../node_modules')
const TEXT_OF_LICENCE = /^(?:mit-)?(?:licen[cs]e|copying|notice)(?:\.(?:md|txt))?$/i
/** Where a bundler lists what it is made of, which is not in what it makes. */
const OF_THE_BUNDLER = '# Licenses of bundled dependencies'
const RULE = '='.repeat(80)

type Package = { name: string; version: string; license?: string }

/** The folders of packages that a file of the bundle was made from; Vite and Rolldown put a few lines of their own in. */
function foldersOf(file: Rolldown.OutputBundle[string], root: string): string[] {
  const ids = file.type === 'chunk' ? file.moduleIds : file.originalFileNames
  return ids.flatMap((id) => {
    const own = /^\0(vite|rolldown)\//.exec(id)?.[1]
    if (own !== undefined) return [path.join(OURS, own)]
    const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.resolve(root, id))?.[0]
    return folder === undefined || id.startsWith('\0') ? [] : [folder]
  })
}

/** Throws where neither the package nor we have the text of its licence. */
function noticeOf(folder: string): string {
  // npm reads and writes this file in this form
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
  // The mark in front says that this is UTF-8 where a host does not.
  return `\u{FEFF}${[head, ...[...each].toSorted()].join('\n\n')}\n`
}

/** The one for the page writes the file, and knows from the other what workers load: they are built before it. */
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
      // The sources are served with every package as it lies there, so that what a build would hold is not known.
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
