import { ProductPicture } from '../../pictures/ProductPicture.tsx'
import { MerchantHtml } from '../../products/MerchantHtml.tsx'
import { DataList } from '../../ui/DataList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import styles from './MoreOfAnswer.module.css'
import type { FoundPrices } from './eanIdentity.ts'

const MOST_CHARACTERS = 300

function asJson(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return 'nested too deeply to be shown here'
  }
}

/** Any JSON as one line; what is cut is whole in the raw answer. */
function inOneLine(value: unknown): string {
  const line = typeof value === 'string' ? value : asJson(value)
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line
}

/** What full mode adds to the prices, and the fields that the specification does not name. */
export function MoreOfAnswer({ result }: { result: FoundPrices }) {
  const { images, description, otherFields } = result
  const hasExtras = images.length > 0 || description !== null
  return (
    <>
      {hasExtras && (
        <Panel title="Pictures and description" meta="Added by full mode" padded>
          {images.length > 0 && (
            <ul className={styles.pictures}>
              {images.map((src, place) => (
                <li key={src}>
                  <ProductPicture src={src} alt={`Picture ${place + 1}`} size="medium" />
                </li>
              ))}
            </ul>
          )}
          {description !== null && (
            <div className={styles.text}>
              <MerchantHtml html={description} />
            </div>
          )}
        </Panel>
      )}
      {otherFields.length > 0 && (
        <Panel title="Other fields" meta="Received, but not named by the specification" padded>
          <DataList
            items={otherFields.map(([name, value]) => ({ label: name, value: inOneLine(value) }))}
          />
        </Panel>
      )}
    </>
  )
}
