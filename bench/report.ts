/**
 * Prints figures as they are measured and saves them as a section of `bench/results.md`, so that one section can be measured
 * again by itself.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** The target, and whether the figure reaches it. */
export type Goal = { message: string; isMet: boolean }

export type Report = {
  /** One figure, with its unit. */
  addFigure: (what: string, value: string, goal?: Goal) => void
  /** A sentence below the figures. */
  note: (text: string) => void
}

type Line = { what: string; value: string; goal: Goal | undefined }

const RESULTS = path.join(import.meta.dirname, 'results.md')
const HEAD = `# What was measured

Written by \`npm run bench\`, one section by \`npm run bench -- NAME\`; how a figure is taken stands at the head of \`bench/NAME.ts\`. Times hang on the machine, ratios of one run much less.
`

const machine = () =>
  `${os.cpus().length} cores (${os.cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`

function asMarkdown(name: string, title: string, lines: readonly Line[], notes: readonly string[]) {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const rows = lines.map(({ what, value, goal }) => {
    const reached = goal ? `${goal.message}: ${goal.isMet ? 'reached' : 'missed'}` : ''
    return `| ${cell(what)} | ${cell(value)} | ${cell(reached)} |`
  })
  const table = ['| figure | value | goal |', '|---|---|---|', ...rows].join('\n')
  return [`## ${name}: ${title}`, machine(), table, ...notes].join('\n\n') + '\n'
}

function save(name: string, section: string): void {
  const known = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : ''
  const sections = new Map(
    known
      .split(/^(?=## )/m)
      .slice(1)
      .map((text) => [/^## ([^:]+):/.exec(text)?.[1] ?? '', `${text.trimEnd()}\n`]),
  )
  sections.set(name, section)
  const sorted = [...sections].toSorted(([a], [b]) => a.localeCompare(b))
  writeFileSync(RESULTS, [HEAD, ...sorted.map(([, text]) => text)].join('\n'))
}

/** Measures one section; `name` is its name on the command line. Nothing is stored if it fails. */
export async function report(
  name: string,
  title: string,
  measure: (report: Report) => Promise<void>,
): Promise<void> {
  const lines: Line[] = []
  const notes: string[] = []
  console.log(`\n${name}: ${title}`)
  await measure({
    addFigure: (what, value, goal) => {
      lines.push({ what, value, goal })
      const reached = goal ? `  (${goal.message}: ${goal.isMet ? 'reached' : 'missed'})` : ''
      console.log(`  ${what.padEnd(64)}${value}${reached}`)
    },
    note: (text) => {
      notes.push(text)
      console.log(`  ${text}`)
    },
  })
  save(name, asMarkdown(name, title, lines, notes))
}
