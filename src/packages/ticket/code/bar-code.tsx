import { Image } from '@tarojs/components'
import { useMemo } from 'react'
import { barPicture } from '@/domain/ticket/bar-picture'
import styles from './bar-code.module.scss'

/**
 * Draws a bar code below the QR code, for scanners that only read bar codes. The bar code is hidden from screen
 * readers, because both codes have the same content.
 */
export function BarCode({ code }: { code: string }) {
  const picture = useMemo(() => barPicture(code), [code])
  return <Image className={styles.bars} src={picture} mode="scaleToFill" ariaHidden />
}
