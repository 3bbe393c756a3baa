import { describe, expect, it } from 'vitest'
import { firstPaintHashes } from './firstPaint.ts'
import { pagePolicy, securityHeaders, wasmWorker } from './securityHeaders.ts'

const origins = ['https:', 'http://localhost:*', 'http://127.0.0.1:*']

const { script, style } = firstPaintHashes()

describe('the security headers', () => {
  it('are these four, with the required policy', () => {
    expect(securityHeaders({ demo: false, origins })).toEqual({
      'Content-Security-Policy': `default-src 'none'; script-src 'self' ${script}; style-src 'self' ${style}; font-src 'self'; img-src 'self' https: data: https: http://localhost:* http://127.0.0.1:*; media-src https:; connect-src 'self' https: http://localhost:* http://127.0.0.1:*; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify app`,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
    })
  })

  it('allow connections only to the app’s own origin if no other is allowed', () => {
    const policy = pagePolicy({ demo: false, origins: [] })
    expect(policy).toContain("; connect-src 'self'; ")
    expect(policy).toContain("; img-src 'self' https: data:; ")
  })

  it('allow nothing unsafe, and in the demo one more Trusted Types policy', () => {
    const live = pagePolicy({ demo: false, origins })
    const demo = pagePolicy({ demo: true, origins })
    expect(live).not.toContain('unsafe')
    expect(demo).toBe(`${live} default`)
  })

  it('let only the barcode worker run WebAssembly', () => {
    expect(wasmWorker.policy).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    )
    const isIt = (file: string) => wasmWorker.file.test(file)
    expect(isIt('assets/barcodes.worker-Ab_9-x.js')).toBe(true)
    const others = ['assets/app-Ab9.js', 'assets/rowEngine.worker-Ab9.js', 'barcodes.worker-A.js']
    expect(others.filter(isIt)).toEqual([])
  })

  it('omit in the page what a browser accepts only as a header', () => {
    const { 'Content-Security-Policy': header } = securityHeaders({ demo: false, origins })
    expect(pagePolicy({ demo: false, origins })).toBe(
      header?.replace("frame-ancestors 'none'; ", ''),
    )
  })
})
