import { useState } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import { monogram } from './monogram.ts'
import styles from './MerchantMark.module.css'

type MerchantMarkProps = {
  name: string
  /** The `merchantLogo`; the monogram is shown until it loads and if it fails. */
  logo?: string | null | undefined
  /** The size: 18 × 16, 24 and 28 px. */
  size?: 's' | 'm' | 'l'
}

/** A merchant's logo or neutral monogram. Decorative, because the name is next to it. */
export function MerchantMark({ name, logo = null, size = 's' }: MerchantMarkProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={classes(styles.mark, styles[size])} aria-hidden="true" translate="no">
      {logo !== null && broken !== logo ? (
        <img
          key={logo}
          src={logo}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(logo)}
        />
      ) : (
        monogram(name)
      )}
    </span>
  )
}
