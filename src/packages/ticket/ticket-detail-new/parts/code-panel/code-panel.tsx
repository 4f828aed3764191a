import { Text, View } from '@tarojs/components'
import { ChangingCode } from '@/components/code/changing-code'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { classes } from '@/components/ui/classes'
import { Spinner } from '@/components/ui/spinner/spinner'
import { groupTicketCode } from '@/domain/ticket/ticket-code'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { verifyTexts } from '@/locales/namespaces/verify'
import { linkTo } from '@/router/link-to'
import { StaticCode } from '../../../code/static-code'
import type { TicketFace } from '../../../code/ticket-face'
import { ChangedShow } from './changed-show'
import styles from './code-panel.module.scss'
import { Pickup } from './pickup'
import { Giving } from './giving'
import { Reason } from './reason'
import { STAMP_NOTES } from './stamps'

export interface CodePanelProps {
  face: TicketFace
  voucherId: string
  /** Order id of the ticket; '' for a ticket that was not bought here. */
  orderId: string
  /** Code for collecting paper tickets; '' if there are no paper tickets. */
  pickupCode: string
  /** Number of tickets that can be collected with the code. */
  pickupCount: number
  /** UTC offset of the show, minutes east of UTC. */
  utcOffset: number
  /** Number of the ticket within its voucher, from 1. */
  number: number
  /** Text of the time from which codes are shown. */
  opens: string
  onRetry: () => Promise<void>
  /** Opens the face check. */
  onVerify: () => Promise<void>
  /** Transfers the ticket's key from another device to this device. */
  onTake: () => Promise<void>
}

/**
 * Draws the code of a ticket in a large size on white paper. If there is no code, draws the reason in the same space.
 */
export function CodePanel(props: CodePanelProps) {
  const { face, voucherId, orderId, pickupCode, pickupCount, number, opens, onRetry, onVerify, onTake, utcOffset } =
    props
  const t = useTexts(ticketTexts)
  const { codeState } = face
  if (codeState === 'code') return <Code face={face} voucherId={voucherId} number={number} />
  if (codeState === 'CANCELED' || codeState === 'DELAY')
    return <ChangedShow change={codeState} orderId={orderId} number={face.ticket.number} />
  if (codeState === 'loading')
    return (
      <View className={styles.room} ariaBusy>
        <Spinner />
        <Text className={styles.note}>{t('common.loading')}</Text>
      </View>
    )
  if (codeState === 'paper') return <Pickup code={pickupCode} count={pickupCount} />
  if (codeState === 'sent')
    return <Reason icon="ticket" sentence={t('detail.paperSent')} note={t('detail.paperSentHint')} />
  if (codeState === 'face') return <FaceFirst onVerify={onVerify} />
  if (codeState === 'later')
    return <Reason icon="clock" sentence={t('detail.codeFrom', { time: opens })} note={t('detail.codeFromHint')} />
  if (codeState === 'elsewhere')
    return <Waiting sentence="detail.elsewhere" note="detail.elsewhereHint" button="detail.take" onClick={onTake} />
  if (codeState === 'no-key')
    return <Waiting sentence="detail.noKey" note="detail.noKeyHint" button="button.retry" onClick={onRetry} />
  if (codeState === 'GIVING') return <Giving gift={face.ticket.gift} utcOffset={utcOffset} />
  if (codeState === 'missing')
    return (
      <Waiting sentence="detail.codeMissing" note="detail.codeMissingHint" button="button.retry" onClick={onRetry} />
    )
  const note = codeState === 'REFUNDED' && orderId === '' ? null : STAMP_NOTES[codeState]
  return (
    <View className={styles.room}>
      <View className={styles.stamp}>
        <Text>{t(`ticketHolder.state.${codeState}`)}</Text>
      </View>
      {note && <Text className={styles.note}>{t(note, { phone: face.ticket.gift?.to ?? '' })}</Text>}
    </View>
  )
}

/** Draws a placeholder for the code, with a button that opens the face check. */
function FaceFirst({ onVerify }: Pick<CodePanelProps, 'onVerify'>) {
  const t = useTexts(verifyTexts)
  return (
    <Reason
      icon="shield"
      sentence={t('verify.ticketTitle')}
      note={t('verify.ticketNote')}
      button={t('verify.go')}
      onClick={onVerify}
    />
  )
}

interface WaitingProps {
  sentence: 'detail.elsewhere' | 'detail.noKey' | 'detail.codeMissing'
  note: 'detail.elsewhereHint' | 'detail.noKeyHint' | 'detail.codeMissingHint'
  button: 'detail.take' | 'button.retry'
  onClick: () => Promise<void>
}

/** Draws a sentence, and a button after which the code can be shown. */
function Waiting({ sentence, note, button, onClick }: WaitingProps) {
  const t = useTexts(ticketTexts)
  return <Reason icon="qr" sentence={t(sentence)} note={t(note)} button={t(button)} onClick={onClick} />
}

function Code({ face, voucherId, number }: Pick<CodePanelProps, 'face' | 'voucherId' | 'number'>) {
  const t = useTexts(ticketTexts)
  const { code, key, ticket } = face
  const { ticketId } = ticket
  return (
    <View className={classes(styles.room, styles.paper)}>
      {key ? (
        <ChangingCode
          ticketId={ticketId}
          owner="ticket"
          ticketKey={key}
          label={(seconds) => t('detail.changingLabel', { number, seconds })}
          changesIn={(seconds) => t('detail.changesIn', { seconds })}
          className={styles.code}
        />
      ) : (
        <StaticCode
          code={code}
          label={t('detail.codeLabel', { number, code: groupTicketCode(code) })}
          className={styles.code}
          digitsClass={styles.digits}
        />
      )}
      <Text className={styles.note}>{t(key ? 'detail.showLive' : 'detail.showAtGate')}</Text>
      <Button kind="quiet" size="s" className={styles.large} to={linkTo('ticket-code', { id: voucherId, ticketId })}>
        {t('detail.large')}
      </Button>
    </View>
  )
}
