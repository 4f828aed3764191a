import { Image, Text, View } from '@tarojs/components'
import { useMemo } from 'react'
import { useTexts } from '@/components/texts'
import { codePicture } from '@/domain/ticket/code-picture'
import { rotatingCode, type TicketKey } from '@/domain/ticket/gate-code'
import { CODE_WINDOW, codeWindow, windowLeft } from '@/domain/ticket/one-time-code'
import { ringPicture } from '@/domain/ticket/ring-picture'
import { ticketTexts } from '@/locales/namespaces/ticket'
import styles from './changing-code.module.scss'
import { useSecond } from './use-second'

const FIGURE_SPACE = '\u2007'

interface ChangingCodeProps {
  ticketId: string
  ticketKey: TicketKey
  /** Which ticket this is, from 1. */
  number: number
  /** Size of the code. */
  className: string
}

/**
 * The code of the present time window, made on this device, and its remaining seconds. Needs no network. With reduced
 * motion, the seconds are shown without the ring.
 */
export function ChangingCode({ ticketId, ticketKey, number, className }: ChangingCodeProps) {
  const t = useTexts(ticketTexts)
  const now = useSecond()
  const window = codeWindow(now)
  const picture = useMemo(() => codePicture(rotatingCode(ticketId, ticketKey, window)), [ticketId, ticketKey, window])
  const left = windowLeft(now)
  const seconds = Math.ceil(left / 1000)
  // At the end of the text: as wide with one digit as with two, so the ring beside it stays where it is.
  const pad = seconds < 10 ? FIGURE_SPACE : ''
  return (
    <>
      <Image
        className={className}
        src={picture}
        mode="aspectFit"
        ariaLabel={t('detail.changingLabel', { number, seconds: CODE_WINDOW / 1000 })}
      />
      <View className={styles.left} ariaHidden>
        <Image className={styles.ring} src={ringPicture(left / CODE_WINDOW)} mode="aspectFit" />
        <Text className={styles.seconds}>{t('detail.changesIn', { seconds }) + pad}</Text>
      </View>
    </>
  )
}
