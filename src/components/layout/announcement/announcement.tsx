import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { Notice } from '@/api/layout'
import { follow } from '@/router/follow'
import textStyles from '@/styles/text.module.scss'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon/icon'
import { Sheet } from '../../ui/sheet/sheet'
import { Pressable } from '../../ui/pressable/pressable'
import type { PartProps } from '../part'
import styles from './announcement.module.scss'

/** Draws the merchant's notices: the newest as one line, all of them in a sheet. */
export function Announcement({ component: { notices, title } }: PartProps<'ANNOUNCEMENT'>) {
  const t = useTexts()
  const { track } = useServices()
  const [open, setOpen] = useState(false)
  const [newest] = notices
  if (!newest) return null
  const name = title || t('home.announcement')
  const close = () => {
    track({ name: 'click_close_notice', noticeId: newest.noticeId })
    setOpen(false)
  }
  return (
    <>
      <Pressable className={styles.line} ariaHaspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="bell" size="m" className={styles.icon} label={name} />
        <View className={styles.text}>{newest.noticeTitle}</View>
        <Icon name="chevron-right" size="s" className={textStyles.tertiary} />
      </Pressable>
      <Sheet open={open} title={name} onClose={close}>
        {notices.map((notice) => (
          <NoticeText key={notice.noticeId} notice={notice} onLeave={close} />
        ))}
      </Sheet>
    </>
  )
}

/** Draws two lines of a notice with a link to the full text, or the full text if there is no link. */
function NoticeText({ notice, onLeave }: { notice: Notice; onLeave: () => void }) {
  const t = useTexts()
  const { navigate } = useServices()
  const { noticeTitle, noticeContent, noticeMoreUrl } = notice
  const handleMore = () => {
    onLeave()
    return follow(navigate, noticeMoreUrl)
  }
  return (
    <View className={styles.notice}>
      <View className={textStyles.item} role="heading" ariaLevel={3}>
        {noticeTitle}
      </View>
      {noticeMoreUrl ? (
        <>
          <View className={classes(textStyles.paragraph, styles.cut)}>{noticeContent}</View>
          <Pressable
            className={styles.more}
            label={[t('button.more'), noticeTitle].join(t('common.separator'))}
            to={noticeMoreUrl}
            onClick={handleMore}
          >
            {t('button.more')}
            <Icon name="chevron-right" size="s" />
          </Pressable>
        </>
      ) : (
        <Text className={textStyles.paragraph}>{noticeContent}</Text>
      )}
    </View>
  )
}
