/** Text files with the name of a table. */
import { times, utf8, type HostileFile } from './hostileFile.ts'

const EAN = '2049811842247'
const utf16 = (text: string, mark: number[]) =>
  new Uint8Array([
    ...mark,
    ...text
      .split('')
      .flatMap((character) => [character.charCodeAt(0) & 255, character.charCodeAt(0) >> 8]),
  ])

const files: Omit<HostileFile, 'kind' | 'name'>[] = [
  {
    is: 'a million columns',
    make: () => times('1,', 1_000_000),
    ends: /has more than 16,384 columns in row 1\.|has a cell of more than 1,000,000 characters/,
  },
  {
    is: 'a million columns in its second row',
    make: () => times(';1', 1_000_000, `EAN;Price\n${EAN};1\n`),
    ends: /has a cell of more than 1,000,000 characters|columns in row 3/,
  },
  { is: 'as many columns as are read', make: () => times(',1', 16_383, EAN), ends: 'read' },
  {
    is: 'one line of 19,000,000 characters',
    make: () => times('x', 19_000_000),
    ends: /has a cell of more than 1,000,000 characters/,
  },
  {
    is: 'one line of 100,000,000 characters',
    make: () => times('x', 100_000_000),
    ends: /has \d+(?:\.\d)? MB\. Files of up to/,
    isLarge: true,
  },
  {
    is: 'a quote that is never closed',
    make: () => times('1;2\n', 400_000, 'EAN;Price\n"'),
    ends: 'read',
  },
  {
    is: 'a quote that closes at the end of the file',
    make: () => times('1;2\n', 400_000, 'EAN;Price\n"', '"'),
    ends: 'read',
  },
  {
    is: 'quotes alone',
    make: () => times('"', 3_000_000),
    ends: /has a cell of more than 1,000,000 characters/,
  },
  { is: 'an open quote in every row', make: () => times('"x;y\n', 400_000), ends: 'read' },
  {
    is: 'ten million empty lines',
    make: () => times('\n', 10_000_000, '', EAN),
    ends: /has more than 500,000 rows/,
  },
  {
    is: 'ten million half line ends',
    make: () => times('\r', 10_000_000, EAN, EAN),
    ends: /has more than 500,000 rows/,
  },
  {
    is: 'a million rows',
    make: () => times(`${EAN}\n`, 1_000_000),
    ends: /has more than 500,000 rows/,
  },
  {
    is: 'more cells than are read',
    make: () => times(`${'1;'.repeat(9)}1\n`, 210_000),
    ends: /has more than 2,000,000 cells/,
  },
  {
    is: 'NUL bytes among its text',
    make: () => utf8(`EAN;Price\n${EAN};1\u0000\n`),
    ends: 'read',
  },
  {
    is: 'UTF-16 that ends in half a character',
    make: () => utf16(`EAN;Price\r\n${EAN};1\r\n`, [0xff, 0xfe]).slice(0, -1),
    ends: 'read',
  },
  {
    is: 'UTF-16 with half a pair',
    make: () => utf16(`EAN;Name\r\n${EAN};a\uD800b\r\n`, [0xff, 0xfe]),
    ends: 'read',
  },
  {
    is: 'half a pair in UTF-8',
    make: () =>
      new Uint8Array([
        ...utf8(`EAN;Name\n${`${EAN};name\n`.repeat(200)}${EAN};`),
        0xed,
        0xa0,
        0x80,
      ]),
    ends: 'read',
  },
  {
    is: 'a byte order mark alone',
    make: () => new Uint8Array([0xef, 0xbb, 0xbf]),
    ends: /is empty/,
  },
  { is: 'two byte order marks', make: () => utf8(`\uFEFF\uFEFFEAN;Price\n${EAN};1`), ends: 'read' },
  {
    is: 'headings called __proto__ and constructor',
    make: () => utf8(`__proto__;constructor\n${EAN};1\n`),
    ends: 'read',
  },
  {
    is: 'line ends of every kind',
    make: () => utf8(`EAN;Price\r${EAN};1\n${EAN};2\u2028${EAN};3\r\n`),
    ends: 'read',
  },
  {
    is: 'the sign of a separator, and nothing else',
    make: () => utf8('sep=;\n'),
    ends: /is empty/,
  },
  {
    is: 'a web page',
    make: () => utf8('<!doctype html><table><tr><td>1'),
    ends: /is a web page \(HTML\)/,
  },
  {
    is: 'entities that multiply',
    make: () => utf8('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "x">]><a>&b;</a>'),
    ends: /has no rows/,
  },
]

export const tables: readonly HostileFile[] = files.map((file) => ({
  ...file,
  kind: 'CSV',
  name: 'codes.csv',
}))
