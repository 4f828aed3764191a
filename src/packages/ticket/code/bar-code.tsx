import { Image } from '@tarojs/components'
import { useMemo } from 'react'
import { barPicture } from '@/domain/ticket/bar-picture'
import styles from './bar-code.module.scss'

/** Draws a code for line scanners, below its QR code, which is the same to readers: hidden from them. */
export function BarCode({ code }: { code: string }) {
  const picture = useMemo(() => barPicture(code), [code])
  return <Image className={styles.bars} src={picture} mode="scaleToFill" ariaHidden />
}
