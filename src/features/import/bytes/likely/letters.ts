/**
 * How often letters occur in the languages that retailers write, so that a text can be distinguished from the same bytes in a
 * wrong encoding. Only letters beyond ASCII count. The figures are grades, not frequencies: finer ones do not decide better.
 */

/**
 * A language with Latin letters: `often` and `rarely` are its letters beyond ASCII, `never` the ASCII letters that its own words
 * don’t use. All are in lower case. `prior` is added to the score of each text.
 */
export type LatinLanguage = { often: string; rarely: string; never: string; prior: number }

/** The languages of Western Europe, shared by encodings that differ only in the bytes of the letters. */
export const WESTERN: readonly LatinLanguage[] = [
  { often: 'éèêàç', rarely: 'âîôùûëïœæ', never: 'kw', prior: 0 },
  { often: 'äöüß', rarely: 'éèàç', never: '', prior: 0 },
  { often: 'áéíóúñ', rarely: 'üç', never: 'kw', prior: 0 },
  { often: 'ãçáéíóõêâ', rarely: 'úàôü', never: 'kwy', prior: 0 },
  { often: 'àèéìòù', rarely: 'îç', never: 'jkwxy', prior: 0 },
  { often: 'éëï', rarely: 'èöüáóêíçû', never: '', prior: 0 },
  { often: 'åäö', rarely: 'éèàü', never: '', prior: 0 },
  { often: 'æøå', rarely: 'éèüöä', never: '', prior: 0 },
  { often: 'áðéíóúýþæö', rarely: '', never: 'cqw', prior: -4 },
]

export const CENTRAL: readonly LatinLanguage[] = [
  { often: 'ąćęłńóśźż', rarely: 'éü', never: 'qvx', prior: -1 },
  { often: 'áčěéířšžýů', rarely: 'ďňóťúäöü', never: 'qwx', prior: -1 },
  { often: 'áčéíľšťžýúô', rarely: 'äďĺňóŕ', never: 'qwx', prior: -1 },
  { often: 'áéíóöőúüű', rarely: '', never: 'qwx', prior: -1 },
  { often: 'ăâîşţșț', rarely: 'é', never: 'kqwy', prior: -1 },
  { often: 'čćđšž', rarely: 'éü', never: 'qwxy', prior: -1 },
]

export const TURKISH: readonly LatinLanguage[] = [
  { often: 'çğıöşüi̇', rarely: 'âîûé', never: 'qwx', prior: -1 },
]

export const BALTIC: readonly LatinLanguage[] = [
  { often: 'ąčęėįšųūž', rarely: 'é', never: 'qwx', prior: -2 },
  { often: 'āčēģīķļņšūž', rarely: 'é', never: 'qwxy', prior: -2 },
  { often: 'äöüõ', rarely: 'šžé', never: 'qwxy', prior: -3 },
]

/** The letters of a script other than Latin, with the score of each. */
export type Script = {
  vowels: string
  grades: readonly (readonly [letters: string, grade: number])[]
}

export const CYRILLIC: Script = {
  vowels: 'аеёиіїоуыэюяє',
  grades: [
    ['оеаинтсрвлкмдпуя', 1],
    ['ыьгзбчйхжші', 0.5],
    ['юцщэфъёїєґў', 0],
    ['ђјљњћџ', -1],
    ['ѓќѕ', -2],
  ],
}

export const GREEK: Script = {
  vowels: 'αεηιουωάέήίόύώϊϋΐΰ',
  grades: [
    ['αοιετσνηυρπκμλςω', 1],
    ['θγδχβφάέήίόύώ', 0.5],
    ['ζψξϊ', 0],
    ['ϋΐΰ', -2],
  ],
}

export const HEBREW: Script = {
  vowels: '',
  grades: [
    ['אבגדהוזחטיכלמנסעפצקרשת', 1],
    ['ךםןףץ', 0.7],
  ],
}

export const ARABIC: Script = {
  vowels: '',
  grades: [
    ['اليمنرتبودسةعهفقكح', 1],
    ['جشصطخضزثأىئغ', 0.4],
    ['ذظإآءؤپچگک', -0.5],
    ['ژڈٹےںھڑہ', -1.5],
  ],
}

export const THAI: Script = {
  vowels: '',
  grades: [['กขคงจฉชซญฎฏฐณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮะัาำิีึืุูเแโใไๅๆ็่้๊๋์', 1]],
}
