/** The base address of a service (§1: `{base_url}`), as typed or configured. */

export type BaseUrlReading = { kind: 'ok'; baseUrl: string } | { kind: 'wrong'; message: string }

const wrong = (message: string): BaseUrlReading => ({ kind: 'wrong', message })

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Reads a base address without surrounding blanks, trailing slashes and a trailing `/v1`. It must be https, or http to this
 * machine, because a key must not be sent unencrypted. User, password, query and fragment are refused, because they would be
 * dropped or shown.
 */
export function readBaseUrl(typed: string): BaseUrlReading {
  const text = typed.trim()
  if (text === '')
    return wrong('Enter the address before /v1, such as https://catalog.example/api.')
  if (!URL.canParse(text) || !/^https?:\/\//i.test(text)) {
    return wrong('That isn’t an address: it starts with https://.')
  }
  const url = new URL(text)
  if (url.protocol === 'http:' && !loopback.has(url.hostname)) {
    return wrong(
      'The key would be sent unencrypted: use https. Plain http works only for this computer.',
    )
  }
  if (url.username !== '' || url.password !== '') {
    return wrong('Remove the user and password from the address.')
  }
  if (url.search !== '' || url.hash !== '') {
    return wrong('Remove the part after ? or #: only the address before /v1 is needed.')
  }
  const path = url.pathname.replace(/\/+$/, '').replace(/\/v1$/, '').replace(/\/+$/, '')
  return { kind: 'ok', baseUrl: url.origin + path }
}
