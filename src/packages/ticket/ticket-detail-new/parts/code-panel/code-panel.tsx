import { Image, Text, View } from '@tarojs/components'
import { useMemo } from 'react'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Spinner } from '@/components/ui/spinner/spinner'
import { Pressable } from '@/components/ui/pressable/pressable'
import { codePicture } from '@/domain/ticket/code-picture'
import { groupTicketCode } from '@/domain/ticket/ticket-code'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { verifyTexts } from '@/locales/namespaces/verify'
import { copyCode } from '../../ticket-actions'
import type { TicketFace } from '../../ticket-face'
import styles from './code-panel.module.scss'

export interface CodePanelProps {
  face: TicketFace
  /** Which ticket this is, from 1. */
  number: number
  /** Text of the time at which the codes open. */
  opens: string
  onRetry: () => Promise<void>
  /** Leads to the face check. */
  onVerify: () => Promise<void>
}

const STAMPS = {
  USED: { title: 'detail.used', note: 'detail.stampUsed' },
  EXPIRED: { title: 'detail.expired', note: 'detail.stampExpired' },
  REFUNDED: { title: 'detail.refunded', note: 'detail.stampRefunded' },
} as const

/** The white paper of a ticket: its code, large; or in the same room why there is none. */
export function CodePanel({ face, number, opens, onRetry, onVerify }: CodePanelProps) {
  const t = useTexts(ticketTexts)
  const { codeState } = face
  if (codeState === 'code') return <Code code={face.code} number={number} />
  if (codeState === 'loading')
    return (
      <View className={styles.paper} ariaBusy>
        <Spinner />
        <Text className={styles.note}>{t('common.loading')}</Text>
      </View>
    )
  if (codeState === 'face') return <FaceFirst onVerify={onVerify} />
  if (codeState === 'later')
    return (
      <View className={styles.paper}>
        <Icon name="clock" size="xl" />
        <Text className={styles.sentence}>{t('detail.codeFrom', { time: opens })}</Text>
        <Text className={styles.note}>{t('detail.codeFromHint')}</Text>
      </View>
    )
  if (codeState === 'missing')
    return (
      <View className={styles.paper}>
        <Text className={styles.sentence}>{t('detail.codeMissing')}</Text>
        <Button size="m" onClick={onRetry}>
          {t('button.retry')}
        </Button>
      </View>
    )
  return (
    <View className={styles.paper}>
      <View className={styles.stamp}>
        <Text>{t(STAMPS[codeState].title)}</Text>
      </View>
      <Text className={styles.note}>{t(STAMPS[codeState].note)}</Text>
    </View>
  )
}

/** The code waits for the face check. */
function FaceFirst({ onVerify }: Pick<CodePanelProps, 'onVerify'>) {
  const t = useTexts(verifyTexts)
  return (
    <View className={styles.paper}>
      <Icon name="shield" size="xl" />
      <Text className={styles.sentence}>{t('verify.ticketTitle')}</Text>
      <Text className={styles.note}>{t('verify.ticketNote')}</Text>
      <Button size="m" onClick={onVerify}>
        {t('verify.go')}
      </Button>
    </View>
  )
}

function Code({ code, number }: { code: string; number: number }) {
  const t = useTexts(ticketTexts)
  const services = useServices()
  const picture = useMemo(() => codePicture(code), [code])
  const digits = groupTicketCode(code)
  return (
    <View className={styles.paper}>
      <Image
        className={styles.code}
        src={picture}
        mode="aspectFit"
        ariaLabel={t('detail.codeLabel', { number, code: digits })}
      />
      <Pressable className={styles.digits} onClick={() => void copyCode(code, services)}>
        <Text className={styles.number}>{digits}</Text>
        <Icon name="copy" size="s" label={t('detail.copyCode')} className={styles.copy} />
      </Pressable>
      <Text className={styles.note}>{t('detail.showAtGate')}</Text>
    </View>
  )
}
