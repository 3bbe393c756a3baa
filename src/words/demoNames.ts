/** The accessible names of the demo’s controls. */

export const DEMO = {
  controls: 'Demo controls',
  on: 'Turned on',
  catalog: 'Catalog',
  nextWeek: 'A week later',
  ownCatalog: 'use your own catalog',
  latency: 'Response delay',
  state: 'State shown',
  speaks: 'Service options',
  findDialect: 'Find a service option',
  match: 'Set the app to match',
  undo: 'Undo',
  reset: 'Reset',
  copy: 'Copy link with this scenario',
} as const

export function turnOff(name: string): string {
  return `Turn off ${name}`
}
