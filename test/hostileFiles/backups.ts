/** Files that are not valid backups. */
import { times, utf8, type HostileFile } from './hostileFile.ts'

const head =
  '"format":"catalog-explorer-backup","version":1,"app":"Catalog Explorer","madeAt":"2026-05-03T10:12:00.000Z"'
const backup = (stores: string, preferences = '{}') =>
  utf8(`{${head},"preferences":${preferences},"stores":${stores}}`)

const files: Omit<HostileFile, 'kind' | 'name'>[] = [
  { is: 'nothing in it', make: () => utf8(''), ends: /It isn’t JSON/ },
  {
    is: 'an end in the middle',
    make: () => backup('{"lists":[').slice(0, -3),
    ends: /It isn’t JSON/,
  },
  { is: 'a table in its place', make: () => utf8('EAN;Price\n'), ends: /It isn’t JSON/ },
  { is: 'another file of JSON', make: () => utf8('{"a":1}'), ends: /is missing/ },
  { is: 'null', make: () => utf8('null'), ends: /expected an object/ },
  {
    is: 'a newer version',
    make: () => utf8(new TextDecoder().decode(backup('{}')).replace('"version":1', '"version":3')),
    ends: /it was made by a newer version of this app/,
  },
  {
    is: 'a version that is a text',
    make: () =>
      utf8(new TextDecoder().decode(backup('{}')).replace('"version":1', '"version":"1"')),
    ends: /version: expected a number/,
  },
  {
    is: 'a moment that is none',
    make: () =>
      utf8(new TextDecoder().decode(backup('{}')).replace('2026-05-03T10:12:00.000Z', 'yesterday')),
    ends: /madeAt: expected a time/,
  },
  {
    is: 'lists of the wrong kind',
    make: () => backup('{"lists":{"a":1}}'),
    ends: /stores\.lists: expected a list/,
  },
  {
    is: 'entries of the wrong kind',
    make: () => backup('{"lists":[1,2]}'),
    ends: /stores\.lists\.0/,
  },
  {
    is: 'collections of the wrong kind',
    make: () => backup('{"collections":{"a":1}}'),
    ends: /stores\.collections: expected a list/,
  },
  {
    is: 'a list without an id',
    make: () => backup('{"lists":[{"connectionId":"demo"}]}'),
    ends: /stores\.collections\.0/,
  },
  {
    is: 'names that every object has',
    make: () => backup('{"__proto__":[1],"constructor":[2]}', '{"__proto__":{"theme":"dark"}}'),
    ends: 'read',
  },
  { is: 'a store of a newer version', make: () => backup('{"hologram":[1]}'), ends: 'read' },
  {
    is: 'lists 100,000 deep',
    make: () => backup(`{"lists":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
    ends: /isn’t a backup of this app/,
  },
  {
    is: 'preferences 100,000 deep',
    make: () => backup('{}', `{"theme":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`),
    ends: /isn’t a backup of this app/,
  },
  {
    is: 'brackets 100,000 deep in a text',
    make: () => backup('{}', `{"x":"${'['.repeat(100_000)}\\\\"}`),
    ends: 'read',
  },
  {
    is: 'a text of 20,000,000 characters',
    make: () => times('x', 20_000_000, `{${head},"preferences":{"x":"`, '"},"stores":{}}'),
    ends: 'read',
  },
  {
    is: 'a million wrong entries',
    make: () => times('1,', 1_000_000, `{${head},"preferences":{},"stores":{"lists":[`, '1]}}'),
    ends: /stores\.lists\.0/,
  },
  { is: 'NUL among its text', make: () => utf8('{\u0000}'), ends: /It isn’t JSON/ },
]

export const backups: readonly HostileFile[] = files.map((file) => ({
  ...file,
  kind: 'backup',
  name: 'backup.json',
}))
