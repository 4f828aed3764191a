import { Image, Text } from '@tarojs/components'
import { useMemo } from 'react'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { codePicture } from '@/domain/ticket/code-picture'
import { groupTicketCode } from '@/domain/ticket/ticket-code'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { UNTRANSLATED } from '@/platform/untranslated'
import { copyCode } from './copy-code'
import { BarCode } from './bar-code'
import styles from './static-code.module.scss'

export interface StaticCodeProps {
  code: string
  /** Accessible name of the code, which includes its digits. */
  label: string
  /** Class that sets the size of the picture. */
  className: string
  /** Class that sets the position of the digits. */
  digitsClass?: string | undefined
  /** True to draw a bar code below the QR code. */
  barred?: boolean
}

/** Draws a code that does not change. Also draws its digits, for manual input at a gate or a machine. */
export function StaticCode({ code, label, className, digitsClass, barred = false }: StaticCodeProps) {
  const t = useTexts(ticketTexts)
  const services = useServices()
  const picture = useMemo(() => codePicture(code), [code])
  const digits = groupTicketCode(code)
  return (
    <>
      <Image className={className} src={picture} mode="aspectFit" ariaLabel={label} />
      {barred && <BarCode code={code} />}
      <Pressable className={classes(styles.digits, digitsClass)} onClick={() => void copyCode(code, services)}>
        <Text className={styles.number} {...UNTRANSLATED}>
          {digits}
        </Text>
        <Icon name="copy" size="s" label={t('detail.copyCode')} className={styles.copy} />
      </Pressable>
    </>
  )
}
