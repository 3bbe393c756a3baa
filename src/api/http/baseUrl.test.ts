import { describe, expect, it } from 'vitest'
import { readBaseUrl } from './baseUrl.ts'

describe('a base URL', () => {
  it.each([
    ['https://catalog.example', 'https://catalog.example'],
    [' https://catalog.example/api/ ', 'https://catalog.example/api'],
    ['https://catalog.example/api/v1', 'https://catalog.example/api'],
    ['https://catalog.example/api/v1//', 'https://catalog.example/api'],
    ['HTTPS://Catalog.Example/API', 'https://catalog.example/API'],
    ['http://localhost:4010', 'http://localhost:4010'],
    ['http://127.0.0.1:4010/v1', 'http://127.0.0.1:4010'],
    ['http://[::1]:4010/', 'http://[::1]:4010'],
  ])('is read from %j', (typed, baseUrl) => {
    expect(readBaseUrl(typed)).toEqual({ kind: 'ok', baseUrl })
  })

  it.each([
    ['', 'Enter the address'],
    ['catalog.example', 'starts with https://'],
    ['javascript:alert(1)', 'starts with https://'],
    ['https://', 'starts with https://'],
    ['http://catalog.example', 'use https'],
    ['http://localhost.evil.example', 'use https'],
    ['https://user:secret@catalog.example', 'user and password'],
    ['https://catalog.example/?key=1', 'after ? or #'],
    ['https://catalog.example/#x', 'after ? or #'],
  ])('is rejected with a reason when typed as %j', (typed, message) => {
    const reading = readBaseUrl(typed)
    expect(reading.kind === 'wrong' && reading.message).toContain(message)
  })
})
