import { describe, expect, it } from 'vitest'
import { innerLinks } from './innerLinks.ts'

const LINK = 'https://shop.example/p/1?color=blue'
const ESCAPED = encodeURIComponent(LINK)
const TWICE = encodeURIComponent(ESCAPED)

const linksOf = (url: string) => innerLinks(url).links.map((link) => link.url)

describe('innerLinks', () => {
  it.each([
    `https://www.google.com/url?sa=t&url=${ESCAPED}&usg=x`,
    `https://www.google.co.in/url?q=${ESCAPED}&sa=U`,
    `https://www.googleadservices.com/pagead/aclk?sa=L&ai=x&adurl=${ESCAPED}&q=`,
    `https://adclick.g.doubleclick.net/pcs/click?xai=A&adurl=https://shop.example/p/1%3Fcolor%3Dblue`,
    `https://ad.doubleclick.net/ddm/trackclk/N1;dc_trk_aid=3?${LINK}`,
    `https://l.facebook.com/l.php?u=${ESCAPED}&h=AT0`,
    `https://l.instagram.com/?u=${ESCAPED}&e=AT0`,
    `https://vk.com/away.php?to=${ESCAPED}&cc_key=`,
    `https://t.umblr.com/redirect?z=${ESCAPED}&t=MTg`,
    `https://out.reddit.com/t3_1?url=${ESCAPED}&token=x`,
    `https://www.youtube.com/redirect?event=video&q=${ESCAPED}`,
    `https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued=${ESCAPED}`,
    `https://www.awin1.com/awclick.php?mid=1&id=2&p=${ESCAPED}`,
    `https://ad.zanox.com/ppc/?1C2&ULP=[[${ESCAPED}]]`,
    `https://cat.nl3.eu.criteo.com/delivery/ckn.php?cppv=3&maxdest=${ESCAPED}`,
    `https://click.linksynergy.com/deeplink?id=a&mid=1&murl=${ESCAPED}`,
    `https://click.linksynergy.com/link?id=a&RD_PARM1=${TWICE}`,
    `https://clk.tradedoubler.com/click?p(1)a(2)url(${LINK})`,
    `https://prf.hn/click/camref:1101l/destination:${ESCAPED}`,
    `https://www.anrdoezrs.net/links/1/type/dlg/sid/x/${LINK}`,
    `https://go.redirectingat.com/?id=1X2&url=${ESCAPED}`,
    `https://shop.pxf.io/c/1/2/3?u=${ESCAPED}`,
    `https://eur01.safelinks.protection.outlook.com/?url=${ESCAPED}&data=05`,
    `https://urldefense.proofpoint.com/v1/url?u=https%3A//shop.example/p/1%3Fcolor%3Dblue&k=x`,
    `https://linkprotect.cudasvc.com/url?a=${ESCAPED}&c=E,1`,
    `https://secure-web.cisco.com/1abc/${ESCAPED}`,
    `https://a.r.us-east-1.awstrack.me/L0/https:%2F%2Fshop.example%2Fp%2F1%3Fcolor=blue/1/0100`,
    `https://www.bing.com/ck/a?!&&p=1&u=a1${btoa(LINK).replaceAll('=', '')}&ntb=1`,
    `https://track.example/c/${btoa(LINK)}/x`,
    `https://r.search.yahoo.com/_ylt=A/RV=2/RO=10/RU=${ESCAPED}/RK=2/RS=x`,
    `https://duckduckgo.com/l/?uddg=${ESCAPED}&rut=x`,
    `https://yandex.example/clck/jsredir?from=x&url=${ESCAPED}`,
    `https://webcache.googleusercontent.com/search?q=cache:abc:${ESCAPED}+shirt`,
    `https://web.archive.org/web/2024id_/${LINK}`,
    `https://href.li/?${LINK}`,
    `https://anonym.example/#${LINK}`,
    `https://translate.google.com/translate?sl=auto&u=${ESCAPED}`,
    `https://shop2.example/weiterleitung?ziel=${ESCAPED}`,
  ])('finds the link in %s', (url) => {
    expect(innerLinks(url)).toEqual({ links: [{ url: LINK, kind: 'redirect' }], isRedirect: true })
  })

  it('escapes spaces that decoding produces, and nothing else', () => {
    expect(
      linksOf('https://out.example/out?u=https%3A%2F%2Fshop.example%2Fa%20b%3Fc%3D%2526d'),
    ).toEqual(['https://shop.example/a%20b?c=%26d'])
  })

  it('returns an unescaped link without and with the parameters after it', () => {
    expect(innerLinks(`https://go.example/out?url=${LINK}&size=m`).links).toEqual([
      { url: LINK, kind: 'redirect' },
      { url: `${LINK}&size=m`, kind: 'rest' },
    ])
  })

  it('adds a missing scheme or host to a link in a known parameter', () => {
    expect(linksOf('https://go.example/out?url=www.shop.example%2Fp%2F1')).toEqual([
      'https://www.shop.example/p/1',
    ])
    expect(linksOf('https://go.example/out?url=%2F%2Fshop.example%2Fp')).toEqual([
      'https://shop.example/p',
    ])
    expect(linksOf('https://shop.example/redirect?url=%2Fp%2F1')).toEqual([
      'https://shop.example/p/1',
    ])
    expect(linksOf('https://shop.example/p/2?url=%2Fp%2F1')).toEqual([])
  })

  it('follows a link to the same host from a redirect or a login only', () => {
    const own = encodeURIComponent('https://www.shop.example/p/1')
    expect(linksOf(`https://shop.example/redirect?url=${own}`)).toHaveLength(1)
    expect(linksOf(`https://shop.example/account/login?returnUrl=${own}`)).toHaveLength(1)
    expect(linksOf(`https://shop.example/p/2?url=${own}`)).toEqual([])
  })

  it('lists links to pictures and links that lead back last', () => {
    const picture = encodeURIComponent('https://cdn.example/1.jpg')
    const back = encodeURIComponent('https://blog.example/')
    expect(
      linksOf(`https://www.google.com/imgres?imgurl=${picture}&ref=${back}&imgrefurl=${ESCAPED}`),
    ).toEqual([LINK, 'https://cdn.example/1.jpg', 'https://blog.example/'])
  })

  it('doesn’t treat a page with a link in a parameter as a redirect', () => {
    expect(innerLinks(`https://other.example/p/2?referrer=${ESCAPED}`)).toEqual({
      links: [{ url: LINK, kind: 'parameter' }],
      isRedirect: false,
    })
  })

  it.each([
    LINK,
    'https://shop.example/http-status?q=http',
    'https://shop.example/p?url=shirt&u=1',
    'https://shop.example/p?url=https%3A%2F%2F',
    'https://shop.example/out?u=%E0%A4%A',
    'https://shop.example/p?a=aHR0cDov',
    'no url',
  ])('finds no link in %s', (url) => {
    expect(innerLinks(url)).toEqual({ links: [], isRedirect: false })
  })
})
