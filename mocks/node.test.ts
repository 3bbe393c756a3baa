import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoServer } from './node.ts'

const demo = demoServer({ size: 500 })
beforeAll(() => {
  demo.listen()
})
afterEach(() => {
  demo.reset()
})
afterAll(() => {
  demo.close()
})

const get = (path = '/products?countryCode=us&limit=1', init: RequestInit = {}) =>
  fetch(`http://demo.test/v1${path}`, { headers: { apikey: 'demo' }, ...init })

describe('the demo service in tests', () => {
  it('answers fetch with the shared catalog', async () => {
    const answer: unknown = await (await get()).json()
    expect(answer).toMatchObject({
      success: true,
      productList: [{ title: expect.any(String) as string }],
    })
  })

  it('lists the requests of a test', async () => {
    await get()
    await get('/products/lookup?countryCode=us&url=x')
    expect(demo.requests()).toEqual([
      '/v1/products?countryCode=us&limit=1',
      '/v1/products/lookup?countryCode=us&url=x',
    ])
    demo.reset()
    expect(demo.requests()).toEqual([])
  })

  it('uses a scenario until it is reset', async () => {
    demo.scenario('error-500')
    expect((await get()).status).toBe(500)
    demo.reset()
    expect((await get()).status).toBe(200)
  })

  it('uses API variants, also combined with a scenario, until it is reset', async () => {
    const none = '/products?countryCode=zz'
    demo.apiVariants(['none-is-204'])
    expect((await get(none)).status).toBe(204)
    demo.choose('none-is-200,error-500')
    expect((await get(none)).status).toBe(500)
    demo.choose('none-is-200')
    expect((await get(none)).status).toBe(200)
    demo.reset()
    expect((await get(none)).status).toBe(404)
  })

  it('delays responses until they are released', async () => {
    const release = demo.hold()
    let settled = false
    const answer = get().finally(() => {
      settled = true
    })
    await new Promise(setImmediate)
    expect(settled).toBe(false)
    release()
    expect((await answer).status).toBe(200)
  })

  it('fails, hangs and aborts like a real connection', async () => {
    demo.scenario('offline')
    await expect(get()).rejects.toThrow(TypeError)
    demo.scenario('hang')
    const abort = new AbortController()
    const open = get(undefined, { signal: abort.signal })
    abort.abort()
    await expect(open).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('lets a test’s own handler take precedence until it is reset', async () => {
    demo.server.use(http.get('*/v1/products', () => HttpResponse.json({ own: true })))
    expect(await (await get()).json()).toEqual({ own: true })
    demo.reset()
    expect(await (await get()).json()).not.toHaveProperty('own')
  })
})
