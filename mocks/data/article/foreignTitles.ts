import type { Shape } from './appearances.ts'
/** Titles in Devanagari, Japanese and Arabic, as importers and local shops write them. */
import type { Article } from './article.ts'
import { spaced } from './spaced.ts'

type Script = 'Devanagari' | 'Japanese' | 'Arabic'

const nouns: Record<Shape, readonly [string, string, string]> = {
  shirt: ['शर्ट', 'シャツ', 'قميص'],
  campshirt: ['हाफ स्लीव शर्ट', '半袖シャツ', 'قميص بأكمام قصيرة'],
  tee: ['टी-शर्ट', 'Tシャツ', 'تيشيرت'],
  polo: ['पोलो शर्ट', 'ポロシャツ', 'قميص بولو'],
  kurta: ['कुर्ता', 'クルタ', 'كورتا'],
  jacket: ['जैकेट', 'ジャケット', 'سترة'],
  sweater: ['स्वेटर', 'セーター', 'كنزة'],
  dress: ['ड्रेस', 'ワンピース', 'فستان'],
  saree: ['साड़ी', 'サリー', 'ساري'],
  skirt: ['स्कर्ट', 'スカート', 'تنورة'],
  jeans: ['पैंट', 'パンツ', 'بنطال'],
  shorts: ['शॉर्ट्स', 'ショートパンツ', 'شورت'],
  sneaker: ['स्पोर्ट्स शूज़', 'スニーカー', 'حذاء رياضي'],
  boot: ['बूट', 'ブーツ', 'حذاء بوت'],
  watch: ['घड़ी', '腕時計', 'ساعة يد'],
  handbag: ['हैंडबैग', 'ハンドバッグ', 'حقيبة يد'],
  backpack: ['बैकपैक', 'リュックサック', 'حقيبة ظهر'],
  headphones: ['हेडफ़ोन', 'ヘッドホン', 'سماعات رأس'],
  sunglasses: ['धूप का चश्मा', 'サングラス', 'نظارة شمسية'],
  bottle: ['बोतल', 'ボトル', 'عبوة'],
  parcel: ['पैक', 'パック', 'علبة'],
}

const colours: Record<string, readonly [string, string, string]> = {
  White: ['सफ़ेद', 'ホワイト', 'أبيض'],
  Ecru: ['ऑफ-व्हाइट', 'エクリュ', 'عاجي'],
  Beige: ['बेज', 'ベージュ', 'بيج'],
  Grey: ['स्लेटी', 'グレー', 'رمادي'],
  Black: ['काला', 'ブラック', 'أسود'],
  Navy: ['नेवी', 'ネイビー', 'كحلي'],
  Blue: ['नीला', 'ブルー', 'أزرق'],
  'Light blue': ['आसमानी', 'ライトブルー', 'أزرق فاتح'],
  Green: ['हरा', 'グリーン', 'أخضر'],
  Olive: ['जैतूनी', 'オリーブ', 'زيتي'],
  Teal: ['फ़िरोज़ी', 'ティール', 'تركوازي'],
  Red: ['लाल', 'レッド', 'أحمر'],
  Maroon: ['मैरून', 'マルーン', 'عنابي'],
  Pink: ['गुलाबी', 'ピンク', 'وردي'],
  Orange: ['नारंगी', 'オレンジ', 'برتقالي'],
  Yellow: ['पीला', 'イエロー', 'أصفر'],
  Brown: ['भूरा', 'ブラウン', 'بني'],
  Purple: ['बैंगनी', 'パープル', 'بنفسجي'],
  Tan: ['टैन', 'タン', 'عسلي'],
  Silver: ['चाँदी', 'シルバー', 'فضي'],
}

const whose: Record<string, readonly [string, string, string]> = {
  Men: ['पुरुषों के लिए', 'メンズ', 'رجالي'],
  Women: ['महिलाओं के लिए', 'レディース', 'نسائي'],
  Boys: ['लड़कों के लिए', 'ボーイズ', 'للأولاد'],
  Girls: ['लड़कियों के लिए', 'ガールズ', 'للبنات'],
  Unisex: ['सबके लिए', 'ユニセックス', 'للجنسين'],
  '': ['', '', ''],
}

const scripts: Record<Script, 0 | 1 | 2> = { Devanagari: 0, Japanese: 1, Arabic: 2 }

/** The parts of the title; joined without separators, they are the title. No word spans two parts. */
export function foreignParts(script: Script, article: Article): string[] {
  const at = scripts[script]
  const noun = nouns[article.type.shape][at]
  const colour = colours[article.appearance.colour]?.[at] ?? ''
  const gender = whose[article.gender]?.[at] ?? ''
  const brand = article.brand.name
  // a long vowel mark joins the texts on both sides of it, so these two are one part
  if (script === 'Japanese') return ['【', brand, '】', gender + noun, ' ', colour, ' 送料無料']
  return script === 'Arabic'
    ? spaced([noun, gender, colour, 'من', brand])
    : spaced([brand, gender, colour, noun])
}
