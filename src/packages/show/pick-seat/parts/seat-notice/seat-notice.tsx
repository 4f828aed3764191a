import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useId } from 'react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Notice } from '@/components/ui/notice/notice'
import { Pressable } from '@/components/ui/pressable/pressable'
import { focus } from '@/platform/focus'
import { seatTexts } from '@/locales/namespaces/seat'
import textStyles from '@/styles/text.module.scss'
import type { PickSeatModel } from '../../pick-seat.model'
import { noticeOf } from './notice-of'
import styles from './seat-notice.module.scss'

/** Draws a message about the seats and its action over the map. Screen readers announce the message when it appears. */
export const SeatNotice = observer(({ model }: { model: PickSeatModel }) => {
  const t = useTexts(seatTexts)
  const id = `notice${useId().replace(/\W/g, '')}`
  const { picking } = model
  useEffect(() => model.events.on('focusNotice', () => focus.move(id)), [model, id])
  const notice = picking && noticeOf(t, model, picking)
  return (
    <View className={styles.place} id={id} role="alert" tabIndex={-1}>
      {notice && (
        <View className={styles.card}>
          <Notice
            tone={notice.tone}
            action={
              <View className={styles.acts}>
                {notice.fix && (
                  <Button kind="secondary" size="s" onClick={notice.fix.run}>
                    {t(notice.fix.key, { count: notice.fix.count ?? 1, session: notice.fix.session ?? '' })}
                  </Button>
                )}
                {notice.canGo && (
                  <Pressable className={styles.away} label={t('button.close')} onClick={() => picking?.notify(null)}>
                    <Icon name="close" size="s" />
                  </Pressable>
                )}
              </View>
            }
          >
            <View className={styles.text}>
              <Text>{notice.text}</Text>
              {notice.more !== '' && <Text className={textStyles.secondary}>{notice.more}</Text>}
            </View>
          </Notice>
        </View>
      )}
    </View>
  )
})
