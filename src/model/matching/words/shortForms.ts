/** Short forms that lists typed by hand are full of, with what they stand for; folded. Others are found by their letters (`likeness.ts`). */
const TABLE = `
blk black, blck black, wht white, gry grey, grn green, nvy navy, blu blue, brn brown, bwn brown, ylw yellow, pnk pink, prpl purple, slv silver, gld gold, bge beige
asst assorted, asstd assorted, orig original, org organic, choc chocolate, choco chocolate, chkn chicken, ckn chicken, cin cinnamon, btr butter, pnut peanut, marg margarine, chse cheese, yog yoghurt, sce sauce, drsg dressing, whl whole
btl bottle, bttl bottle, ctn carton, pkg package, pkt packet, bx box, frz frozen, frsh fresh, sf sugar free, gf gluten free, ff fat free
jkt jacket, jckt jacket, swtr sweater, swtshrt sweatshirt, shrt shirt, tshrt t shirt, trsr trouser, trsrs trousers, lthr leather, cttn cotton, cotn cotton, ls long sleeve, wp waterproof, wtrprf waterproof
wrls wireless, wrlss wireless, hdphn headphones, hdphns headphones, spkr speaker, kybd keyboard, chrgr charger, batt batteries, btry battery, elec electric, prtbl portable
sm small, med medium, lg large, lrg large, xlg xlarge
`

const pairs = TABLE.trim()
  .split(/,\s*|\n/)
  .map((pair) => {
    const at = pair.indexOf(' ')
    return [pair.slice(0, at), pair.slice(at + 1)] as const
  })

/** The first meaning stands. */
const FORMS: ReadonlyMap<string, string> = new Map(pairs.toReversed())

const WORD = /(?<![\p{L}\p{N}'&-])\p{L}{2,8}(?![\p{L}\p{N}'&-])/gu

/** `text` is folded. */
export const inFull = (text: string): string =>
  text.replace(WORD, (word) => FORMS.get(word) ?? word)
