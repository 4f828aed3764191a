import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GiftPreview } from '@/api/transfer'
import { nearTime } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { giftTexts } from '@/locales/namespaces/gift'
import { linkTo, replacedBy } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import type { AcceptGiftModel } from '../../accept-gift.model'
import styles from './accept-act.module.scss'

interface ActProps {
  model: AcceptGiftModel
  preview: GiftPreview
}

/**
 * Draws the button that accepts the gift. If a login is needed first, draws the login button. If the gift cannot be
 * accepted, draws the reason and a link to other content.
 */
export const AcceptAct = observer(({ model, preview }: ActProps) => {
  const { accepted, refusal } = model
  return (
    <View className={styles.act}>
      <View className={styles.status} role="status">
        {accepted && <Done model={model} />}
      </View>
      {!accepted && (refusal ? <Refused model={model} preview={preview} /> : <Open model={model} preview={preview} />)}
    </View>
  )
})

const Open = observer(({ model, preview }: ActProps) => {
  const t = useTexts(giftTexts)
  const { loggedIn, failed, own } = model
  const time = nearTime(preview.expiresAt, { now: useNow(), utcOffset: preview.utcOffset }, t)
  return (
    <>
      <Notice>
        <Text className={styles.line}>{t('gift.accept.until', { time })}</Text>
        <Text className={styles.line}>{t('gift.accept.rule')}</Text>
        {own.value?.needsNames && <Text className={styles.line}>{t('gift.accept.namesNote')}</Text>}
      </Notice>
      {failed && (
        <Notice tone="danger">
          <Text className={styles.line}>{t('gift.accept.failed')}</Text>
          <Text className={styles.line}>{t('gift.accept.failedHint')}</Text>
        </Notice>
      )}
      {loggedIn ? (
        <Button block onClick={model.accept}>
          {t('gift.accept.submit')}
        </Button>
      ) : (
        <>
          <Text className={textStyles.metaNumerals}>{t('gift.accept.loginNote', { phone: preview.to })}</Text>
          <Button block onClick={model.login}>
            {t('gift.accept.login')}
          </Button>
        </>
      )}
    </>
  )
})

const Refused = observer(({ model, preview }: ActProps) => {
  const t = useTexts(giftTexts)
  const { refusal, voucherId, loggedIn } = model
  if (refusal === 'other')
    return (
      <>
        <Notice tone="danger">
          <Text className={styles.line}>{t('gift.accept.other', { phone: preview.to })}</Text>
          <Text className={styles.line}>{t('gift.accept.otherHint')}</Text>
        </Notice>
        <Button block onClick={model.switchAccount}>
          {t('gift.accept.switch')}
        </Button>
      </>
    )
  if (!refusal) return null
  const [text, to] = voucherId
    ? (['gift.accept.toTicket', replacedBy('ticket-detail-new', { id: voucherId })] as const)
    : (['gift.accept.toShow', linkTo('show-detail', { showId: preview.showId })] as const)
  return (
    <>
      <Notice tone={voucherId ? 'success' : 'notice'}>
        <Text className={styles.line}>{t(`gift.accept.${refusal}`)}</Text>
        {refusal === 'late' && <Text className={styles.line}>{t('gift.accept.lateHint')}</Text>}
        {refusal === 'received' && !loggedIn && (
          <Text className={styles.line}>{t('gift.accept.loginNote', { phone: preview.to })}</Text>
        )}
      </Notice>
      <Button block to={to}>
        {t(text)}
      </Button>
    </>
  )
})

const Done = observer(({ model }: { model: AcceptGiftModel }) => {
  const t = useTexts(giftTexts)
  const { voucherId: id, needsNames } = model
  return (
    <>
      <Notice tone="success">{t('gift.accept.done')}</Notice>
      {needsNames && (
        <Button block to={replacedBy('real-name', { id })}>
          {t('gift.accept.toNames')}
        </Button>
      )}
      <Button kind={needsNames ? 'secondary' : 'primary'} block to={replacedBy('ticket-detail-new', { id })}>
        {t('gift.accept.toTicket')}
      </Button>
    </>
  )
})
