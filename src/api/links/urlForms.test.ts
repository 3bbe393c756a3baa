import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_FORMS, urlForms } from './urlForms.ts'

const BASE = 'https://northgate.example/men/shirts/p/48210'

const urlsOf = (text: string) => urlForms(text).map(({ url }) => url)
const within = (target: string, depth: number): string =>
  depth === 0
    ? target
    : `https://out${depth}.example/out?u=${encodeURIComponent(within(target, depth - 1))}`

describe('urlForms', () => {
  it('lists forms from the original to the bare path, with what each leaves out', () => {
    const url = `${BASE}?color=light-blue&ref=cat&utm_source=mail&gclid=Ab%20c#reviews`
    expect(urlForms(` ${url}\n`)).toEqual([
      { form: 'Original', url, removed: [] },
      {
        form: 'Without tracking parameters',
        url: `${BASE}?color=light-blue&ref=cat#reviews`,
        removed: ['&utm_source', '&gclid'],
      },
      {
        form: 'Without referrer parameters',
        url: `${BASE}?color=light-blue#reviews`,
        removed: ['&utm_source', '&gclid', '&ref'],
      },
      {
        form: 'Without parameters',
        url: `${BASE}#reviews`,
        removed: ['&utm_source', '&gclid', '&ref', '&color'],
      },
      {
        form: 'Without the fragment',
        url: BASE,
        removed: ['&utm_source', '&gclid', '&ref', '&color', '#reviews'],
      },
    ])
  })

  it('leaves out forms that repeat an earlier one', () => {
    expect(urlForms(BASE)).toHaveLength(1)
    expect(urlsOf(`${BASE}?id=7`)).toEqual([`${BASE}?id=7`, BASE])
    expect(urlForms(`${BASE}?utm_source=a`).map(({ form }) => form)).toEqual([
      'Original',
      'Without tracking parameters',
    ])
  })

  it('starts from the link inside a pasted text', () => {
    expect(urlForms('[Shirt](https://shop.example/p/1?utm_source=a).')).toEqual([
      { form: 'Original', url: 'https://shop.example/p/1?utm_source=a', removed: [] },
      {
        form: 'Without tracking parameters',
        url: 'https://shop.example/p/1',
        removed: ['&utm_source'],
      },
    ])
  })

  it.each(['no url', ' no url ', '', 'javascript:alert(1)', 'ftp://shop.example/p/1'])(
    'returns only the original for %j, which isn’t a URL',
    (text) => {
      expect(urlForms(text)).toEqual([{ form: 'Original', url: text.trim(), removed: [] }])
    },
  )

  it('lists the forms of the link inside a redirect, not of the redirect itself', () => {
    const target = encodeURIComponent('https://shop.example/p/1;jsessionid=1?color=blue&gclid=x')
    const forms = urlForms(`https://www.google.de/url?sa=t&url=${target}&utm_source=y`)
    expect(forms.map(({ form, url }) => [form, url]).slice(1)).toEqual([
      ['Link inside the redirect', 'https://shop.example/p/1;jsessionid=1?color=blue&gclid=x'],
      [
        'Link inside the redirect, without tracking parameters',
        'https://shop.example/p/1;jsessionid=1?color=blue',
      ],
      ['Link inside the redirect, without session ID', 'https://shop.example/p/1?color=blue'],
      ['Link inside the redirect, without parameters', 'https://shop.example/p/1'],
    ])
  })

  it('tries the page first and a link in one of its parameters last', () => {
    const back = encodeURIComponent('https://blog.example/best-shirts')
    expect(urlForms(`${BASE}?gclid=1&returnUrl=${back}`).map(({ form }) => form)).toEqual([
      'Original',
      'Without tracking parameters',
      'Without parameters',
      'Link inside a parameter',
    ])
  })

  it('tries the desktop page with and without www', () => {
    expect(
      urlForms('https://m.shop.example/p/1?color=blue').map(({ form, url }) => [form, url]),
    ).toEqual([
      ['Original', 'https://m.shop.example/p/1?color=blue'],
      ['Desktop page', 'https://shop.example/p/1?color=blue'],
      ['Desktop page, with www', 'https://www.shop.example/p/1?color=blue'],
      ['Without parameters', 'https://shop.example/p/1'],
      ['Without parameters, with www', 'https://www.shop.example/p/1'],
    ])
  })

  it('opens redirects inside redirects, three levels deep', () => {
    const names = (depth: number) => urlForms(within('https://shop.example/p/1', depth))
    expect(names(3).at(-1)).toEqual({
      form: 'Link inside the third redirect',
      url: 'https://shop.example/p/1',
      removed: [],
    })
    expect(names(3)).toHaveLength(4)
    expect(urlsOf(within('https://shop.example/p/1', 4))).not.toContain('https://shop.example/p/1')
  })

  it('returns at most 10 forms, including the cleanest ones', () => {
    const dirty =
      'https://m.shop.example/p/1;jsessionid=2/ref=x?color=blue&amp;utm_source=a&amp;src=b#top:~:text=Shirt'
    const urls = urlsOf(dirty)
    expect(urls).toHaveLength(MAX_FORMS)
    expect(urls[0]).toBe(dirty)
    expect(urls).toEqual(
      expect.arrayContaining([
        'https://shop.example/p/1?color=blue#top',
        'https://www.shop.example/p/1#top',
        'https://www.shop.example/p/1',
      ]),
    )
  })

  const TRACKING =
    'utm_source UTM_Campaign utm%5Fmedium utm%255Fterm gclid gbraid wbraid fbclid msclkid yclid mc_eid igshid _ga'
  it.each(TRACKING.split(' '))('counts %s as tracking', (name) => {
    const forms = urlForms(`${BASE}?${name}=1&id=2`)
    expect(forms.find(({ url }) => url === `${BASE}?id=2`)?.form).toBe(
      'Without tracking parameters',
    )
  })

  it.each(['ref', 'referrer', 'source', 'src', 'aff', 'affId', 'affiliate_id', 'cid'])(
    'counts %s as a referrer',
    (name) => {
      expect(urlForms(`${BASE}?id=2&${name}=1`)[1]).toEqual({
        form: 'Without referrer parameters',
        url: `${BASE}?id=2`,
        removed: [`&${name}`],
      })
    },
  )

  it('doesn’t re-encode the remaining parameters, and accepts broken escapes', () => {
    const [, second] = urlForms(`${BASE}?a=%E0%A4%A&b=x+y%20z&utm_id=1&&c`)
    expect(second?.url).toBe(`${BASE}?a=%E0%A4%A&b=x+y%20z&&c`)
    expect(urlForms(`${BASE}?%E0%A4%A=1`)[1]?.removed).toEqual(['&%E0%A4%A'])
  })
})

describe('the plain form of a pasted link', () => {
  it.each([
    // Escaped for HTML.
    [
      'https://www.laden.example/hemd.html?farbe=blau&amp;utm_source=brief&amp;utm_campaign=fr%C3%BChling',
      'https://www.laden.example/hemd.html?farbe=blau',
    ],
    [
      'https://boutique.example/chemise-1.html?taille=M&amp;amp;utm_medium=email',
      'https://boutique.example/chemise-1.html?taille=M',
    ],
    [
      'https://tienda.example/camisa/1?color=azul&#38;gclid=Cj0&#38;talla=L',
      'https://tienda.example/camisa/1?color=azul&talla=L',
    ],
    ['https://negozio.example/camicia?id=1&#x26;fbclid=Iw', 'https://negozio.example/camicia?id=1'],
    [
      'https://shop.example/p/1?color=blue&amp%3Butm_source=mail',
      'https://shop.example/p/1?color=blue',
    ],
    [
      'https://shop.example/p/1?color=blue\\u0026utm_source=mail',
      'https://shop.example/p/1?color=blue',
    ],
    // Percent-escaped twice.
    [
      'https://loja.example/produto/1?cor=azul%2526utm_source%253Dinsta',
      'https://loja.example/produto/1?cor=azul',
    ],
    [
      'https://sklep.example/koszula,1.html?kolor=niebieski%26utm_source%3Dceneo%26utm_medium%3Dcpc',
      'https://sklep.example/koszula,1.html?kolor=niebieski',
    ],
    [
      'https://obchod.example/kosile/1%3Fbarva%3Dmodra%26utm_source%3Dzbozi',
      'https://obchod.example/kosile/1?barva=modra',
    ],
    [
      'https://shop.example/p/1?color=light%2520blue&utm%255Fsource=x',
      'https://shop.example/p/1?color=light%20blue',
    ],
    ['https://shop.example/p/1?brand=H%26M&utm_source=x', 'https://shop.example/p/1?brand=H%26M'],
    // Other separators, or a missing one.
    [
      'https://butik.example/skjorta/1?farg=bla;utm_source=brev;utm_medium=x',
      'https://butik.example/skjorta/1?farg=bla',
    ],
    [
      'https://butik.example/skjorte/1?utm_source=brev;farve=blaa;str=M',
      'https://butik.example/skjorte/1?farve=blaa;str=M',
    ],
    [
      'https://winkel.example/hemd/1&utm_source=mail&kleur=blauw',
      'https://winkel.example/hemd/1&kleur=blauw',
    ],
    [
      'https://magaza.example/gomlek/1?renk=mavi?utm_source=bulten',
      'https://magaza.example/gomlek/1?renk=mavi',
    ],
    [
      'https://xn--80aaxitdbjk.xn--p1ai/t/1?cvet=siniy&yclid=1&_openstat=a;b',
      'https://xn--80aaxitdbjk.xn--p1ai/t/1?cvet=siniy',
    ],
    [
      'https://магазин.example/товар/1?цвет=синий&yclid=12',
      'https://магазин.example/товар/1?цвет=синий',
    ],
    ['https://shop.example/p/1?utm_source=a#utm_medium=x', 'https://shop.example/p/1'],
    // Parameters of single shops.
    [
      'https://www.amazon.example/Hemd/dp/B0ABC12345/ref=sr_1_1/262-1234567-7654321?qid=17&sr=8-1',
      'https://www.amazon.example/Hemd/dp/B0ABC12345',
    ],
    [
      'https://www.amazon.example/gp/product/B0ABC12345/ref=ox_sc_act_title_1?smid=A1&psc=1',
      'https://www.amazon.example/gp/product/B0ABC12345?smid=A1&psc=1',
    ],
    [
      'https://www.ebay.example/itm/12345?var=6&_trkparms=ispr%3D1&_trksid=p2047675',
      'https://www.ebay.example/itm/12345?var=6',
    ],
    [
      'https://www.flipkart.example/shirt/p/itm1?pid=SHT1&otracker=search&qH=1',
      'https://www.flipkart.example/shirt/p/itm1?pid=SHT1',
    ],
    [
      'https://item.example/item.htm?id=5500&spm=a21n57.1&skuId=3',
      'https://item.example/item.htm?id=5500&skuId=3',
    ],
    [
      'https://www.etsy.example/listing/1/shirt?click_key=a&click_sum=b&ref=shop_home',
      'https://www.etsy.example/listing/1/shirt',
    ],
    // Session ids.
    ['https://shop.example/p/1;JSESSIONID=ABC.node1!123', 'https://shop.example/p/1'],
    [
      'https://shop.example/p/1%3Bjsessionid%3D0A1B?color=blue',
      'https://shop.example/p/1?color=blue',
    ],
    [
      'https://shop.example/p/1;sid=9f8e7d;lang=de?color=blue',
      'https://shop.example/p/1;lang=de?color=blue',
    ],
    [
      'https://shop.example/p/1.html?PHPSESSID=abc123&color=blue',
      'https://shop.example/p/1.html?color=blue',
    ],
    [
      'https://shop.example/product_info.php?products_id=7&osCsid=abc',
      'https://shop.example/product_info.php?products_id=7',
    ],
    [
      'https://shop.example/(S(lit3py55t21z5v55vlm25s55))/p/1.aspx',
      'https://shop.example/p/1.aspx',
    ],
    ['https://shop.example/sid/0a1b2c3d4e5f/p/1', 'https://shop.example/p/1'],
    // Phones and AMP.
    ['https://mobile.shop.co.uk/p/1', 'https://www.shop.co.uk/p/1'],
    ['https://m.loja.com.br/p/1', 'https://loja.com.br/p/1'],
    [
      'https://item.m.jd.example/product/100.html?utm_term=CopyURL',
      'https://item.jd.example/product/100.html',
    ],
    ['https://amp.kauppa.example/p/1?outputType=amp', 'https://www.kauppa.example/p/1'],
    ['https://shop.example/de/amp/p/1?amp=1', 'https://shop.example/de/p/1'],
    ['https://shop.example/p/1/amp/', 'https://shop.example/p/1/'],
    ['https://shop.example/p/1.amp.html', 'https://shop.example/p/1.html'],
    [
      'https://shop-example.cdn.ampproject.org/c/s/shop.example/p/1?usqp=mq331',
      'https://shop.example/p/1',
    ],
    ['https://www.google.co.in/amp/s/shop.example/amp/p/1', 'https://shop.example/p/1'],
    // Text fragments (marked passages).
    ['https://shop.example/p/1#:~:text=Blaues%20Hemd,Gr%C3%B6%C3%9Fe', 'https://shop.example/p/1'],
    [
      'https://shop.example/p/1?color=blue#reviews:~:text=gut',
      'https://shop.example/p/1?color=blue#reviews',
    ],
    ['https://shop.example/p/1%23:~:text=Shirt', 'https://shop.example/p/1'],
    // Redirects; the tests of `innerLinks` have more.
    [
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fshop.example%2Fp%2F1%3Fcolor%3Dblue%26fbclid%3DIw&h=AT0',
      'https://shop.example/p/1?color=blue',
    ],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dhttps%253A%252F%252Fshop.example%252Fp%252F1&data=05',
      'https://shop.example/p/1',
    ],
    [
      'https://nam12.safelinks.protection.outlook.com/?url=https%3A%2F%2Fm.shop.example%2Fp%2F1%3Futm_source%3Dmail&amp;data=05',
      'https://www.shop.example/p/1',
    ],
    [
      'https://www.google.com/url?sa%3Dt%26url%3Dhttps%253A%252F%252Fshop.example%252Fp%252F1',
      'https://shop.example/p/1',
    ],
    [
      'https://www.amazon.example/sspa/click?ie=UTF8&url=%2FShirt%2Fdp%2FB0ABC%2Fref%3Dsr_1_1_sspa%3Fpsc%3D1',
      'https://www.amazon.example/Shirt/dp/B0ABC?psc=1',
    ],
    [
      'https://go.example/out?url=https://shop.example/p/1?color=blue&size=m',
      'https://shop.example/p/1?color=blue&size=m',
    ],
    [
      'https://shop.example/login?returnUrl=https%3A%2F%2Fshop.example%2Fp%2F1',
      'https://shop.example/p/1',
    ],
    // Several of these at once, and inside a text.
    [
      '<https://www.google.fr/url?q=https://m.boutique.example/amp/p/1%3Futm_source%3Dx%26taille%3DM&sa=D>',
      'https://www.boutique.example/p/1?taille=M',
    ],
    [
      '[Hemd](https://m.laden.example/hemd;jsessionid=1?farbe=blau&amp;utm_source=x)',
      'https://laden.example/hemd?farbe=blau',
    ],
    ['Lien : https://boutique.example/p/1/ref=sr_1?utm_source=x.', 'https://boutique.example/p/1'],
    ['www.tienda.example/camisa?gclid=1&talla=M', 'https://www.tienda.example/camisa?talla=M'],
    ['https%3A%2F%2Fshop.example%2Fp%2F1%3Fgclid%3D1', 'https://shop.example/p/1'],
    ['{"url":"https:\\/\\/shop.example\\/p\\/1?utm_source=x"}', 'https://shop.example/p/1'],
  ])('is among the forms of %s', (text, plain) => {
    const urls = urlsOf(text)
    expect(urls).toContain(plain)
    expect(urls.length).toBeLessThanOrEqual(MAX_FORMS)
  })
})

describe('any URL', () => {
  const parameter = fc.tuple(
    fc.constantFrom('utm_source', 'ref', 'id', 'gclid', 'sid', 'amp', 'url', '__proto__', ''),
    fc.oneof(
      fc.string({ maxLength: 5 }).map((text) => encodeURIComponent(text)),
      fc.constantFrom('https://other.example/x?y=1', 'https%3A%2F%2Fother.example%2Fx', '%2Fp%2F1'),
    ),
  )
  const url = fc
    .tuple(
      fc.constantFrom(BASE, 'https://m.shop.example/amp/p/1;jsessionid=1', 'http://a.example'),
      fc.array(parameter, { maxLength: 6 }),
      fc.constantFrom('&', '&amp;', ';', '%26'),
      fc.constantFrom('', '#', '#a?b=c', '#:~:text=x', '#utm_source=1'),
    )
    .map(
      ([base, pairs, separator, fragment]) =>
        `${base}?${pairs.map(([name, value]) => `${name}=${value}`).join(separator)}${fragment}`,
    )
  const text = fc.oneof(
    url,
    fc
      .tuple(fc.constantFrom('', '<', '[x](', '"'), url, fc.constantFrom('', '>', ')', '"', '.'))
      .map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ maxLength: 40 }).map((end) => `https://a.example/${end}`),
  )

  it('has at most 10 distinct http(s) forms, the original first', () => {
    fc.assert(
      fc.property(text, (input) => {
        const forms = urlForms(input)
        const urls = forms.map((form) => form.url)
        expect(new Set(urls).size).toBe(urls.length)
        expect(urls.length).toBeLessThanOrEqual(MAX_FORMS)
        expect(forms[0]).toMatchObject({ form: 'Original', removed: [] })
        if (forms.length === 1) return
        for (const one of urls) expect(new URL(one).protocol).toMatch(/^https?:$/)
      }),
      { seed: 4, numRuns: 2000 },
    )
  })

  it('has the same forms when its original is read again', () => {
    fc.assert(
      fc.property(text, (input) => {
        const forms = urlForms(input)
        expect(urlForms(forms[0]?.url ?? '')).toEqual(forms)
      }),
      { seed: 5, numRuns: 2000 },
    )
  })
})
